import type { FinderItem } from './finder-data.ts';
import type { FinderQuery } from './finder-query.ts';
import type { Reason } from './match.ts';

/** Ratings without a word of which size has which, or at what temperature; a list by size says it. */
const hasOpenRatings = ({ rating }: FinderItem): boolean =>
  rating !== undefined && !rating.pnBySize && rating.pn.length + rating.ansi.length > 1;

/**
 * What has to be said beside "fits" for a valve: a size that is not listed, its control air, its differential pressure, and that size, rating and
 * temperature are each within the stated range while it is not stated that they hold together.
 */
export function reservationsOf(item: FinderItem, query: FinderQuery): Reason[] {
  if (!item.rating) return [];
  const size = query.size !== undefined;
  const rating = [query.pn, query.ansi, query.bar].some((each) => each !== undefined);
  const temperature = query.temperature !== undefined;
  const reasons = openSize(item, query.size);
  if (item.controlAir !== undefined)
    reasons.push(
      item.controlAir === null
        ? { id: 'controlAirOpen', facet: 'air' }
        : { id: 'controlAir', facet: 'air', value: item.controlAir },
    );
  // PN is a designation: what the valve may shut against is another figure.
  if (query.pn !== undefined && item.rating.differential !== undefined)
    reasons.push({ id: 'differential', facet: 'pn', value: item.rating.differential });
  const together = hasOpenRatings(item)
    ? openReason(size, rating, temperature)
    : oneRatingReason(size, rating, temperature);
  return together ? [...reasons, together] : reasons;
}

/** A size between the ends of a range whose sizes the source does not list. First of all: the others hold for a valve that exists. */
function openSize({ size }: FinderItem, dn: number | undefined): Reason[] {
  const isStated =
    dn === undefined || !size || size.list !== undefined || dn === size.from || dn === size.to;
  return isStated ? [] : [{ id: 'sizeListOpen', facet: 'size', value: `DN ${dn}` }];
}

/** Of a series with several ratings. */
function openReason(size: boolean, rating: boolean, temperature: boolean): Reason | undefined {
  if (size && rating && temperature) return { id: 'togetherAll', facet: 'size' };
  if (size && rating) return { id: 'togetherSizeRating', facet: 'size' };
  if (size && temperature) return { id: 'togetherSizeTemperature', facet: 'size' };
  if (rating && temperature) return { id: 'togetherRatingTemperature', facet: 'temperature' };
  return temperature ? { id: 'temperatureVersion', facet: 'temperature' } : undefined;
}

/** Of a series whose rating is one, or stated per size. */
function oneRatingReason(size: boolean, rating: boolean, temperature: boolean): Reason | undefined {
  if (rating && temperature) return { id: 'ratingAtTemperature', facet: 'temperature' };
  return size && temperature ? { id: 'togetherSizeTemperature', facet: 'size' } : undefined;
}
