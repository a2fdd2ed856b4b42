/**
 * A figure stands once, as typed data. A text that names it takes it from there: `최대 토크 ${is.torque}의 액추에이터`. Until its
 * entry is defined the figure is a placeholder that carries its words in both languages, `{torque=60 Nm|60 Nm}`; `withFigures`
 * puts in those of the text's language. So the check of figures can tell what was written by hand from what was taken.
 */
import type { Language, Localized } from '#content/schema/localized.ts';

const NAME = String.raw`[A-Za-z0-9.]+`;
const PLACEHOLDER = new RegExp(String.raw`\{(${NAME})=([^{}|]*)\|([^{}|]*)\}`, 'g');
/** What a text still holds of a figure that its data does not state. */
const MISSING = new RegExp(String.raw`\{(${NAME})\?\}`, 'g');

/**
 * The placeholder of a figure.
 * @param words undefined where the data does not state it: naming it is a fault of the content
 */
export function placeholder(
  name: string,
  words: Localized | ((language: Language) => string) | undefined,
): string {
  if (words === undefined) return `{${name}?}`;
  const { ko, en } = typeof words === 'function' ? { ko: words('ko'), en: words('en') } : words;
  return `{${name}=${ko}|${en}}`;
}

/** Placeholders for a set of figures, by their names. */
export function placeholders<Name extends string>(
  figures: Readonly<Record<Name, Localized | ((language: Language) => string) | undefined>>,
): Readonly<Record<Name, string>> {
  return Object.fromEntries(
    Object.entries<Localized | ((language: Language) => string) | undefined>(figures).map(
      ([name, words]) => [name, placeholder(name, words)],
    ),
  ) as Record<Name, string>;
}

/** A text with its figures, in one language. */
const filled = (text: string, language: Language): string =>
  text.replaceAll(PLACEHOLDER, (_all, _name, ko: string, en: string) =>
    language === 'ko' ? ko : en,
  );

/** Entries as they were written, by the entry with its figures. */
const written = new WeakMap<object, object>();
/** Tables that were made from typed data: every cell of theirs is a figure taken from it. */
const generated = new WeakSet<object>();

/** Says of a table that it was made from typed data. */
export function fromData<T extends object>(table: T): T {
  generated.add(table);
  return table;
}

/** An entry with its figures put in. A text outside `ko` and `en`, such as a table's cell, becomes both languages where they differ. */
export function withFigures<T extends object>(entry: T): T {
  const result = filledIn(entry) as T;
  written.set(result, entry);
  return result;
}

function filledIn(value: unknown, language?: Language): unknown {
  if (typeof value === 'string') {
    if (language) return filled(value, language);
    const [ko, en] = [filled(value, 'ko'), filled(value, 'en')];
    return ko === en ? ko : { ko, en };
  }
  if (typeof value !== 'object' || value === null || generated.has(value)) return value;
  if (Array.isArray(value)) return value.map((item) => filledIn(item, language));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      filled(key, language ?? 'en'),
      filledIn(item, key === 'ko' || key === 'en' ? key : language),
    ]),
  );
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
