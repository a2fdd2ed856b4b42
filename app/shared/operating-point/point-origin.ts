/** Which conditions were set on the page of one product: an inquiry about another takes them along only when it is told to. */
import { createStored, fromJson, isRecord, useStored } from '#app/shared/stored-list/stored.ts';

import {
  type OperatingPoint,
  POINT_FACETS,
  pointFacets,
  type PointFacet,
  spanIn,
  writtenSpan,
} from './point.ts';

/** Where a value was set, and which: it counts while the facet still has that value. */
interface Origin {
  /** Product id. */
  readonly product: string;
  readonly value: string;
}

export type Origins = Readonly<Partial<Record<PointFacet, Origin>>>;

const NONE: Origins = {};

const origins = createStored<Origins>({
  key: 'gamasan.point-origin',
  none: () => NONE,
  read: (text) => {
    const stored = fromJson(text);
    if (!isRecord(stored)) return undefined;
    return Object.fromEntries(
      POINT_FACETS.flatMap((facet) => {
        const origin = stored[facet];
        if (!isRecord(origin)) return [];
        const { product, value } = origin;
        return typeof product === 'string' && typeof value === 'string'
          ? [[facet, { product, value }]]
          : [];
      }),
    );
  },
  write: (value) => (Object.keys(value).length === 0 ? null : JSON.stringify(value)),
});

/** The product whose page an address is; undefined for any other. */
export const productAt = (pathname: string): string | undefined =>
  /^\/products\/[^/]+\/[^/]+\/([^/]+)\/?$/.exec(pathname)?.[1];

/** Notes what a product's page has changed of the operating point. */
export function noteOrigin(product: string, before: OperatingPoint, after: OperatingPoint): void {
  const changed = pointFacets(after).filter(
    (facet) => writtenSpan(spanIn(before, facet)) !== writtenSpan(spanIn(after, facet)),
  );
  if (changed.length === 0) return;
  const set = changed.map((facet) => [
    facet,
    { product, value: writtenSpan(spanIn(after, facet)) },
  ]);
  origins.update((noted) => ({ ...noted, ...Object.fromEntries(set) }));
}

/** The visitor has said that the operating point is meant for whatever is asked about. */
export const forgetOrigins = (): void => void origins.update(() => NONE);

export const useOrigins = (): Origins => useStored(origins, NONE);

/**
 * The facets that were set on the page of a product that an inquiry is not about.
 *
 * @param products ids of those that it is about
 */
export const unaskedFacets = (
  point: OperatingPoint,
  noted: Origins,
  products: ReadonlySet<string>,
): PointFacet[] =>
  pointFacets(point).filter((facet) => {
    const origin = noted[facet];
    return (
      origin !== undefined &&
      origin.value === writtenSpan(spanIn(point, facet)) &&
      !products.has(origin.product)
    );
  });

/** The operating point without some of its facets. */
export const withoutFacets = (
  point: OperatingPoint,
  facets: readonly PointFacet[],
): OperatingPoint =>
  facets.reduce<OperatingPoint>((rest, facet) => {
    const { [facet]: _, ...others } = rest;
    return others;
  }, point);
