/** Figures of several products together, computed: how many they are, and from where to where they reach. */
import type { Localized } from '#content/schema/localized.ts';
import type { ProductEntry } from '#content/schema/product.ts';
import { between, exactly } from '#content/schema/quantity.ts';
import type { Quantity } from '#content/schema/quantity.ts';
import type { Unit } from '#facts/units.ts';
import { counted } from './count.ts';
import { sizesText } from '#facts/print.ts';
import { number, words } from './of-product.ts';
import { placeholders } from './placeholder.ts';

/** Ends over all values that are stated; undefined where none is. */
function reach(values: readonly Quantity[]): { min: number; max: number } | undefined {
  const ends = values.flatMap(({ min, max }) => [min, max].flatMap((end) => end ?? []));
  return ends.length === 0 ? undefined : { min: Math.min(...ends), max: Math.max(...ends) };
}

const span = (ends: { min: number; max: number } | undefined, unit: Unit) =>
  ends && words(between(ends.min, ends.max, unit));
const capital = ({ ko, en }: Localized): Localized => ({
  ko,
  en: en.charAt(0).toUpperCase() + en.slice(1),
});
const one = (value: number | undefined, unit: Unit) =>
  value === undefined ? undefined : words(exactly(value, unit));

/** The figures of a series: `const series = figuresOfSeries(productsIn('ball-valves'))`. */
export function figuresOfSeries(entries: readonly ProductEntry[]) {
  const data = entries.map(({ technical }) => technical);
  const torque = reach(data.flatMap((item) => ('torque' in item ? [item.torque] : [])));
  const temperature = reach(
    data.flatMap((item) =>
      item.family === 'ball-valve' || item.family === 'butterfly-valve' ? [item.temperature] : [],
    ),
  );
  const dn = data.flatMap((item) =>
    'size' in item && item.size?.system === 'DN' ? [item.size] : [],
  );
  const models = data.flatMap((item) => (item.family === 'quarter-turn-actuator' ? [item] : []));
  const seconds = models.map(({ time }) => time.seconds);
  const frequencies = new Set(models.map(({ time }) => time.atHz));
  const flanges = models.flatMap((item) => item.flanges).toSorted();
  const threePhase = entries.find(
    ({ technical }) =>
      technical.family === 'quarter-turn-actuator' && technical.threePhase !== 'unavailable',
  );
  return placeholders({
    count: counted(entries.length),
    /** At the beginning of an English sentence. */
    Count: capital(counted(entries.length)),
    torque: span(torque, 'Nm'),
    torqueMin: one(torque?.min, 'Nm'),
    torqueMax: one(torque?.max, 'Nm'),
    temperature: span(temperature, '°C'),
    temperatureMin: one(temperature?.min, '°C'),
    temperatureMax: one(temperature?.max, '°C'),
    /** Where the unit stands apart: `+600`. */
    temperatureMaxNumber: temperature && number(exactly(temperature.max, '°C')),
    size:
      dn.length === 0
        ? undefined
        : () =>
            sizesText({
              from: { dn: Math.min(...dn.map(({ from }) => from)) },
              to: { dn: Math.max(...dn.map(({ to }) => to)) },
            }),
    sizeFrom: dn.length === 0 ? undefined : () => `DN ${Math.min(...dn.map(({ from }) => from))}`,
    sizeTo: dn.length === 0 ? undefined : () => `DN ${Math.max(...dn.map(({ to }) => to))}`,
    /** Where the letters stand apart: `1200`. */
    sizeToNumber: dn.length === 0 ? undefined : () => String(Math.max(...dn.map(({ to }) => to))),
    time: span(
      seconds.length === 0 ? undefined : { min: Math.min(...seconds), max: Math.max(...seconds) },
      's',
    ),
    /** The frequency that every time is stated at; none where they differ. */
    atHz: frequencies.size === 1 ? one([...frequencies][0], 'Hz') : undefined,
    flangeFrom: flanges[0] === undefined ? undefined : () => flanges[0] ?? '',
    flangeTo: flanges.length === 0 ? undefined : () => flanges.at(-1) ?? '',
    /** The first model with a three-phase version. */
    threePhaseFrom: threePhase && (() => threePhase.code),
  });
}
