import type { FactKey } from '#facts/keys.ts';
import type { Asked } from '#facts/result.ts';

import { spanIn } from '#app/shared/operating-point/point.ts';

import type { FinderItem, NarrowingFacet } from './finder-data.ts';
import { NARROWING_FACETS } from './finder-data.ts';
import type { FinderQuery } from './finder-query.ts';

/** What a query asks of the figures of a product; the rest of it narrows the list. */
export function askedOf(query: Omit<FinderQuery, 'sort'>): Asked {
  const { pn, ansi, jisK, rotation, phase, flange, protection } = query;
  return withoutGaps({
    size: spanIn(query, 'size'),
    pn,
    class: ansi,
    jisK,
    bar: spanIn(query, 'bar'),
    temperature: spanIn(query, 'temperature'),
    torque: spanIn(query, 'torque'),
    rotation,
    phase: phase === 1 || phase === 3 ? phase : undefined,
    voltage: spanIn(query, 'voltage'),
    air: spanIn(query, 'air'),
    oil: spanIn(query, 'oil'),
    mounting: flange,
    protection,
  });
}

function withoutGaps<T extends object>(values: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}

/** The values that a product has of what narrows a list; what is not stated is in none of them. */
const VALUES: Record<NarrowingFacet, (item: FinderItem) => readonly string[]> = {
  category: ({ category }) => [category],
  family: ({ family }) => [family],
  application: (item) => choicesOf(item, 'application'),
  brand: (item) => choicesOf(item, 'brand'),
  actuation: (item) => choicesOf(item, 'actuation'),
};

const choicesOf = ({ facts }: FinderItem, key: FactKey): readonly string[] =>
  facts.flatMap(({ key: own, value }) => (own === key && value.kind === 'choice' ? value.ids : []));

export const valuesOf = (item: FinderItem, facet: NarrowingFacet): readonly string[] =>
  VALUES[facet](item);

/** Whether a product is among those that a visitor looks at: kind, category, application, brand, actuation. */
export const isLookedAt = (item: FinderItem, query: FinderQuery): boolean =>
  NARROWING_FACETS.every(
    (facet) => query[facet]?.some((id) => valuesOf(item, facet).includes(id)) ?? true,
  );
