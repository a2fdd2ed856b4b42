import type { SearchHit } from './search-entry.ts';

/** What comes nearest to a size where nothing that is found comes in it. */
export interface NearestSize {
  /** The size that was looked for, DN, or the nearest one that something comes in. */
  dn: number;
  /** Whether it is the one that was looked for. */
  exact: boolean;
  /** How many products come in it, by the part of the catalogue that they belong to; most first. */
  kinds: { name: string; count: number }[];
}

/** The size that a query names among other words, DN: `DN 80`, `80A`. */
export function sizeIn(query: string): number | undefined {
  const [, dn, a] = /(?<![a-z\d])(?:dn\s?(\d{1,4})|(\d{1,4})a)(?![a-z\d])/i.exec(query) ?? [];
  return dn === undefined && a === undefined ? undefined : Number(dn ?? a);
}

type Found = Pick<SearchHit, 'group' | 'title' | 'place' | 'sizes'>;

const comesIn = ({ sizes }: Pick<Found, 'sizes'>, dn: number): boolean =>
  sizes !== undefined && sizes.from <= dn && dn <= sizes.to;

/**
 * Which products come in the size that a query names, where nothing that it has found does; where no product does, which
 * come nearest to it.
 *
 * @param products entries of products, with the nominal sizes that are stated of them
 * @param found what the query has found; the finder answers a size itself
 * @returns undefined where the query names no size, or has found it
 */
export function nearestSize(
  products: readonly Found[],
  query: string,
  found: readonly Found[],
): NearestSize | undefined {
  const asked = sizeIn(query);
  if (asked === undefined || asked === 0) return undefined;
  const isAnswer = (hit: Found) =>
    hit.group === 'condition' || comesIn(hit, asked) || hit.title.endsWith(`DN ${asked}`);
  if (found.some(isAnswer)) return undefined;
  const ratio = (dn: number) => Math.abs(Math.log(dn / asked));
  const [first, ...ends] = products.flatMap(({ sizes }) => (sizes ? [sizes.from, sizes.to] : []));
  if (first === undefined) return undefined;
  const exact = products.some((product) => comesIn(product, asked));
  const dn = exact ? asked : ends.reduce((a, b) => (ratio(b) < ratio(a) ? b : a), first);
  const names = products
    .filter((product) => comesIn(product, dn))
    .map(({ place }) => place.split(' / ').at(-1) ?? place);
  const kinds = [...new Set(names)]
    .map((name) => ({ name, count: names.filter((each) => each === name).length }))
    .toSorted((a, b) => b.count - a.count);
  return { dn, exact, kinds };
}
