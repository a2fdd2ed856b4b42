/** Sizes of the quote list that have changed with the operating point, so that the page can say so and give them back. */
import { usePointSizes } from './point-sizes.ts';
import { isSameEntry, isSameProduct, type QuoteItem, unsized } from './quote-item.ts';
import { quoteList } from './quote-list.ts';

/** An entry of the quote list whose size has followed the operating point, and the size that it had before. */
export interface Followed {
  now: QuoteItem;
  former: string | undefined;
}

/**
 * Adds further changes to earlier ones. An entry keeps the size that it had before its first change, since some fields apply every letter
 * that is typed; one that is back at that size counts as unchanged. An entry that gets its first size, since the sizes of products have
 * come after it was added, has lost nothing: that is no change.
 */
export function followedSince(
  earlier: readonly Followed[],
  changes: readonly Followed[],
): readonly Followed[] {
  const formerOf = ({ now, former }: Followed) => {
    const first = earlier.find((each) => isSameEntry(each.now, now));
    return first ? first.former : former;
  };
  const news = changes.filter(
    ({ now, former }) => former !== undefined || earlier.some((each) => isSameEntry(each.now, now)),
  );
  return [
    ...earlier.filter(({ now }) => !news.some((each) => isSameEntry(each.now, now))),
    ...news.map((each) => ({ now: each.now, former: formerOf(each) })),
  ].filter(({ now, former }) => now.size !== former);
}

/** Keeps the sizes of the quote list's entries at that of the operating point, and reports those that have changed. */
export function useQuoteListFollows(onFollowed: (changes: readonly Followed[]) => void): void {
  usePointSizes(quoteList.get, (next, before) => {
    quoteList.set(next);
    onFollowed(
      next.flatMap((now, index) =>
        now === before[index] ? [] : [{ now, former: before[index]?.size }],
      ),
    );
  });
}

/** The changed entries that are still on the list and still follow the operating point. */
export const followedOn = (
  items: readonly QuoteItem[],
  followed: readonly Followed[],
): readonly Followed[] =>
  followed.filter(({ now }) => items.some((item) => item.follows && isSameEntry(item, now)));

/** The list with the former sizes of changed entries, which no longer follow the operating point; an entry that would stand twice stays. */
export function withFormerSizes(
  items: readonly QuoteItem[],
  followed: readonly Followed[],
): readonly QuoteItem[] {
  return items.map((item) => {
    const change = item.follows && followed.find(({ now }) => isSameEntry(now, item));
    if (!change) return item;
    const { follows: _, ...rest } = unsized(item);
    const kept = change.former === undefined ? rest : { ...rest, size: change.former };
    return items.some((other) => isSameProduct(other, kept)) ? item : kept;
  });
}
