import type { FinderItem } from './finder-data.ts';
import { type FinderQuery, searchOf } from './finder-query.ts';

/** The query of a product's page: of one that is driven by mains with the supply that was asked for, as from the sizing; else empty. */
export const supplySearch = (
  { page, traits }: FinderItem,
  { phase, voltage }: FinderQuery,
): string =>
  page && traits.includes('electric')
    ? searchOf({
        ...(phase !== undefined && { phase }),
        ...(voltage !== undefined && { voltage }),
        sort: 'closest',
      })
    : '';
