import type { Language } from '#contract/address.ts';
import type { Fact } from '#facts/facts.ts';
import { rowText } from '#facts/print.ts';

/** Keys of content whose strings are for programs, not for readers. */
const NOT_TEXT = new Set([
  'type',
  'layout',
  'align',
  'imageUrl',
  'sheetUrl',
  'src',
  'href',
  'pdf',
  'products',
  'id',
  'provenance',
]);

/** Every text for readers in a piece of content, in one language, without markup. */
export function textsOf(value: unknown, language: Language): string[] {
  if (typeof value === 'string')
    return [
      value
        // A tag within a line leaves no gap: a particle follows the link that it belongs to.
        .replaceAll(/<\/?(?:a|b|strong|em|i|span|sup|sub)\b[^>]*>/g, '')
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ].filter(Boolean);
  if (Array.isArray(value))
    return value.length > 0 && value.every(isFact)
      ? [rowText(value, { language })]
      : value.flatMap((item) => textsOf(item, language));
  if (typeof value !== 'object' || value === null) return [];
  if ('ko' in value && 'en' in value) return labelled(value[language], language);
  return Object.entries(value).flatMap(([key, item]) =>
    NOT_TEXT.has(key) ? [] : textsOf(item, language),
  );
}

/** A fact of a table is printed as the page prints it. */
const isFact = (value: unknown): value is Fact =>
  typeof value === 'object' && value !== null && 'provenance' in value && 'scope' in value;

/** The texts of a resolved value; a map of labels gives its labels too. */
function labelled(value: unknown, language: Language): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return textsOf(value, language);
  return Object.entries(value).flatMap(([label, item]) => [label, ...textsOf(item, language)]);
}
