import type { Fault } from '#content/faults.ts';
import { byHand, missingFigures } from '#content/figures/placeholder.ts';
import type { PlacedText } from '#content/texts.ts';

import { ALLOWED_FIGURES } from './allowed-figures.ts';
import { DESIGNATIONS } from './designations.ts';
import { NUMBER_WORDS } from './number-words.ts';

/**
 * Whatever holds a digit, with the designation before it and the unit after it, so that no unit has to be known: `PN 16`,
 * `G 3/8`, `−20 ~ +80 °C`, `16종`, a bare `6`. Then figures in letters.
 */
const FIGURE = new RegExp(
  [
    String.raw`(?:\b[A-Za-z]{1,5}\s?)?[+−–-]?\d[\d.,/]*(?:(?:\s?[–~×-]\s?|\s(?:to|and)\s|[과와]\s)[+−]?\d[\d.,/]*)*\s?(?:[%°℃][A-Z]?|[A-Za-z]+\b|[가-힣]{1,2})?`,
    ...NUMBER_WORDS,
  ].join('|'),
  'gi',
);

/** A fault for every figure that a text states by hand, and for every figure that its data does not have. */
export function handwrittenFigures(texts: readonly PlacedText[]): Fault[] {
  return texts.flatMap(({ file, field, ko, en }) =>
    (ko === en ? [ko] : [ko, en]).flatMap((text) => [
      ...missingFigures(text).map((name) => ({
        file,
        field,
        problem: `names the figure "${name}", which the data does not state`,
        remedy: 'Leave it out, or state it in the data with its source',
      })),
      ...figuresIn(byHand(text), `${file} ${field}`).map((figure) => ({
        file,
        field,
        problem: `states "${figure.trim()}" by hand`,
        remedy: file.includes('catalogue/')
          ? 'Take it from `technical`: figuresOf(technical) has its names (content/figures/of-product.ts), as in s60.ts'
          : 'Take it from the data that states it: content/figures/ has the figures of products and series by their names',
      })),
    ]),
  );
}

function figuresIn(text: string, place: string): string[] {
  const allowed = ALLOWED_FIGURES.filter(({ where }) => !where || where.test(place));
  const names = [...allowed.map(({ figure }) => figure), ...DESIGNATIONS];
  // A gap stays, so that what stood before and after does not become a word.
  return names.reduce((rest, name) => rest.replaceAll(name, ' … '), text).match(FIGURE) ?? [];
}
