/** Which product a row of a pasted list asks for: by its code, else by its kind and figures, compared by the one rule. */
import { frameIn } from '#contract/asked-query.ts';
import { ranked } from '#facts/match.ts';
import type { Position } from '#facts/measure/list.ts';
import type { Result } from '#facts/result.ts';

import { askedOf, isLookedAt } from '#app/shared/fit/asked.ts';
import type { FinderData, FinderItem } from '#app/shared/fit/finder-data.ts';
import { askedBy, type FinderQuery } from '#app/shared/fit/finder-query.ts';
import { partsOf } from '#app/shared/operating-point/sentence.ts';

export interface FoundProduct {
  /** Undefined where nothing matches for sure: the row goes along as its text. */
  item: FinderItem | undefined;
  /** The others of its kind that are in range, the closest first; where none is, those of which something is not stated. */
  others: readonly FinderItem[];
  /** What is said of the others. */
  othersAre: Exclude<Result, 'out-of-range'>;
  /** The figures of the row. */
  asked: Omit<FinderQuery, 'sort'>;
  /** What looks like a measure and cannot be read for sure. */
  refused: readonly string[];
}

/** Before anything can be compared. */
export const NOTHING_FOUND: FoundProduct = {
  item: undefined,
  others: [],
  othersAre: 'in-range',
  asked: {},
  refused: [],
};

/**
 * @param absent words for what no product is: such a row is of another kind, whatever else it says
 */
export function findProduct(
  position: Position,
  data: Pick<FinderData, 'items' | 'choices'>,
  absent: readonly string[],
): FoundProduct {
  const parts = partsOf(position);
  const { asked } = askedBy(parts, data);
  const { family, actuation, ...figures } = asked;
  const words = position.words.join(' ');
  const none = { ...NOTHING_FOUND, asked: figures, refused: parts.refused };
  if (names(words, absent)) return none;
  const pages = data.items.filter(({ page }) => page);
  const named = namedIn(words, pages);
  const [code] = named;
  // Another kind than that of the code: nobody can say which of the two is meant.
  if (code && family && !named.some((item) => isOfKind(item, family))) return none;
  if (named.length > 1) return { ...none, others: named };
  // Of a valve that nobody names it is a spare part.
  if (!code && /슬리브|sleeve/i.test(words) && !/핀치|pinch/i.test(words)) return none;
  const looked = code
    ? pages.filter((item) => item.family === code.family)
    : family
      ? pages.filter((item) =>
          isLookedAt(item, { family, ...(actuation && { actuation }), sort: 'closest' }),
        )
      : [];
  const matched = ranked(looked, askedOf(figures));
  const thatAre = (result: Result) =>
    matched.flatMap(({ subject, match }) => (match.result === result ? [subject] : []));
  const inRange = thatAre('in-range');
  const othersAre = inRange.length > 0 ? 'in-range' : 'not-stated';
  const fitting = inRange.length > 0 ? inRange : thatAre('not-stated');
  const item = code ?? fitting[0];
  return { ...none, item, othersAre, others: fitting.filter((other) => other !== item) };
}

/** The products that words name: by a code, or by a size that ranges of actuators have, which one way of acting tells apart. */
function namedIn(words: string, items: readonly FinderItem[]): readonly FinderItem[] {
  const codes = new Set(words.toLowerCase().split(/[\s,;()/]+/));
  const coded = items.find(({ id, code }) => codes.has(id) || codes.has(code.toLowerCase()));
  if (coded) return [coded];
  const sized = items.filter(({ facts }) =>
    facts.some(({ value }) => value.kind === 'frame-sizes' && frameIn(value, words) !== undefined),
  );
  const returns = SPRING_RETURN.test(words);
  return returns === DOUBLE_ACTING.test(words)
    ? sized
    : sized.filter(({ traits }) => traits.includes('spring-return') === returns);
}

const DOUBLE_ACTING = /복동|double[- ]?act/i;
const SPRING_RETURN = /단동|스프링|single[- ]?act|spring/i;

/** A ball valve with three ports is one. */
const isOfKind = (item: FinderItem, families: readonly string[]): boolean =>
  families.includes(item.family) || (item.family === 'three-way' && families.includes('ball'));

/** Whether a text names one of these words: hangul within a word, Latin as a whole one; a space may be left out. */
const names = (text: string, words: readonly string[]): boolean =>
  words.some((word) => {
    const letters = word
      .split(' ')
      .map((part) => part.replace(/[^\p{L}\d]/gu, '\\$&'))
      .join('[ -]?');
    return new RegExp(`(?<![a-z0-9])${letters}(?![a-z0-9])`, 'i').test(text);
  });
