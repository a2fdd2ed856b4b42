/**
 * A figure stands once, as typed data. A text that names it takes it from there: `최대 토크 ${is.torque}의 액추에이터`. Until its
 * entry is defined the figure is a placeholder that carries its words in both languages, `{torque=60 Nm|60 Nm}`; `withFigures`
 * puts in those of the text's language. So the check of figures can tell what was written by hand from what was taken.
 */
import type { Language, Localized } from '#content/schema/localized.ts';
import type { UnitSystem } from '#facts/units.ts';

const NAME = String.raw`[A-Za-z0-9.]+`;
const WORDS = String.raw`([^{}|]*)`;
/** `{torque=60 Nm|60 Nm}`; with imperial units `{torque=60 Nm|60 Nm|44.2 lbf·ft|44.2 lbf·ft}`. */
const PLACEHOLDER = new RegExp(
  String.raw`\{(${NAME})=${WORDS}\|${WORDS}(?:\|${WORDS}\|${WORDS})?\}`,
  'g',
);
/** What a text still holds of a figure that its data does not state. */
const MISSING = new RegExp(String.raw`\{(${NAME})\?\}`, 'g');

/** A figure in words. Without `units` as it is stated. */
export type Words = (language: Language, units?: UnitSystem) => string;

/**
 * The placeholder of a figure.
 * @param words undefined where the data does not state it: naming it is a fault of the content
 */
export function placeholder(name: string, words: Localized | Words | undefined): string {
  if (words === undefined) return `{${name}?}`;
  if (typeof words !== 'function') return `{${name}=${words.ko}|${words.en}}`;
  const stated = `${words('ko')}|${words('en')}`;
  const converted = `${words('ko', 'imperial')}|${words('en', 'imperial')}`;
  return `{${name}=${stated}${converted === stated ? '' : `|${converted}`}}`;
}

/** Placeholders for a set of figures, by their names. */
export function placeholders<Name extends string>(
  figures: Readonly<Record<Name, Localized | Words | undefined>>,
): Readonly<Record<Name, string>> {
  return Object.fromEntries(
    Object.entries<Localized | Words | undefined>(figures).map(([name, words]) => [
      name,
      placeholder(name, words),
    ]),
  ) as Record<Name, string>;
}

/** A text with its figures, in one language. */
const filled = (text: string, language: Language, units: UnitSystem = 'si'): string =>
  text.replaceAll(
    PLACEHOLDER,
    (_all, _name, ko: string, en: string, koImperial = ko, enImperial = en) =>
      units === 'imperial'
        ? language === 'ko'
          ? koImperial
          : enImperial
        : language === 'ko'
          ? ko
          : en,
  );

/** Entries as they were written, and every list and record in them, by those with their figures. */
const written = new WeakMap<object, object>();
/** Tables that were made from typed data: every cell of theirs is a figure taken from it. */
const generated = new WeakSet<object>();

/** Says of a table that it was made from typed data. */
export function fromData<T extends object>(table: T): T {
  generated.add(table);
  return table;
}

/** An entry with its figures put in. A text outside `ko` and `en`, such as a table's cell, becomes both languages where they differ. */
export const withFigures = <T extends object>(entry: T): T => filledIn(entry) as T;

/** A list or record of an entry, of one language, with its figures in imperial units. */
export const inImperial = <T extends object>(part: T, language: Language): T =>
  filledIn(written.get(part) ?? part, language, 'imperial') as T;

function filledIn(value: unknown, language?: Language, units?: UnitSystem): unknown {
  if (typeof value === 'string') {
    if (language) return filled(value, language, units);
    const [ko, en] = [filled(value, 'ko'), filled(value, 'en')];
    return ko === en ? ko : { ko, en };
  }
  if (typeof value !== 'object' || value === null || generated.has(value)) return value;
  const result = Array.isArray(value)
    ? value.map((item) => filledIn(item, language, units))
    : Object.fromEntries(
        Object.entries(value).map(([key, item]) => [
          filled(key, language ?? 'en', units),
          filledIn(item, key === 'ko' || key === 'en' ? key : language, units),
        ]),
      );
  written.set(result, value);
  return result;
}

/** An entry as it was written, figures as placeholders, without the tables made from data. */
export function asWritten(entry: unknown): unknown {
  const own = typeof entry === 'object' && entry !== null ? (written.get(entry) ?? entry) : entry;
  return withoutTables(own);
}

function withoutTables(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (generated.has(value)) return undefined;
  if (Array.isArray(value)) return value.map(withoutTables);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutTables(item)]));
}

/** A text without its placeholders: what was written by hand. */
export const byHand = (text: string): string => text.replaceAll(PLACEHOLDER, '');

/** Names of figures that a text asks for and the data does not state. */
export const missingFigures = (text: string): string[] =>
  [...text.matchAll(MISSING)].map(([, name = '']) => name);
