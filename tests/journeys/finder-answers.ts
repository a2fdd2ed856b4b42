/** What the finder answers for the content as it is: `tests/unit/finder.test.ts` proves the answers, journeys that pages show them. */
import { find } from '#app/features/finder/finder.ts';
import { parseQuery, without } from '#app/shared/fit/finder-query.ts';
import { finderData } from '#app/features/finder/finder.server.ts';

const data = finderData('ko');
const { items } = data;

const answer = (search: string) => find(items, parseQuery(search, data));

/** How many rows its whole table has: one for each item of which it has something to say. */
export const rowCount = items.filter(({ texts }) => Object.keys(texts).length > 0).length;

/** How many products are in range of the conditions of an address: `?dn=150&pn=16`. */
export const fitCount = (search: string): number => answer(search).count;

/** The codes of the valves in range, in the order of the page. */
export const fittingValves = (search: string): string[] =>
  answer(search).valves['in-range'].map(({ item }) => item.code);

/** How many products are in range without the size. */
export const fitCountWithoutSize = (search: string): number =>
  find(items, without(parseQuery(search, data), 'size')).count;
