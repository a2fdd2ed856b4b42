import { isStated } from '#facts/facts.ts';
import type { FactKey } from '#facts/keys.ts';

import { spanIn, withSpan } from '#app/shared/operating-point/point.ts';

import type { FinderItem } from './finder-data.ts';
import { type FinderQuery, searchOf } from './finder-query.ts';

/** The supply that a product with a page of its own was looked for with, as the query of its page: `?phase=3`, `?air=6`; else empty. */
export function supplySearch({ page, traits, facts }: FinderItem, asked: FinderQuery): string {
  if (!page) return '';
  const has = (key: FactKey) => facts.some((fact) => fact.key === key && isStated(fact));
  const facets = [
    ...(traits.includes('electric') ? (['phase', 'voltage'] as const) : []),
    ...(has('airSupply') || has('actuatorSupply') || has('controlAirAbove')
      ? (['air'] as const)
      : []),
    ...(has('oilSupply') ? (['oil'] as const) : []),
  ];
  return searchOf(
    facets.reduce<FinderQuery>(
      (query, facet) => {
        const span = spanIn(asked, facet);
        return span === undefined ? query : withSpan(query, facet, span);
      },
      { sort: 'closest' },
    ),
  );
}
