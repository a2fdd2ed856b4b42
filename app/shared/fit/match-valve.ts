import type { RatingFact } from './finder-data.ts';
import { ask, FITS, fitsWith, type Matcher, no, NOT_STATED } from './match.ts';

export const matchSize: Matcher<'size'> = ({ size }, dn) => {
  if (size === undefined) return null;
  if (size === null) return NOT_STATED;
  if (dn < size.from) return no('sizeFrom', size.fromText);
  if (dn > size.to) return no('sizeTo', size.toText);
  return size.list && !size.list.includes(dn) ? no('sizeNotListed') : FITS;
};

/** PN matches listed values only: PN 10 in a valve of PN 16 would be other flanges. JIS 10K is no PN. */
export const matchPn: Matcher<'pn'> = ({ rating }, pn, { size }) => {
  if (!rating) return null;
  if (rating.pnBySize) {
    const steps = rating.pnBySize.filter(
      ({ from, to }) => size === undefined || (size >= from && size <= to),
    );
    const step = steps.find((each) => each.pn === pn);
    if (!step)
      return no('pnOther', steps.map((each) => `PN ${each.pn}`).join(' · ') || rating.text);
    return size === undefined ? fitsWith('pnAtSize', step.sizeText) : FITS;
  }
  if (rating.pn.length === 0) return ask('pnNotStated', rating.text);
  return rating.pn.includes(pn) ? FITS : no('pnOther', `PN ${rating.pn.join('/')}`);
};

export const matchAnsi: Matcher<'ansi'> = ({ rating }, ansi) => {
  if (!rating) return null;
  if (rating.ansi.length === 0) return ask('ansiNotStated', rating.text);
  return rating.ansi.includes(ansi) ? FITS : no('ansiOther', `ANSI ${rating.ansi.join('/')}`);
};

/**
 * A pressure in bar matches stated bar only: PN and classes are names, and derate with temperature. So does a stated maximum:
 * together with a temperature it is to be asked.
 */
export const matchBar: Matcher<'bar'> = ({ rating }, bar, { size, ansi, temperature }) => {
  if (!rating) return null;
  if (rating.barByAnsi) {
    const steps = rating.barByAnsi.filter((each) => ansi === undefined || each.ansi === ansi);
    const step = steps.find((each) => bar <= each.bar);
    if (step && temperature !== undefined)
      return ask('barClassAtTemperature', `ANSI ${step.ansi}`, {
        most: `${step.bar} bar`,
        at: degrees(temperature),
      });
    if (step) return fitsWith('barClassMaximum', `ANSI ${step.ansi}, ${step.bar} bar`);
    // An unlisted class is a misfit of its own.
    const highest = Math.max(...(steps.length > 0 ? steps : rating.barByAnsi).map((s) => s.bar));
    return no('barTo', `${highest} bar`);
  }
  if (rating.bar) {
    if (bar <= rating.bar.sure)
      return temperature === undefined
        ? fitsWith('barTemperatureOpen')
        : ask('barAtTemperature', rating.bar.text, { at: degrees(temperature) });
    if (bar <= rating.bar.max) return ask('barBySize', rating.bar.text);
    return no(
      'barTo',
      rating.bar.sure < rating.bar.max ? `${rating.bar.max} bar` : rating.bar.text,
    );
  }
  if (rating.unitless) return ask('barUnitless');
  // PN is no pressure, but one above its number is beyond what any temperature allows; which body has which PN may depend on the size.
  if (bar > highestPn(rating, size)) return ask('barAbovePn');
  if (rating.differentialBar !== undefined && bar > rating.differentialBar)
    return ask('barAboveDifferential', rating.differential);
  const stated = [rating.text, rating.differential].filter((text) => text !== undefined);
  return ask('barDerates', stated.join(', '));
};

/** The highest PN that is stated, of a size where they are stated by size; infinite where none is. */
function highestPn({ pn, pnBySize = [] }: RatingFact, size?: number): number {
  const steps = pnBySize.filter(
    ({ from, to }) => size === undefined || (size >= from && size <= to),
  );
  const numbers = [...pn, ...steps.map((step) => step.pn)];
  return numbers.length === 0 ? Infinity : Math.max(...numbers);
}

export const matchTemperature: Matcher<'temperature'> = ({ temperature: range }, value) => {
  if (range === undefined) return null;
  if (range === null) return NOT_STATED;
  if (range.max !== undefined && value > range.max) {
    const { extended } = range;
    return extended && value <= extended.max
      ? ask('temperatureExtended', extended.text)
      : no('temperatureTo', signed(range.max));
  }
  if (range.sleeve) return ask('temperatureSleeve');
  if (range.min === undefined)
    return range.max === undefined ? NOT_STATED : ask('temperatureLowest', signed(range.max));
  return value < range.min ? no('temperatureFrom', signed(range.min)) : FITS;
};

/** `100 °C`, `−20 °C`. */
const degrees = (value: number): string => `${value} °C`.replace('-', '\u2212');

/** `+100 °C`, `−20 °C`, `0 °C`. */
const signed = (value: number): string => `${value > 0 ? '+' : ''}${degrees(value)}`;
