import type { Product } from '#content/schema/product.ts';
import { inchOfDn, sizesIn, systemOf } from '#facts/nominal-size.ts';

import type { FrameSizes } from '#contract/asked-query.ts';

import type { SizeChoice } from './product-view.ts';

/** The sizes of an actuator range, from the first to the last. */
export function frameSizes({ facts }: Product): FrameSizes | undefined {
  const value = facts.facts.find(({ key }) => key === 'frameSizes')?.value;
  if (value?.kind !== 'frame-sizes') return undefined;
  const { prefix, from, to } = value;
  return { prefix, from, to };
}

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
