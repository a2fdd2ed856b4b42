/**
 * Where the conditions were set. An inquiry takes along those of the pages of its own products, and those of lists and search that fit what
 * it is about; any other only when it is told to.
 */
import { createStored, fromJson, isRecord, useStored } from '#app/shared/stored-list/stored.ts';

import {
  type OperatingPoint,
  POINT_FACETS,
  pointFacets,
  type PointFacet,
  spanIn,
  writtenSpan,
} from './point.ts';

/** Where a value was set, and which: it counts while the facet still has that value. Of lists and search there is none. */
interface Origin {
  /** Product id, `INQUIRY` or `SENT`. */
  readonly product: string;
  readonly value: string;
}

export type Origins = Readonly<Partial<Record<PointFacet, Origin>>>;

const NONE: Origins = {};

/** Set in the inquiry itself, or by its address: it goes along whatever is asked about. */
const INQUIRY = '';
/** Went out with an inquiry: the next one does not take it along. No product has this id. */
const SENT = '/';

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

const originAt = (pathname: string): string | undefined =>
  /^\/(?:contact|support)\/?$/.test(pathname) ? INQUIRY : productAt(pathname);

/** Notes what a page has changed of the operating point. */
export function noteOrigin(pathname: string, before: OperatingPoint, after: OperatingPoint): void {
  const changed = pointFacets(after).filter(
    (facet) => writtenSpan(spanIn(before, facet)) !== writtenSpan(spanIn(after, facet)),
  );
  if (changed.length === 0) return;
  const product = originAt(pathname);
  origins.update((noted) => ({
    ...without(noted, (facet) => changed.includes(facet)),
    ...(product !== undefined &&
      Object.fromEntries(
        changed.map((facet) => [facet, { product, value: writtenSpan(spanIn(after, facet)) }]),
      )),
  }));
}

const without = (noted: Origins, isOut: (facet: PointFacet, origin: Origin) => boolean): Origins =>
  Object.fromEntries(
    POINT_FACETS.flatMap((facet) => {
      const origin = origins.get()[facet];
      return origin && !isOut(facet, origin) ? [[facet, origin]] : [];
    }),
  );

/** The inquiry has arrived: the next one is another matter. @param point what went out with it */
export const inquirySent = (point: OperatingPoint): void =>
  void origins.update((noted) => ({
    ...without(noted, (_, { product }) => product === INQUIRY),
    ...Object.fromEntries(
      pointFacets(point).map((facet) => [
        facet,
        { product: SENT, value: writtenSpan(spanIn(point, facet)) },
      ]),
    ),
  }));

/** What was sent is asked once more. */
export const askedAgain = (): void =>
  void origins.update((noted) => without(noted, (_, { product }) => product === SENT));

/** An operating point without what went out with an earlier inquiry. */
export const withoutSent = (point: OperatingPoint): OperatingPoint =>
  withoutFacets(
    point,
    pointFacets(point).filter((facet) => {
      const origin = origins.get()[facet];
      return origin?.product === SENT && origin.value === writtenSpan(spanIn(point, facet));
    }),
  );

export const useOrigins = (): Origins => useStored(origins, NONE);

/** What an inquiry is about, as far as conditions may belong to it. */
export interface About {
  /** Ids of its products. */
  readonly products: ReadonlySet<string>;
  /** Whether what was looked for in lists and search belongs to it. */
  readonly fits: boolean;
  /** Whether an actuator is among them: a torque concerns no valve alone. */
  readonly hasActuator: boolean;
}

/** The facets that were set for something else than an inquiry is about. */
export const unaskedFacets = (
  point: OperatingPoint,
  noted: Origins,
  { products, fits, hasActuator }: About,
): PointFacet[] =>
  pointFacets(point).filter((facet) => {
    const origin = noted[facet];
    return origin?.value === writtenSpan(spanIn(point, facet))
      ? origin.product !== INQUIRY && !products.has(origin.product)
      : !fits || (facet === 'torque' && !hasActuator);
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
