/** Which product a row of a pasted list asks for: by its code, else by its kind and figures, compared by the one rule. */
import { ranked } from '#facts/match.ts';
import type { Position } from '#facts/measure/list.ts';

import { askedOf } from '#app/shared/fit/asked.ts';
import type { FinderData, FinderItem } from '#app/shared/fit/finder-data.ts';
import { askedBy, type FinderQuery } from '#app/shared/fit/finder-query.ts';
import { partsOf } from '#app/shared/operating-point/sentence.ts';

export interface FoundProduct {
  /** Undefined where nothing matches for sure: the row goes along as its text. */
  item: FinderItem | undefined;
  /** The others of its kind that are in range, the closest first. */
  others: readonly FinderItem[];
  /** The figures of the row. */
  asked: Omit<FinderQuery, 'sort'>;
  /** What is understood and filters nothing: a JIS rating, a medium. */
  notes: readonly string[];
  /** What looks like a measure and cannot be read for sure. */
  refused: readonly string[];
}

/** Before anything can be compared. */
export const NOTHING_FOUND: FoundProduct = {
  item: undefined,
  others: [],
  asked: {},
  notes: [],
  refused: [],
};

/** Words for a valve with three ports. */
export const THREE_WAY = /삼방|3 ?방|쓰리 ?웨이|three[- ]?way|3[- ]?way/i;

/**
 * @param absent words for what no product is: such a row is of another kind, whatever else it says
 */
export function findProduct(
  position: Position,
  { items, choices }: Pick<FinderData, 'items' | 'choices'>,
  absent: readonly string[],
): FoundProduct {
  const parts = partsOf(position);
  const { asked, notes } = askedBy(parts, choices);
  const { family, ...figures } = asked;
  const rest = { asked: figures, notes, refused: parts.refused };
  const words = position.words.join(' ');
  const none = { item: undefined, others: [], ...rest };
  if (names(words, absent)) return none;
  const pages = items.filter(({ page }) => page);
  const codes = new Set(words.toLowerCase().split(/[\s,;()/]+/));
  const named = pages.find(({ id, code }) => codes.has(id) || codes.has(code.toLowerCase()));
  // Another kind than that of the code: nobody can say which of the two is meant.
  if (named && family && !family.includes(named.family)) return none;
  const kind = named ? [named.family] : (family ?? []);
  const isThreeWay = named?.traits.includes('three-way') ?? THREE_WAY.test(words);
  const inRange = ranked(
    pages.filter(
      (item) => kind.includes(item.family) && item.traits.includes('three-way') === isThreeWay,
    ),
    askedOf(figures),
  ).flatMap(({ subject, match }) => (match.result === 'in-range' ? [subject] : []));
  const item = named ?? inRange[0];
  return { item, others: inRange.filter((other) => other !== item), ...rest };
}

/** Whether a text names one of these words: hangul within a word, Latin as a whole one; a space may be left out. */
const names = (text: string, words: readonly string[]): boolean =>
  words.some((word) => {
    const letters = word
      .split(' ')
      .map((part) => part.replace(/[^\p{L}\d]/gu, '\\$&'))
      .join('[ -]?');
    return new RegExp(`(?<![a-z0-9])${letters}(?![a-z0-9])`, 'i').test(text);
  });
