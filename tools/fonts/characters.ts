/** The site's characters, cut into the slices that a browser fetches one by one. */
export interface Slices {
  /** Everything that is not a Hangul syllable, and `한국어`. */
  latin: string;
  /** The syllables that every page or most pages use. */
  common: string;
  /** The other syllables of the site. */
  rest: string;
}

/** How many syllables are common: with more, pages load what they do not show; with fewer, most need both slices. */
export const COMMON_SYLLABLES = 330;

/** In every build, so that a figure, a sign or a name that a text brings tomorrow has its glyph today. */
const ALWAYS = `${range(0x20, 0x7e)}\u00a0©®·«»±²³µ¼½¾×÷°–—‘’“”…·•−×÷°±≤≥≈←→↑↓‹›′″µΩ⌀™○△✓▾`;

/** What an English page shows of Korean: the language switch. It would fetch a slice of hundreds for these three. */
const ON_ENGLISH_PAGES = '한국어';

/**
 * Slices of all characters that the texts hold.
 *
 * @param texts one string per source; a syllable is the more common the more sources hold it
 * @param everywhere texts that every page shows: their syllables are common, however few other texts hold them
 */
export function slicesOf(texts: readonly string[], everywhere: readonly string[] = []): Slices {
  const sources = new Map<string, number>();
  for (const character of everywhere.join('')) sources.set(character, texts.length);
  for (const text of texts) {
    for (const character of new Set(text)) {
      sources.set(character, (sources.get(character) ?? 0) + 1);
    }
  }
  const syllables = [...sources]
    .filter(([character]) => isSyllable(character))
    .toSorted(([a, inA], [b, inB]) => inB - inA || compare(a, b))
    .map(([character]) => character);
  const others = [...sources.keys()].filter(
    (character) => !isSyllable(character) && isPrintable(character),
  );
  return {
    latin: sorted([...Array.from(ALWAYS + ON_ENGLISH_PAGES), ...others]),
    common: sorted(syllables.slice(0, COMMON_SYLLABLES)),
    rest: sorted(syllables.slice(COMMON_SYLLABLES)),
  };
}

/**
 * Value of the CSS descriptor `unicode-range` for exactly these characters.
 *
 * @param characters sorted by code point, none twice
 */
export function unicodeRange(characters: string): string {
  const ranges: [first: number, last: number][] = [];
  for (const character of characters) {
    const code = codeOf(character);
    const open = ranges.at(-1);
    if (open && open[1] === code - 1) open[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return ranges
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(',');
}

function isSyllable(character: string): boolean {
  return character >= '가' && character <= '힣' && !ON_ENGLISH_PAGES.includes(character);
}

function isPrintable(character: string): boolean {
  return !/[\p{Control}\p{Surrogate}\p{Private_Use}\p{Unassigned}]/u.test(character);
}

function sorted(characters: readonly string[]): string {
  return [...new Set(characters)].toSorted(compare).join('');
}

function compare(a: string, b: string): number {
  return codeOf(a) - codeOf(b);
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join(
    '',
  );
}
