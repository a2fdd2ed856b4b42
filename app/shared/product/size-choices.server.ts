import type { Product } from '#content/schema/product.ts';
import { inchOfDn, sizesIn, systemOf } from '#facts/nominal-size.ts';

import type { SizeChoice } from './product-view.ts';

/** Nominal sizes that a quote can be asked for in. */
export function sizeChoices({ facts }: Product): SizeChoice[] {
  const value = facts.facts.find(({ key }) => key === 'size')?.value;
  if (value?.kind !== 'sizes') return [];
  const system = systemOf(value.from);
  return sizesIn(value).map((dn) => ({
    dn,
    text: system === 'dn' ? `DN ${dn}` : `${inchOfDn(dn)} in`,
  }));
}
