/** Sizes of an actuator range, which are no pipe sizes and have a name each: AP1 to AP12. Pure. */
export interface FrameSizes {
  readonly prefix: string;
  readonly from: number;
  readonly to: number;
}

/** The sizes that words name, as printed: `AP8` for `ap-8 6 bar`. */
const namedIn = ({ prefix, from, to }: FrameSizes, words: string): string[] =>
  [...words.matchAll(new RegExp(`(?<![a-z0-9])${prefix}[\\s_-]?(\\d{1,2})(?![\\d.,])`, 'gi'))]
    .map(([, number]) => Number(number))
    .filter((number) => number >= from && number <= to)
    .map((number) => prefix + number);

/** The one size that words name; undefined where they name none or several. */
export function frameIn(sizes: FrameSizes, words: string): string | undefined {
  const named = new Set(namedIn(sizes, words));
  return named.size === 1 ? [...named][0] : undefined;
}

/** A size as somebody enters it beside its product, where the number alone will do. Anything else stays as it was typed. */
export const typedFrame = (sizes: FrameSizes, text: string): string =>
  (/^\s*(?:[a-z]+[\s_-]?)?\d+\s*$/i.test(text)
    ? frameIn(sizes, /^\s*\d/.test(text) ? sizes.prefix + text.trim() : text)
    : undefined) ?? text;
