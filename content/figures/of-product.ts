/** The figures of a product in words, as placeholders for its texts and for the texts of others. One set per family. */
import {
  formatAnsi,
  formatDualPressure,
  formatFlanges,
  formatInchRange,
  formatLimit,
  formatNumber,
  formatPn,
  formatQuantity,
  formatSize,
  formatSupply,
  formatTemperature,
  formatThread,
} from '#content/format.ts';
import type { Language } from '#content/schema/localized.ts';
import type { ProductEntry } from '#content/schema/product.ts';
import { bounds, exactly, isStated, NOT_STATED } from '#content/schema/quantity.ts';
import type { Quantity, Rating, SizeRange, Stated } from '#content/schema/quantity.ts';
import type { Family, Technical, TechnicalOf } from '#content/schema/technical.ts';
import { placeholders } from './placeholder.ts';

type Words = (language: Language) => string;

/** The same words in both languages. */
const same =
  (text: string): Words =>
  () =>
    text;
const words =
  (value: Quantity): Words =>
  (lang) =>
    formatQuantity(value, lang);
const limit =
  (value: Quantity): Words =>
  (lang) =>
    formatLimit(value, lang);

/** One end of a quantity with its unit: `18,500 Nm`, `−20 °C`. */
function end(value: Quantity, which: 'min' | 'max'): Words | undefined {
  const at = bounds(value)[which];
  return at === undefined ? undefined : words(exactly(at, value.unit));
}

/** A quantity without its unit. */
export const number =
  (value: Quantity): Words =>
  (lang) =>
    formatQuantity(value, lang).replace(` ${value.unit}`, '');

/** The upper end of a quantity, as a value of its own. */
export function atLimit(value: Quantity): Quantity {
  const { max } = bounds(value);
  if (max === undefined) throw new Error('a quantity without an upper end has no limit');
  return exactly(max, value.unit);
}

/** A size and its ends: `DN 40–1200`, `DN 40`, `DN 1200`. */
function sizes(value: Stated<SizeRange>) {
  if (value === NOT_STATED) return { size: undefined, sizeFrom: undefined, sizeTo: undefined };
  const one = (which: 'from' | 'to') =>
    value.system === 'DN' ? `DN ${value[which]}` : formatInchRange(value[which], value[which]);
  return {
    size: same(formatSize(value)),
    sizeFrom: same(one('from')),
    sizeTo: same(one('to')),
  };
}

const temperatures = (value: Quantity<'°C'>) => ({
  temperature: (lang: Language) => formatTemperature(value, lang),
  temperatureMin: end(value, 'min'),
  temperatureMax: end(value, 'max'),
});

function ratings({ pn, ansi, maxByAnsi, working, pnBySize, examples }: Rating) {
  const bars = maxByAnsi?.map(({ bar }) => formatNumber(bar)).join('/');
  const classes = pnBySize?.map((row) => row.pn) ?? [];
  return {
    pn: pn && same(formatPn(pn)),
    ansi: ansi && same(formatAnsi(ansi)),
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
      same(pnBySize.map((row) => `PN ${row.pn} (${formatInchRange(row.from, row.to)})`).join(', ')),
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
    supply: (lang) => formatDualPressure(data.supply, lang),
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
    flanges: same(formatFlanges(data.flanges)),
    /** The smaller of the flanges: `F12`. */
    flangeFrom: same(data.flanges[0] ?? ''),
    angle: same(`${data.time.angle}°`),
    time: words(exactly(data.time.seconds, 's')),
    atHz: words(exactly(data.time.atHz, 'Hz')),
    singlePhase: (lang) => formatSupply(data.singlePhase, lang),
    singlePhaseVoltage: words(data.singlePhase.voltage),
    frequency: words(data.singlePhase.frequency),
  });

const butterfly = (data: TechnicalOf<'butterfly-valve'>) => {
  const style = (name: 'wafer' | 'double-flanged') =>
    isStated(data.bodyStyles)
      ? data.bodyStyles.find((item) => item.style === name)?.size
      : undefined;
  const [wafer, flanged] = [style('wafer'), style('double-flanged')];
  return placeholders({
    ...sizes(data.size),
    ...ratings(data.rating),
    ...temperatures(data.temperature),
    wafer: wafer && same(formatSize(wafer)),
    waferTo: wafer && same(`DN ${wafer.to}`),
    flanged: flanged && same(formatSize(flanged)),
    flangedFrom: flanged && same(`DN ${flanged.from}`),
  });
};

const ball = (data: TechnicalOf<'ball-valve'>) =>
  placeholders({
    ...sizes(data.size),
    ...ratings(data.rating),
    ...temperatures(data.temperature),
    extended: data.temperatureExtended && end(data.temperatureExtended, 'max'),
    supply: isStated(data.actuatorSupply) ? limit(data.actuatorSupply) : undefined,
    differential: isStated(data.maxDifferentialPressure)
      ? limit(data.maxDifferentialPressure)
      : undefined,
  });

const flangedPinch = (data: TechnicalOf<'pinch-valve-flanged'>) =>
  placeholders({
    ...sizes(data.size),
    /** Where the letters stand before other sizes already: `40–200`. */
    sizeNumbers: same(formatSize(data.size).replace('DN ', '')),
    pressure: limit(data.maxOperatingPressure),
    flanges: same(
      data.flanges.map(({ standard, size }) => `${standard} (${formatSize(size)})`).join(', '),
    ),
  });

const threadedPinch = (data: TechnicalOf<'pinch-valve-threaded'>) =>
  placeholders({
    ...sizes(data.size),
    /** `DN 20, 25` */
    sizes: same(`DN ${data.variants.map(({ dn }) => dn).join(', ')}`),
    /** `DN 20 (G 3/4), DN 25 (G 1)` */
    variants: same(
      data.variants
        .map(({ dn, connection }) => `DN ${dn} (${formatThread(connection)})`)
        .join(', '),
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
    pilotPort: same(formatThread(data.pilotPort)),
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
