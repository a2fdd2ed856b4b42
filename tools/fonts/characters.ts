/** The site's characters, cut into the slices that a browser fetches one by one. */
export interface Slices {
  /** Everything that is not a Hangul syllable, and `한국어`. */
  latin: string;
  /** Syllables of the pages that most visitors see. */
  hangul: string;
  /** Syllables that only other pages hold. */
  rare: string;
}

/** Always included: visitors type them, and pages make figures and signs that stand in no source text. */
const ALWAYS = `${range(0x20, 0x7e)}\u00a0©®·«»±²³µ¼½¾×÷°–—‘’“”…·•−×÷°±≤≥≈←→↑↓‹›′″µΩ⌀™○△✓▾`;

/** The language switch of English pages. In the Latin slice, so that they need not fetch the Korean one for it. */
const ON_ENGLISH_PAGES = '한국어';

/**
 * Slices of all characters that the texts hold.
 *
 * @param texts of the pages that most visitors see
 * @param aside texts of other pages
 */
export function slicesOf(texts: readonly string[], aside: readonly string[] = []): Slices {
  const common = new Set(texts.join(''));
  const characters = [...common.union(new Set(aside.join('')))];
  return {
    latin: sorted([
      ...Array.from(ALWAYS + ON_ENGLISH_PAGES),
      ...characters.filter((character) => !isHangul(character) && isPrintable(character)),
    ]),
    hangul: sorted([...common].filter(isSyllable)),
    rare: sorted(characters.filter((character) => isSyllable(character) && !common.has(character))),
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

function isHangul(character: string): boolean {
  return character >= '가' && character <= '힣';
}

function isSyllable(character: string): boolean {
  return isHangul(character) && !ON_ENGLISH_PAGES.includes(character);
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
