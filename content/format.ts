/**
 * The text that a page shows for a quantity is formatted here, from data, per language. Pure functions, no DOM.
 *
 * Typography: U+2212 for minus; " ~ " with signs for Korean temperature ranges; en dash for plain ranges;
 * a space between number and unit, none before 년, 개, 초, 분, 시간, 회전; product codes and DN, PN, ANSI numbers are never grouped.
 */
import type { Language, Localized } from './schema/localized.ts';
import { BY_ACTUATOR, NOT_APPLICABLE, NOT_STATED } from './schema/quantity.ts';
import type {
  Applicable,
  DualPressure,
  InchSize,
  Quantity,
  Rating,
  SizeRange,
  Supply,
  Temperature,
  Unit,
} from './schema/quantity.ts';

const MINUS = '\u2212';
const EN_DASH = '\u2013';

/** 자료 없음 / Not stated. */
export const NOT_STATED_TEXT: Localized = { ko: '자료 없음', en: 'Not stated' };

/** 해당 없음 / Not applicable. */
export const NOT_APPLICABLE_TEXT: Localized = { ko: '해당 없음', en: 'Not applicable' };

/** 조립하는 액추에이터에 따름 / Depends on the actuator fitted. */
const BY_ACTUATOR_TEXT: Localized = {
  ko: '조립하는 액추에이터에 따름',
  en: 'Depends on the actuator fitted',
};

/** Why a text is no value; undefined where it is one. */
export function missingValue(text: string): 'not-stated' | 'not-applicable' | undefined {
  if (text === NOT_STATED_TEXT.ko || text === NOT_STATED_TEXT.en) return NOT_STATED;
  if (text === NOT_APPLICABLE_TEXT.ko || text === NOT_APPLICABLE_TEXT.en) return NOT_APPLICABLE;
  return undefined;
}

/** Runs a formatter for each language: `both((lang) => formatSize(size, lang))`. */
export const both = (format: (lang: Language) => string): Localized => ({
  ko: format('ko'),
  en: format('en'),
});

/** The formatted value, 자료 없음 / Not stated, 해당 없음 / Not applicable, or 조립하는 액추에이터에 따름 / Depends on the actuator fitted. */
export function formatStated<T>(
  value: Applicable<T>,
  lang: Language,
  format: (value: T, lang: Language) => string,
): string {
  if (value === NOT_APPLICABLE) return NOT_APPLICABLE_TEXT[lang];
  if (value === BY_ACTUATOR) return BY_ACTUATOR_TEXT[lang];
  return value === NOT_STATED ? NOT_STATED_TEXT[lang] : format(value as T, lang);
}

/** A plain number with a thousands comma and U+2212: `18,500`, `−5.5`. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 6 }).replace('-', MINUS);
}

/** A temperature without its unit, with its sign; zero has none: `−20`, `0`, `+80`. */
function signed(value: number): string {
  return value > 0 ? `+${formatNumber(value)}` : formatNumber(value);
}

/** Units written onto the Korean number without a space. */
const KOREAN_COUNTERS: Partial<Record<Unit, string>> = {
  s: '초',
  min: '분',
  h: '시간',
  turns: '회전',
};

/** The unit with its separating space: ` Nm`, `초`, `°`. */
function unitSuffix(unit: Unit, lang: Language): string {
  if (unit === '°') return '°';
  const counter = lang === 'ko' ? KOREAN_COUNTERS[unit] : undefined;
  return counter ?? ` ${unit}`;
}

/** `25–18,500 Nm`, `최대 6 bar` / `up to 6 bar`, `95 % 초과` / `above 95 %`, `5.5 bar`. Temperatures are signed. */
export function formatQuantity(value: Quantity, lang: Language): string {
  const isTemperature = value.unit === '°C';
  const number = isTemperature ? signed : formatNumber;
  const suffix = unitSuffix(value.unit, lang);
  switch (value.comparator) {
    case 'between': {
      const dash = isTemperature ? (lang === 'ko' ? ' ~ ' : ' to ') : EN_DASH;
      return `${number(value.min)}${dash}${number(value.max)}${suffix}`;
    }
    case 'at-most': {
      const word = isTemperature ? '최고' : '최대';
      return lang === 'ko'
        ? `${word} ${number(value.max)}${suffix}`
        : `up to ${number(value.max)}${suffix}`;
    }
    case 'at-least':
      return lang === 'ko'
        ? `${number(value.min)}${suffix} 이상`
        : `from ${number(value.min)}${suffix}`;
    case 'above':
      return lang === 'ko'
        ? `${number(value.min)}${suffix} 초과`
        : `above ${number(value.min)}${suffix}`;
    case 'exactly':
      return `${number(value.value)}${suffix}`;
  }
}

/** `−20 ~ +80 °C` / `−20 to +80 °C`. */
export const formatTemperature = (value: Temperature, lang: Language): string =>
  formatQuantity(value, lang);

/** A maximum that its own label already calls a maximum: `1,100 Nm`, not `up to 1,100 Nm`. Ranges stay ranges. */
export function formatLimit(value: Quantity, lang: Language): string {
  return value.comparator === 'at-most'
    ? formatQuantity({ comparator: 'exactly', value: value.max, unit: value.unit }, lang)
    : formatQuantity(value, lang);
}

/**
 * A maximum where no label says so: `최대 6 bar` / `up to 6 bar`. One that differs by size is a range that must not be read as
 * that of operation: `최대 4–6 bar` / `max. 4–6 bar`.
 */
export const formatMaximum = (value: Quantity, lang: Language): string => {
  const text = formatQuantity(value, lang);
  return value.comparator === 'between' ? `${lang === 'ko' ? '최대' : 'max.'} ${text}` : text;
};

/** `2–8 bar (29–116 psi)`. */
export const formatDualPressure = ({ bar, psi }: DualPressure, lang: Language): string =>
  `${formatQuantity(bar, lang)} (${formatQuantity(psi, lang)})`;

/** An inch size as a mixed fraction, without unit: `1/4`, `1-1/4`, `3`. */
export function formatInch({ numerator, denominator }: InchSize): string {
  const whole = Math.floor(numerator / denominator);
  const rest = numerator % denominator;
  if (rest === 0) return String(whole);
  return whole === 0 ? `${rest}/${denominator}` : `${whole}-${rest}/${denominator}`;
}

/** `1/4–4 in`; a range of one size is that size. A hyphen in a size sets it apart from the dash: `1-1/2 – 2-1/2 in`. */
export function formatInchRange(from: InchSize, to: InchSize): string {
  const [a, b] = [formatInch(from), formatInch(to)];
  if (a === b) return `${a} in`;
  const dash = `${a}${b}`.includes('-') ? ` ${EN_DASH} ` : EN_DASH;
  return `${a}${dash}${b} in`;
}

/** `DN 40–1200`, `DN 200`, `1/4–4 in`; of two sizes both, since none lies between: `DN 20, 25`. */
export function formatSize(size: SizeRange): string {
  if (size.system === 'inch') return formatInchRange(size.from, size.to);
  if (size.list?.length === 2) return `DN ${size.list.join(', ')}`;
  return size.from === size.to ? `DN ${size.from}` : `DN ${size.from}${EN_DASH}${size.to}`;
}

/** `PN 10/16`. */
export const formatPn = (classes: readonly number[]): string => `PN ${classes.join('/')}`;
/** `ANSI 150/300/600`. */
export const formatAnsi = (classes: readonly number[]): string => `ANSI ${classes.join('/')}`;

/** Every part of a rating that is stated, joined by commas. */
export function formatRating(rating: Rating, lang: Language): string {
  const parts: string[] = [];
  if (rating.pn) parts.push(formatPn(rating.pn));
  if (rating.ansi) {
    const maxima = rating.maxByAnsi?.map((entry) => formatNumber(entry.bar)).join('/');
    const suffix = maxima ? ` (${lang === 'ko' ? '최대' : 'max.'} ${maxima} bar)` : '';
    parts.push(formatAnsi(rating.ansi) + suffix);
  }
  if (rating.working) {
    parts.push(
      `${formatLimit(rating.working.psi, lang)} (${formatLimit(rating.working.bar, lang)})`,
    );
  }
  for (const { from, to, pn } of rating.pnBySize ?? [])
    parts.push(`PN ${pn} (${formatInchRange(from, to)})`);
  if (rating.examples) {
    const examples = rating.examples.map(({ value, at }) =>
      lang === 'ko' ? `${at.value} °C에서 ${value}` : `${value} at ${at.value} °C`,
    );
    const list = examples.join(', ');
    parts.push(
      lang === 'ko' ? `예: ${list} (단위 자료 없음)` : `for example ${list} (unit not stated)`,
    );
  }
  return parts.length > 0 ? parts.join(', ') : NOT_STATED_TEXT[lang];
}

/** The limit beside a rating, which does not hold for it: `최대 차압 16 bar` / `max. Δp 16 bar`. */
export const formatDifferential = (limit: Quantity, lang: Language): string =>
  `${lang === 'ko' ? '최대 차압' : 'max. Δp'} ${formatLimit(limit, lang)}`;

/** `110–220 V, 50–60 Hz`. */
export const formatSupply = ({ voltage, frequency }: Supply, lang: Language): string =>
  `${formatQuantity(voltage, lang)}, ${formatQuantity(frequency, lang)}`;

/** `F05/F07`. */
export const formatFlanges = (flanges: readonly string[]): string => flanges.join('/');

/** `G 3/4`. */
export const formatThread = ({ thread, size }: { thread: string; size: InchSize }): string =>
  `${thread} ${formatInch(size)}`;

/** `20초 (50 Hz)` / `20 s (50 Hz)`. The angle belongs in the label. */
export const formatStroke = (
  { seconds, atHz }: { seconds: number; atHz: number },
  lang: Language,
): string => `${formatNumber(seconds)}${unitSuffix('s', lang)} (${atHz} Hz)`;
