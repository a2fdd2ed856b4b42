import { useState } from 'react';
import { useLocation } from '#app/router/router-provider.tsx';

import { useChangeQuery } from '#app/shared/address/change-query.ts';

import type { DimensionsView, SizeView } from '#app/shared/product/product-view.ts';

/** Part of the query that holds the chosen size: it survives a reload, Back and a change of language. */
const PARAMETER = 'dn';

/**
 * The size that the address chooses, or the initial one: what is not a size, or is said twice, is ignored.
 *
 * @param search query of the address: `?dn=125&lang=en`
 */
export function sizeFromSearch(
  { sizes, initial }: DimensionsView,
  search: string,
): SizeView | undefined {
  const [asked, ...more] = new URLSearchParams(search).getAll(PARAMETER);
  const find = (dn: string) => sizes.find((size) => String(size.dn) === dn);
  return (asked !== undefined && more.length === 0 && find(asked)) || find(String(initial));
}

/** The chosen size, and a function that chooses another and writes it into the address in place. */
export function useChosenSize(dimensions: DimensionsView): [SizeView, (size: SizeView) => void] {
  const { search } = useLocation();
  const changeQuery = useChangeQuery();
  // The address changes a moment later: until then the choice itself holds, so that the button answers at once.
  const [picked, setPicked] = useState<{ size: SizeView; search: string }>();
  const asked = picked?.search === search ? picked.size : sizeFromSearch(dimensions, search);
  const chosen = asked ?? dimensions.sizes[0];
  if (!chosen) throw new Error('dimension drawings without a size');
  const choose = (size: SizeView) => {
    setPicked({ size, search });
    changeQuery((latest) => {
      const query = new URLSearchParams(latest);
      query.set(PARAMETER, String(size.dn));
      return `?${query}`;
    });
  };
  return [chosen, choose];
}
