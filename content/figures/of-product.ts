/** The figures of a product in words, as placeholders for its texts and for the texts of others. One set per family. */
import { sizes as sizesOf, twice } from '#content/entry-values.ts';
import type { Language } from '#content/schema/localized.ts';
import type { ProductEntry } from '#content/schema/product.ts';
import { atMost, exactly } from '#content/schema/quantity.ts';
import type { Quantity, Rating, SizeRange } from '#content/schema/quantity.ts';
import type { Family, Technical, TechnicalOf } from '#content/schema/technical.ts';
import type { KeyEntry } from '#facts/keys.ts';
import { inchText } from '#facts/nominal-size.ts';
import { designationsText, numberText, quantityText, sizesText } from '#facts/print.ts';
import type { Designation, InchSize, OfKind } from '#facts/values.ts';
import { placeholders, type Words } from './placeholder.ts';

/** The same words in both languages. */
const same =
  (text: string): Words =>
  () =>
    text;
/** A quantity as its key is printed. */
const printed =
  (value: Quantity, entry: Pick<KeyEntry, 'limit'>): Words =>
  (language, units) =>
    quantityText(value, { language, ...(units && { units }) }, entry);
export const words = (value: Quantity): Words => printed(value, {});
export const limit = (value: Quantity): Words => printed(value, { limit: true });

/** One end of a quantity with its unit: `18,500 Nm`, `−20 °C`. */
function end({ min, max, unit }: Quantity, which: 'min' | 'max'): Words | undefined {
  if (which === 'max') return max === undefined ? undefined : limit(atMost(max, unit));
  return min === undefined ? undefined : words(exactly(min, unit));
}

/** A quantity without its unit, which stands apart from it. */
export const number =
  (value: Quantity): Words =>
  (language) =>
    words(value)(language).replace(` ${value.unit}`, '');

/** The upper end of a quantity, as a value of its own. */
export function atLimit({ max, unit }: Quantity): Quantity {
  if (max === undefined) throw new Error('a quantity without an upper end has no limit');
  return exactly(max, unit);
}

const inches = (from: InchSize, to = from): string =>
  sizesText({ from: { inch: from }, to: { inch: to } });
const sizeText = (value: SizeRange): string => sizesText(sizesOf(value));
const designations = (system: Designation['system'], numbers: readonly number[]): string =>
  designationsText(numbers.map((each) => ({ system, number: each })));
const threadText = ({ thread, size }: Omit<OfKind<'thread'>, 'kind'>): string =>
  `${thread} ${inchText(size)}`;

/** A size and its ends: `DN 40–1200`, `DN 40`, `DN 1200`. */
function sizes(value: SizeRange | undefined) {
  if (value === undefined) return { size: undefined, sizeFrom: undefined, sizeTo: undefined };
  const { from, to } = sizesOf(value);
  return {
    size: same(sizeText(value)),
    sizeFrom: same(sizesText({ from, to: from })),
    sizeTo: same(sizesText({ from: to, to })),
  };
}

const temperatures = (value: Quantity<'°C'>) => ({
  temperature: words(value),
  temperatureMin: end(value, 'min'),
  temperatureMax: end(value, 'max'),
});

function ratings({ pn, ansi, maxByAnsi, working, pnBySize, examples }: Rating) {
  const bars = maxByAnsi?.map(({ bar }) => numberText(bar)).join('/');
  const classes = pnBySize?.map((row) => row.pn) ?? [];
  return {
    pn: pn && same(designations('PN', pn)),
    ansi: ansi && same(designations('Class', ansi)),
    /** Highest pressures in the order of the classes: `20/50/100 bar`. */
    maxByAnsi: bars === undefined ? undefined : same(`${bars} bar`),
    /** `ANSI 150이 20 bar, …` / `ANSI 150: 20 bar, …` */
    eachMax:
      maxByAnsi &&
      ((lang: Language) =>
        maxByAnsi
          .map(({ ansi, bar }) =>
            lang === 'ko' ? `ANSI ${ansi}이 ${bar} bar` : `ANSI ${ansi}: ${bar} bar`,
          )
          .join(', ')),
    workingPsi: working && limit(working.psi),
    workingBar: working && limit(working.bar),
    pnHighest: pnBySize && same(`PN ${Math.max(...classes)}`),
    pnLowest: pnBySize && same(`PN ${Math.min(...classes)}`),
    /** `PN 40 (1/4–1 in), …` */
    pnBySize:
      pnBySize &&
      same(pnBySize.map((row) => `PN ${row.pn} (${inches(row.from, row.to)})`).join(', ')),
    examples:
      examples &&
      ((lang: Language) =>
        examples
          .map(({ value, at }) =>
            lang === 'ko' ? `${at.value} °C에서 ${value}` : `${value} at ${at.value} °C`,
          )
          .join(', ')),
    exampleValues:
      examples &&
      ((lang: Language) =>
        examples.map(({ value }) => value).join(lang === 'ko' ? '과 ' : ' and ')),
  };
}

const pneumatic = (data: TechnicalOf<'pneumatic-actuator'>) =>
  placeholders({
    torque: words(data.torque),
    torqueMax: end(data.torque, 'max'),
    /** Where the unit stands apart: `25–18,500`, `18,500`. */
    torqueNumber: number(data.torque),
    torqueMaxNumber: number(atLimit(data.torque)),
    supply: words(twice(data.supply.bar, data.supply.psi)),
    supplyBar: words(data.supply.bar),
    supplyPsi: words(data.supply.psi),
    ...temperatures(data.temperature),
    sizes: same(`AP${data.sizes.from}–AP${data.sizes.to}`),
    sizeFirst: same(`AP${data.sizes.from}`),
    sizeLast: same(`AP${data.sizes.to}`),
    sizesStated: same(String(data.sizesStated)),
    rotation: same(`${data.rotation.standard}°`),
    rotationOptions: same(`${data.rotation.options.join('/')}°`),
    /** One by one: `45°, 60°, 120°`. */
    rotationOptionsEach: same(data.rotation.options.map((angle) => `${angle}°`).join(', ')),
    mounting: same(data.mounting),
    protection: same(data.protectionOptions.join('/')),
  });

const quarterTurn = (data: TechnicalOf<'quarter-turn-actuator'>) =>
  placeholders({
    torque: limit(data.torque),
    flanges: same(data.flanges.join('/')),
    /** The smaller of the flanges: `F12`. */
    flangeFrom: same(data.flanges[0] ?? ''),
    angle: same(`${data.time.angle}°`),
    time: words(exactly(data.time.seconds, 's')),
    atHz: words(exactly(data.time.atHz, 'Hz')),
    singlePhase: (lang) =>
      [data.singlePhase.voltage, data.singlePhase.frequency]
        .map((each) => quantityText(each, { language: lang }))
        .join(', '),
    singlePhaseVoltage: words(data.singlePhase.voltage),
    frequency: words(data.singlePhase.frequency),
  });

const butterfly = (data: TechnicalOf<'butterfly-valve'>) => {
  const style = (name: 'wafer' | 'double-flanged') =>
    data.bodyStyles?.find((item) => item.style === name)?.size;
  const [wafer, flanged] = [style('wafer'), style('double-flanged')];
  return placeholders({
    ...sizes(data.size),
    ...ratings(data.rating),
    ...temperatures(data.temperature),
    wafer: wafer && same(sizeText(wafer)),
    waferTo: wafer && same(`DN ${wafer.to}`),
    flanged: flanged && same(sizeText(flanged)),
    flangedFrom: flanged && same(`DN ${flanged.from}`),
  });
};

const ball = (data: TechnicalOf<'ball-valve'>) =>
  placeholders({
    ...sizes(data.size),
    ...ratings(data.rating),
    ...temperatures(data.temperature),
    extended: data.temperatureExtended && end(data.temperatureExtended, 'max'),
    supply: data.actuatorSupply && words(data.actuatorSupply),
    differential: data.maxDifferentialPressure && limit(data.maxDifferentialPressure),
  });

const flangedPinch = (data: TechnicalOf<'pinch-valve-flanged'>) =>
  placeholders({
    ...sizes(data.size),
    /** Where the letters stand before other sizes already: `40–200`. */
    sizeNumbers: same(sizeText(data.size).replace('DN ', '')),
    pressure: limit(data.maxOperatingPressure),
    flanges: same(
      data.flanges.map(({ standard, size }) => `${standard} (${sizeText(size)})`).join(', '),
    ),
  });

const threadedPinch = (data: TechnicalOf<'pinch-valve-threaded'>) =>
  placeholders({
    ...sizes(data.size),
    /** Where the letters stand apart: `20, 25`. */
    sizeNumbers: same(data.variants.map(({ dn }) => dn).join(', ')),
    /** `DN 20 (G 3/4), DN 25 (G 1)` */
    variants: same(
      data.variants.map(({ dn, connection }) => `DN ${dn} (${threadText(connection)})`).join(', '),
    ),
    /** `DN 20: 길이 140 mm, 중량 1.2 kg` and so on */
    eachVariant: (lang) =>
      data.variants
        .map(({ dn, length, weight }) =>
          lang === 'ko'
            ? `DN ${dn}: 길이 ${length} mm, 중량 ${weight} kg`
            : `DN ${dn}: length ${length} mm, weight ${weight} kg`,
        )
        .join(' / '),
    pressure: limit(data.maxOperatingPressure),
    controlAir: words(data.controlAirAboveOperating),
    pilotPort: same(threadText(data.pilotPort)),
  });

const FAMILIES = {
  'pneumatic-actuator': pneumatic,
  'quarter-turn-actuator': quarterTurn,
  'butterfly-valve': butterfly,
  'ball-valve': ball,
  'pinch-valve-flanged': flangedPinch,
  'pinch-valve-threaded': threadedPinch,
} satisfies { [F in Family]: (data: TechnicalOf<F>) => Readonly<Record<string, string>> };

/** Names of the figures of a family, each with its placeholder. */
export type FiguresOf<F extends Family> = ReturnType<(typeof FAMILIES)[F]>;

/** The figures of a product's technical data: `const is = figuresOf(technical)`, then `${is.torque}` in its texts. */
export function figuresOf<T extends Technical>(technical: T): FiguresOf<T['family']> {
  const figures = FAMILIES[technical.family] as (data: Technical) => unknown;
  return figures(technical) as FiguresOf<T['family']>;
}

/** The figures of another entry's product, of which the family is known. */
export function figuresOfProduct<F extends Family>(entry: ProductEntry, family: F): FiguresOf<F> {
  if (entry.technical.family !== family)
    throw new Error(`${entry.code} is a ${entry.technical.family}, not a ${family}`);
  return figuresOf(entry.technical) as FiguresOf<F>;
}
