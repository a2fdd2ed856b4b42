/** What fits into a line of search results: titles in columns, descriptions in characters. */

/** Longest title that search results show whole; a Hangul syllable takes two columns. */
export const MAX_TITLE_COLUMNS = 60;
export const MIN_DESCRIPTION = 70;
export const MAX_DESCRIPTION = 155;

const WIDE = /[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/;

/** Columns of a text: two for a Hangul syllable, one for a Latin letter. */
export const columnsOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);

/** The title of a page: its name, with the site's where both fit. */
export function pageTitle(name: string, siteName: string): string {
  if (name === siteName) return name;
  const both = `${name} | ${siteName}`;
  return columnsOf(both) <= MAX_TITLE_COLUMNS ? both : name;
}

/**
 * A description of the length that search results show: what the page says of itself, and as many of the further sentences
 * as it takes to be long enough, each only where it fits whole.
 */
export function pageDescription(own: string, further: readonly string[]): string {
  return further.filter(Boolean).reduce((text, sentence) => {
    const longer = `${text} ${sentence}`;
    return text.length < MIN_DESCRIPTION && longer.length <= MAX_DESCRIPTION ? longer : text;
  }, own);
}
