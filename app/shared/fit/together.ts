import type { FinderItem } from './finder-data.ts';
import type { FinderQuery } from './finder-query.ts';
import type { Reason } from './match.ts';

/** Ratings without a word of which size has which, or at what temperature; a list by size says it. */
const hasOpenRatings = ({ rating }: FinderItem): boolean =>
  rating !== undefined && !rating.pnBySize && rating.pn.length + rating.ansi.length > 1;

/**
 * Size, rating and temperature that each lie within what is stated: whether they hold together is not, where a product has
 * several ratings.
 *
 * @returns undefined where one of them alone is asked for, or the product has one rating for all its sizes
 */
export function togetherReason(item: FinderItem, query: FinderQuery): Reason | undefined {
  if (!hasOpenRatings(item)) return undefined;
  const size = query.size !== undefined;
  const rating = [query.pn, query.ansi, query.bar].some((each) => each !== undefined);
  const temperature = query.temperature !== undefined;
  if (size && rating && temperature) return { id: 'togetherAll', facet: 'size' };
  if (size && rating) return { id: 'togetherSizeRating', facet: 'size' };
  if (size && temperature) return { id: 'togetherSizeTemperature', facet: 'size' };
  if (rating && temperature) return { id: 'togetherRatingTemperature', facet: 'temperature' };
  return undefined;
}
