import type { FigureView } from '#app/shared/product/product-view.ts';

/** A value cut into its numerals, which stand large, and the words and units around them. */
export interface FigurePart {
  words: string;
  numerals: boolean;
}

/** One number or several: `16/25/40`, `15–100`, `−29 ~ +200`, `1-1/4`, `F10/F12`. */
const NUMERALS = /[+−F]?\d[\d,.]*(?:(?:[/-]|\s?[–~]\s?)[+−F]?\d[\d,.]*)*/g;

/** A product's leading figure that its axis is drawn of; the other ranges have their bars in the specifications. */
export const drawnFigure = (figures: readonly FigureView[]): FigureView | undefined =>
  ['torque', 'temperature', 'size']
    .map((quantity) => figures.find(({ range }) => range?.quantity === quantity))
    .find((figure) => figure !== undefined);

/** Whether a product's figures stand in one row at full size; what is in brackets is small. */
export const areShort = (figures: readonly FigureView[]): boolean =>
  figures.map(({ text }) => text.replace(/ ?\(.*/, '')).join('').length <= SHORT;

/** Letters: `up to 1,100 Nm`, `39 s`, `F12/F14`. */
const SHORT = 26;

/** @param stated a value; what stands in brackets stays small: `800 psi (55 bar)`; each of two systems has a line */
export function figureParts(stated: string): FigurePart[] {
  const text = stated.replace(/, (?=ANSI )/, ' · ');
  const bracket = text.indexOf('(');
  const whole = bracket < 0 ? text : text.slice(0, bracket);
  const parts: FigurePart[] = [];
  let from = 0;
  const add = (to: number, numerals: boolean) => {
    if (to > from) parts.push({ words: whole.slice(from, to).replace(' · ', '\n'), numerals });
    from = to;
  };
  for (const { index, 0: match } of whole.matchAll(NUMERALS)) {
    add(index, false);
    add(index + match.length, true);
  }
  add(whole.length, false);
  return bracket < 0 ? parts : [...parts, { words: text.slice(bracket), numerals: false }];
}
