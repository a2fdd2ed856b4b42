import { useState } from 'react';
import { useChangeQuery, useLocation } from '#app/router/router-provider.tsx';

import { POINT_PARAMETERS } from '#contract/asked-query.ts';

import { pointOf } from '#app/shared/operating-point/point.ts';
import type { DimensionsView, SizeView } from '#app/shared/product/product-view.ts';

/**
 * The size that the address chooses, as the operating point reads it, or the initial one.
 *
 * @param search query of the address: `?dn=125&lang=en`
 */
export function sizeFromSearch(
  { sizes, initial }: DimensionsView,
  search: string,
): SizeView | undefined {
  const find = (dn: number | undefined) => sizes.find((size) => size.dn === dn);
  return find(pointOf(search).size) ?? find(initial);
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
    void changeQuery((latest) => {
      const query = new URLSearchParams(latest);
      query.set(POINT_PARAMETERS.size, String(size.dn));
      return `?${query}`;
    });
  };
  return [chosen, choose];
}
