import type { Product } from '#content/schema/product.ts';
import { dnOf, inchOfDn, isStandardBetween, NOMINAL_SIZES, systemOf } from '#facts/nominal-size.ts';

import type { SizeChoice } from './product-view.ts';

/** Nominal sizes that a quote can be asked for in. */
export function sizeChoices({ facts }: Product): SizeChoice[] {
  const value = facts.facts.find(({ key }) => key === 'size')?.value;
  if (value?.kind !== 'sizes') return [];
  const system = systemOf(value.from);
  const [first, last] = [dnOf(value.from), dnOf(value.to)];
  return NOMINAL_SIZES.filter((dn) =>
    value.list
      ? value.list.some((size) => dnOf(size) === dn)
      : // The ends are stated, whatever the standard lists: 1/4 in.
        dn === first || dn === last || (dn > first && dn < last && isStandardBetween(dn, system)),
  ).map((dn) => ({ dn, text: system === 'dn' ? `DN ${dn}` : `${inchOfDn(dn)} in` }));
}
