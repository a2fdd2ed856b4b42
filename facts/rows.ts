/** The specification rows of a product, from its facts alone. What is not stated is a question, not a row. */
import { groupBy } from './group.ts';
import { type Fact, isExtended, isStated, type Question, type Subject } from './facts.ts';
import { FACT_KEYS, type FactKey, keyEntry, type Place } from './keys.ts';
import type { Axis } from './axes.ts';
import { dnOf } from './nominal-size.ts';
import type { SizeSpan } from './of-size.ts';
import { rowLabel, rowText, type Style } from './print.ts';

/** One row with its facts still typed: a page draws a bar, a ladder or a link from them, never from the text. */
export interface Row {
  key: FactKey;
  facts: readonly Fact[];
  axis?: Axis;
}

/** The rows that a place shows, in the order of the keys. An extended limit is its own row. */
export function rowsAt(subject: Subject, place: Place): Row[] {
  const shown = subject.facts.filter((fact) => isStated(fact) && isShownAt(fact, place, subject));
  return FACT_KEYS.flatMap((key) => {
    const own = shown.filter((fact) => fact.key === key);
    const { axis } = keyEntry(key);
    const groups = groupBy(own, isExtended);
    return [...groups.values()].map((group) => ({ key, facts: group, ...(axis && { axis }) }));
  });
}

/** A figure for the table per size stands among the rows where it holds for every size, or where there is no table. */
const isShownAt = ({ key, scope }: Fact, place: Place, subject: Subject): boolean => {
  const { shown } = keyEntry(key);
  const isOfEverySize = () => !scope.size || sizesWithFigures(subject).length === 0;
  const hasTable = place === 'specification' && shown.includes('size-table');
  return shown.includes(place) || (hasTable && isOfEverySize());
};

// ---------------------------------------------------------------- one size

/** The sizes that figures are stated for one by one: single sizes, or else the steps of a rating (S40). */
export function sizesWithFigures(subject: Subject): SizeSpan[] {
  const facts = rowsAt(subject, 'size-table').flatMap((row) => row.facts);
  const spans = facts.flatMap(({ scope }) => scope.size ?? []);
  const single = spans.filter(({ from, to }) => dnOf(from) === dnOf(to));
  const all = single.length > 1 ? single : spans;
  const distinct = [...new Map(all.map((span) => [dnOf(span.from), span])).values()];
  if (distinct.length < 2) return [];
  return distinct.toSorted((one, other) => dnOf(one.from) - dnOf(other.from));
}

// ---------------------------------------------------------------- compact rows

/** Keys whose facts stand in the row of the rating where a product has one and there is room for one row. */
const LIMITS_OF_RATING = new Set<FactKey>(['maxPressure', 'maxDifferential']);

/**
 * What is compared first, for cards, key figures and tables: the limits of a rating stand in its row, an extended limit in that
 * of the temperature. Print with `compactText`.
 */
export function compactRows(subject: Subject): Row[] {
  const rows = rowsAt(subject, 'card');
  const hasRating = rows.some(({ key }) => key === 'rating');
  const hostOf = ({ key }: Row): FactKey =>
    hasRating && LIMITS_OF_RATING.has(key) ? 'rating' : key;
  return [...groupBy(rows, hostOf).values()].flatMap((group) =>
    group[0] ? [{ ...group[0], facts: group.flatMap(({ facts }) => facts) }] : [],
  );
}

/** All questions about a product, without duplicates. */
export function questions({ facts }: Subject): Question[] {
  const all = facts.flatMap(({ key, value, scope: { at }, reservations }: Fact): Question[] =>
    value.kind === 'not-stated'
      ? [{ key, ...(at && { at }) }]
      : reservations.map((reservation) => ({ key, reservation })),
  );
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}

/** A row in words. */
export const printRow = ({ facts }: Row, style: Style): { label: string; text: string } => ({
  label: rowLabel(facts, style),
  text: rowText(facts, style),
});
