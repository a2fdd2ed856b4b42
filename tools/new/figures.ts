/** Figures as somebody types them, read into the content's own values. Each throws a sentence that says the form. */
import { between, dnFromTo, inchFromTo, type SizeRange } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

type ButterflyData = TechnicalOf<'butterfly-valve'>;
type BallData = TechnicalOf<'ball-valve'>;
type QuarterTurnData = TechnicalOf<'quarter-turn-actuator'>;
type DnRange = ButterflyData['size'];

const NUMBER = String.raw`[-−+]?\d+(?:\.\d+)?`;
const number = (text: string): number => Number(text.replace('−', '-').replace('+', ''));

/** `-20..200`: both ends included. */
export function range(text: string): { min: number; max: number } {
  const [, min, max] = new RegExp(`^(${NUMBER})\\s*(?:\\.\\.|~)\\s*(${NUMBER})$`).exec(text) ?? [];
  if (min === undefined || max === undefined || number(min) >= number(max))
    throw new Error(`"${text}" is no range. Write the lower and the upper end: -20..200`);
  return { min: number(min), max: number(max) };
}

/** `60` */
export function amount(text: string): number {
  if (!new RegExp(`^${NUMBER}$`).test(text)) throw new Error(`"${text}" is no number.`);
  return number(text);
}

/** `10,16`: whole numbers; none where the text is empty. */
export function classes(text: string): number[] {
  const found = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (!found.every((part) => /^[1-9]\d*$/.test(part)))
    throw new Error(`"${text}" is no list of classes. Write them with commas: 10,16`);
  return found.map(Number);
}

/** `DN 50..300` */
export function dnSizes(text: string): DnRange {
  const [, from, to] = /^DN\s*(\d+)\s*\.\.\s*(?:DN\s*)?(\d+)$/i.exec(text) ?? [];
  if (from === undefined || to === undefined)
    throw new Error(`"${text}" is no range of sizes. Write DN 50..300`);
  return dnFromTo(Number(from), Number(to));
}

/** `DN 15..100`, or in inches `1/4..2`. */
export function sizes(text: string): SizeRange {
  const [, from, to] = /^([\d/-]+)\s*\.\.\s*([\d/-]+)(?:\s*in)?$/.exec(text) ?? [];
  return from !== undefined && to !== undefined ? inchFromTo(from, to) : dnSizes(text);
}

/** Pressure ratings: PN, ANSI classes, or both. */
export function rating(pn: string, ansi: string): ButterflyData['rating'] {
  const [pnClasses, ansiClasses] = [classes(pn), classes(ansi)];
  if (pnClasses.length + ansiClasses.length === 0)
    throw new Error('A valve has a pressure rating: --pn, --ansi or both.');
  return {
    ...(pnClasses.length > 0 ? { pn: pnClasses } : {}),
    ...(ansiClasses.length > 0 ? { ansi: ansiClasses } : {}),
  };
}

/** `F05,F07` */
export function flanges(text: string): string[] {
  const found = text.split(',').map((part) => part.trim().toUpperCase());
  if (!found.every((part) => /^F\d{2}$/.test(part)))
    throw new Error(`"${text}" is no list of ISO 5211 flanges. Write F05,F07`);
  return found;
}

/** Mains supply: voltage `110..220`, frequency `50..60`. */
export const supply = (volts: string, hertz: string): QuarterTurnData['singlePhase'] => {
  const [voltage, frequency] = [range(volts), range(hertz)];
  return {
    voltage: between(voltage.min, voltage.max, 'V'),
    frequency: between(frequency.min, frequency.max, 'Hz'),
  };
};

/** Medium temperature in °C. */
export const temperature = (text: string): BallData['temperature'] => {
  const { min, max } = range(text);
  return between(min, max, '°C');
};
