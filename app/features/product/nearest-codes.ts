import type { NamedPath } from '#app/shared/product/product-view.ts';

/** Products to offer for a wrong code at most. */
const MOST = 3;
/** Letters at the beginning that make two codes alike: `S31` and `S30T`. */
const ALIKE = 2;

/** Of a code what counts: `ap-da` and `APDA` are one. */
const plain = (code: string) => code.toLowerCase().replaceAll(/[^\da-z]/g, '');

/**
 * The products whose codes come nearest to the one that an address ends with, nearest first; none where none is alike.
 *
 * @param path `/products/sirca-valves/ball-valves/s31`
 */
export function nearestCodes(path: string, products: readonly NamedPath[]): NamedPath[] {
  const asked = plain(path.split('/').at(-1) ?? '');
  return products
    .map((product) => {
      const code = plain(product.name);
      const differs = Array.from(code).findIndex((letter, index) => letter !== asked[index]);
      const same = differs < 0 ? code.length : differs;
      return { product, same, rest: Math.abs(code.length - asked.length) };
    })
    .filter(({ same }) => same >= ALIKE)
    .toSorted((a, b) => b.same - a.same || a.rest - b.rest)
    .slice(0, MOST)
    .map(({ product }) => product);
}
