/** A value cut into its numerals, which stand large, and the words and units around them. */
export interface FigurePart {
  words: string;
  numerals: boolean;
}

/** One number or several: `16/25/40`, `15–100`, `−29 ~ +200`, `1-1/4`, `F10/F12`. */
const NUMERALS = /[+−F]?\d[\d,.]*(?:(?:[/-]|\s?[–~]\s?)[+−F]?\d[\d,.]*)*/g;

/** Beside large numerals the words' own space would be lost. */
const EN_SPACE = '\u2002';

/** @param text a stated value; what stands in brackets stays small: `800 psi (55 bar)` */
export function figureParts(text: string): FigurePart[] {
  const bracket = text.indexOf('(');
  const whole = bracket < 0 ? text : text.slice(0, bracket);
  const parts: FigurePart[] = [];
  let from = 0;
  const add = (to: number, numerals: boolean) => {
    if (to > from) parts.push({ words: whole.slice(from, to).replace(' · ', EN_SPACE), numerals });
    from = to;
  };
  for (const { index, 0: match } of whole.matchAll(NUMERALS)) {
    add(index, false);
    add(index + match.length, true);
  }
  add(whole.length, false);
  return bracket < 0 ? parts : [...parts, { words: text.slice(bracket), numerals: false }];
}
