import { createStoredList, useStoredList } from '#app/shared/stored-list/stored-list.ts';

/** Products or sizes that are compared at once. */
export const MAX_COMPARED = 4;

/** A product's id, or one of its sizes: `s30`, `pqvf.100`. */
const ITEM_ID = /^[a-z0-9-]{1,40}(?:\.[a-z0-9-]{1,20})?$/;

const compareId = (value: unknown): string | undefined =>
  typeof value === 'string' && ITEM_ID.test(value) ? value : undefined;

/** What the visitor has chosen to compare, kept on the device. */
export const compareList = createStoredList<string>({
  key: 'gamasan.compare',
  limit: MAX_COMPARED,
  parse: compareId,
});

export const useCompareList = (): readonly string[] => useStoredList(compareList);

/** For putting back what was taken out (`app/shared/stored-list/take-out.ts`). */
export const isSameId = (a: string, b: string): boolean => a === b;

/** Chooses an item or takes it back; where the list is full, no other is taken. */
export function chooseCompared(id: string, chosen: boolean): void {
  compareList.update((items) => {
    if (items.includes(id) === chosen) return items;
    return chosen ? [...items, id] : items.filter((item) => item !== id);
  });
}

/**
 * The device's list after the items of an address have been changed: what was added or taken out there is so here, and what only the
 * device has stays; what was added there comes after it, as far as there is room.
 *
 * @param own the device's; where it is empty, the address's takes its place
 */
export function withChange(
  own: readonly string[],
  before: readonly string[],
  after: readonly string[],
): string[] {
  const isSame = own.length === before.length && own.every((id) => before.includes(id));
  // In their order on the page too.
  if (own.length === 0 || isSame) return [...after];
  const kept = own.filter((id) => !before.includes(id) || after.includes(id));
  const added = after.filter((id) => !before.includes(id) && !kept.includes(id));
  return [...kept, ...added].slice(0, MAX_COMPARED);
}

/** Where items are compared: `/compare?items=s10,s30`. */
export const comparePath = (ids: readonly string[]): string =>
  ids.length === 0 ? '/compare' : `/compare?items=${ids.join(',')}`;

/** The query with these items in it; other parts of it stay. */
export function searchWithCompared(search: string, ids: readonly string[]): string {
  const query = new URLSearchParams(search);
  query.delete('items');
  const others = query.toString();
  const parts = [ids.length > 0 ? `items=${ids.join(',')}` : '', others];
  const text = parts.filter((part) => part !== '').join('&');
  return text === '' ? '' : `?${text}`;
}

/** The ids that `items` of a query lists, each once, as the site writes them. */
export function itemsOf(search: string): string[] {
  const written = new URLSearchParams(search)
    .getAll('items')
    .flatMap((list) => list.split(','))
    .map((id) => id.trim().toLowerCase())
    .filter((id) => id !== '');
  return [...new Set(written)];
}

/** What an address asks to compare. */
export interface Asked {
  /** In order, each once, at most four. */
  ids: string[];
  /** Written there, but no item, or one too many. */
  dropped: string[];
}

/**
 * Reads `items` of a query; other parts of it are left alone.
 *
 * @param isItem whether an id names a product or a size of one
 */
export function comparedFromSearch(search: string, isItem: (id: string) => boolean): Asked {
  const unique = itemsOf(search);
  const known = unique.filter((id) => compareId(id) !== undefined && isItem(id));
  const ids = known.slice(0, MAX_COMPARED);
  return { ids, dropped: unique.filter((id) => !ids.includes(id)) };
}
