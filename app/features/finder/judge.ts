import type { CautionId, ChoiceFacet, Facet, FinderItem, Span } from './finder-data.ts';
import type { FinderQuery } from './finder-query.ts';

export type Outcome = 'fits' | 'ask' | 'no';

/** Why: the key of a message (`finder:reason.…`), filled with what the source states. */
export type ReasonId =
  | CautionId
  | 'notStated'
  | 'otherCategory'
  | 'otherApplication'
  | 'otherBrand'
  | 'otherActuation'
  | 'sizeFrom'
  | 'sizeTo'
  | 'sizeNotListed'
  | 'pnOther'
  | 'pnAtSize'
  | 'pnNotStated'
  | 'ansiOther'
  | 'ansiNotStated'
  | 'barTo'
  | 'barBySize'
  | 'barUnitless'
  | 'barDerates'
  | 'barClassMaximum'
  | 'temperatureFrom'
  | 'temperatureTo'
  | 'temperatureLowest'
  | 'temperatureExtended'
  | 'temperatureSleeve'
  | 'torqueTo'
  | 'torqueBelow'
  | 'torqueSeries'
  | 'rotationOther'
  | 'optional'
  | 'notElectric'
  | 'phaseMissing'
  | 'voltageOther'
  | 'notAir'
  | 'airOther'
  | 'airOnly'
  | 'notOil'
  | 'oilOther'
  | 'flangeOther'
  | 'flangeSize'
  | 'protectionOther';

export interface Reason {
  id: ReasonId;
  facet: Facet;
  /** What the source states, as printed. */
  value?: string;
}

/** The judgement on one facet; a match may carry a caution. */
export interface Finding {
  outcome: Outcome;
  reason?: Reason;
}

type Judge<F extends Facet> = (
  item: FinderItem,
  asked: NonNullable<FinderQuery[F]>,
  query: FinderQuery,
) => { outcome: Outcome; id?: ReasonId; value?: string } | null;

const FITS = { outcome: 'fits' } as const;
const NOT_STATED = { outcome: 'ask', id: 'notStated' } as const;
const no = (id: ReasonId, value?: string) => ({
  outcome: 'no' as const,
  id,
  ...(value !== undefined && { value }),
});
const ask = (id: ReasonId, value?: string) => ({ ...no(id, value), outcome: 'ask' as const });
const fitsWith = (id: ReasonId, value?: string) => ({
  ...no(id, value),
  outcome: 'fits' as const,
});

/** Whether a range holds a value; an end that is not stated bounds nothing, so ask about it before. */
export const covers = ({ min, max }: Span, value: number): boolean =>
  (min === undefined || value >= min) && (max === undefined || value <= max);

const judgeChoice =
  (own: (item: FinderItem) => readonly string[] | null, other: ReasonId): Judge<ChoiceFacet> =>
  (item, asked) => {
    const values = own(item);
    if (values === null) return NOT_STATED;
    return values.some((value) => asked.includes(value)) ? FITS : no(other);
  };

const judgeSize: Judge<'size'> = ({ size }, dn) => {
  if (size === undefined) return null;
  if (size === null) return NOT_STATED;
  if (dn < size.from) return no('sizeFrom', size.fromText);
  if (dn > size.to) return no('sizeTo', size.toText);
  return size.list && !size.list.includes(dn) ? no('sizeNotListed') : FITS;
};

/** PN matches listed values only: PN 10 in a valve of PN 16 would be other flanges. JIS 10K is no PN. */
const judgePn: Judge<'pn'> = ({ rating }, pn, { size }) => {
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

const judgeAnsi: Judge<'ansi'> = ({ rating }, ansi) => {
  if (!rating) return null;
  if (rating.ansi.length === 0) return ask('ansiNotStated', rating.text);
  return rating.ansi.includes(ansi) ? FITS : no('ansiOther', `ANSI ${rating.ansi.join('/')}`);
};

/** A pressure in bar matches stated bar only: PN and classes are names, and derate with temperature. */
const judgeBar: Judge<'bar'> = ({ rating }, bar, { ansi }) => {
  if (!rating) return null;
  if (rating.barByAnsi) {
    const steps = rating.barByAnsi.filter((each) => ansi === undefined || each.ansi === ansi);
    const step = steps.find((each) => bar <= each.bar);
    if (step) return fitsWith('barClassMaximum', `ANSI ${step.ansi}, ${step.bar} bar`);
    // An unlisted class is a misfit of its own.
    const highest = Math.max(...(steps.length > 0 ? steps : rating.barByAnsi).map((s) => s.bar));
    return no('barTo', `${highest} bar`);
  }
  if (rating.bar) {
    if (bar <= rating.bar.sure) return FITS;
    if (bar <= rating.bar.max) return ask('barBySize', rating.bar.text);
    return no('barTo', `${rating.bar.max} bar`);
  }
  return rating.unitless ? ask('barUnitless') : ask('barDerates', rating.text);
};

const judgeTemperature: Judge<'temperature'> = ({ temperature: range }, value) => {
  if (range === undefined) return null;
  if (range === null) return NOT_STATED;
  if (range.max !== undefined && value > range.max) {
    const { extended } = range;
    return extended && value <= extended.max
      ? ask('temperatureExtended', extended.text)
      : no('temperatureTo', signed(range.max));
  }
  if (range.sleeve) return ask('temperatureSleeve', range.text);
  if (range.min === undefined) return ask('temperatureLowest');
  return value < range.min ? no('temperatureFrom', signed(range.min)) : FITS;
};

const judgeTorque: Judge<'torque'> = ({ torque }, value) => {
  if (torque === undefined) return null;
  if (torque === null) return NOT_STATED;
  if (torque.max !== undefined && value > torque.max) return no('torqueTo', torque.text);
  if (torque.min !== undefined && value < torque.min) return ask('torqueBelow', torque.text);
  return torque.series ? fitsWith('torqueSeries', torque.text) : FITS;
};

const judgeRotation: Judge<'rotation'> = ({ rotation }, angle) => {
  if (rotation === undefined) return null;
  if (rotation === null) return NOT_STATED;
  if (rotation.standard === angle) return FITS;
  return rotation.options.includes(angle)
    ? fitsWith('optional', `${angle}°`)
    : no('rotationOther', [rotation.standard, ...rotation.options].map((a) => `${a}°`).join(' · '));
};

const judgePhase: Judge<'phase'> = ({ power }, phase) => {
  if (power === undefined) return null;
  if (power === null) return NOT_STATED;
  if (power === 'none') return no('notElectric');
  return (phase === 1 ? power.single : power.three) ? FITS : no('phaseMissing');
};

const judgeVoltage: Judge<'voltage'> = ({ power }, volts, { phase }) => {
  if (power === undefined) return null;
  if (power === null) return NOT_STATED;
  if (power === 'none') return no('notElectric');
  const spans = [phase === 3 ? null : power.single, phase === 1 ? null : power.three].flatMap(
    (span) => span ?? [],
  );
  if (spans.some((span) => covers(span, volts))) return FITS;
  return no('voltageOther', spans.map(({ text }) => text).join(' · ') || undefined);
};

const judgeAir: Judge<'air'> = ({ air }, bar) => {
  if (air === undefined) return null;
  if (air === null) return NOT_STATED;
  if (air === 'none') return no('notAir');
  if (covers(air, bar)) return FITS;
  // One stated pressure says nothing of a higher one; a lower one is too little.
  return air.min !== undefined && air.min === air.max && bar > air.min
    ? ask('airOnly', air.text)
    : no('airOther', air.text);
};

const judgeOil: Judge<'oil'> = ({ oil }, bar) => {
  if (oil === undefined) return null;
  if (oil === null) return NOT_STATED;
  if (oil === 'none') return no('notOil');
  return covers(oil, bar) ? FITS : no('oilOther', oil.text);
};

const judgeFlange: Judge<'flange'> = ({ flanges }, asked) => {
  if (flanges === undefined) return null;
  if (flanges.list === null) return ask('flangeSize', flanges.text);
  return flanges.list.some((flange) => asked.includes(flange))
    ? FITS
    : no('flangeOther', flanges.text);
};

/** Listed codes only: IP67 does not include IP65's water jets (IEC 60529). */
const judgeProtection: Judge<'protection'> = ({ protection }, asked) => {
  if (protection === undefined) return null;
  if (protection === null) return NOT_STATED;
  if (protection.standard.some((code) => asked.includes(code))) return FITS;
  const option = protection.options.find((code) => asked.includes(code));
  return option === undefined
    ? no('protectionOther', [...protection.standard, ...protection.options].join(' · '))
    : fitsWith('optional', option);
};

const JUDGES: { [F in Facet]: Judge<F> } = {
  category: judgeChoice((item) => [item.category], 'otherCategory'),
  application: judgeChoice((item) => item.applications, 'otherApplication'),
  brand: judgeChoice((item) => (item.brand === null ? null : [item.brand]), 'otherBrand'),
  actuation: judgeChoice((item) => item.actuation, 'otherActuation'),
  size: judgeSize,
  pn: judgePn,
  ansi: judgeAnsi,
  bar: judgeBar,
  temperature: judgeTemperature,
  torque: judgeTorque,
  rotation: judgeRotation,
  phase: judgePhase,
  voltage: judgeVoltage,
  air: judgeAir,
  oil: judgeOil,
  flange: judgeFlange,
  protection: judgeProtection,
};

/**
 * What one facet of the query says of a product.
 *
 * @returns null where the product has no such property: a valve no torque, an actuator no nominal size
 */
export function judgeFacet(item: FinderItem, facet: Facet, query: FinderQuery): Finding | null {
  const asked = query[facet];
  if (asked === undefined) return null;
  const judge = JUDGES[facet] as Judge<Facet>;
  const found = judge(item, asked as never, query);
  if (!found) return null;
  const { outcome, id, value } = found;
  const caution = outcome === 'fits' && id === undefined ? item.cautions?.[facet] : id;
  if (caution === undefined) return { outcome };
  return { outcome, reason: { id: caution, facet, ...(value !== undefined && { value }) } };
}

/** `+100 °C`, `−20 °C`, `0 °C`. */
const signed = (value: number): string =>
  `${value > 0 ? '+' : ''}${value} °C`.replace('-', '\u2212');
