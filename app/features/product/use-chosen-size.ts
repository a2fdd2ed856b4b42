import { useLocation, useNavigate } from 'react-router';

import type { ShownDimensions, ShownSize } from '#app/blocks/product-data.ts';

/** Part of the query that holds the chosen size: it survives a reload, Back and a change of language. */
const PARAMETER = 'dn';

/**
 * The size that the address chooses, or the initial one: what is not a size, or is said twice, is ignored.
 *
 * @param search query of the address: `?dn=125&lang=en`
 */
export function sizeFromSearch(
  { sizes, initial }: ShownDimensions,
  search: string,
): ShownSize | undefined {
  const [asked, ...more] = new URLSearchParams(search).getAll(PARAMETER);
  const find = (dn: string) => sizes.find((size) => String(size.dn) === dn);
  return (asked !== undefined && more.length === 0 && find(asked)) || find(String(initial));
}

/** The chosen size, and a function that chooses another and writes it into the address in place. */
export function useChosenSize(dimensions: ShownDimensions): [ShownSize, (size: ShownSize) => void] {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const chosen = sizeFromSearch(dimensions, search) ?? dimensions.sizes[0];
  if (!chosen) throw new Error('dimension drawings without a size');
  const choose = ({ dn }: ShownSize) => {
    const query = new URLSearchParams(search);
    query.set(PARAMETER, String(dn));
    // Replaced: Back leads to the page before, not through every size looked at.
    void navigate(
      { pathname, search: `?${query}`, hash },
      { replace: true, preventScrollReset: true, state: state as unknown },
    );
  };
  return [chosen, choose];
}
