import { useRef, useState } from 'react';

import { queryOf } from '#contract/address.ts';
import { frameIn } from '#contract/frame-size.ts';

import { useLocation } from '#app/router/router-provider.tsx';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import type { ProductView } from '#app/shared/product/product-view.ts';
import type { NamedSize, QuoteRequest, Supply } from '#app/shared/quote/entries.ts';
import { ownEntries } from '#app/shared/quote/press.ts';
import { useQuote } from '#app/shared/quote/quote-list.ts';
import { usePress } from '#app/shared/quote/use-press.ts';

import { mediaAsked, supplyAsked } from './supply-asked.ts';

/** What a quote for the product is asked with, as far as the visitor has chosen it. */
export interface QuoteChoice {
  /** `undefined`: that of the operating point or of the address, where the product has it; null for none. */
  size?: NamedSize | null | undefined;
  supply: Supply | null;
  quantity: string;
  /** Air or oil that the address names, as the finder writes it: `air=6`. */
  conditions?: string;
}

/** The sizes that the page of a product knows, DN. */
export const sizesOf = ({ sizes }: ProductView): number[] => sizes.map(({ dn }) => dn);

/** @param choice what the visitor has chosen for it */
export const requestOf = (
  { code, name, category: { id } }: ProductView,
  { size, ...choice }: Partial<QuoteChoice> = {},
): QuoteRequest => ({ product: { code, name, category: id }, ...choice, ...(size && { size }) });

/**
 * What is chosen for a quote, and the block that it is chosen in. A visitor who comes with a supply or a size, from the sizing,
 * the finder or the operating point, finds it chosen. Of a product that is on the quote list it is what the list
 * says, however long ago that was, or from which page.
 */
export function useQuoteState(product: ProductView) {
  const [entered, choose] = useState<QuoteChoice>({ supply: null, quantity: '1' });
  const block = useRef<HTMLElement>(null);
  const { search } = useLocation();
  const frame = product.frames && frameIn(product.frames, queryOf(search).get('frame') ?? '');
  const size = entered.size === undefined && frame !== undefined ? { text: frame } : entered.size;
  const [listed] = ownEntries(
    useQuote(),
    usePress(requestOf(product, { size }), sizesOf(product))(),
  );
  const { size: dn } = useOperatingPoint();
  const conditions = mediaAsked(search);
  const supply = entered.supply ?? supplyAsked(product.supplies, search) ?? null;
  const choice = listed
    ? { size, supply: listed.supply ?? supply, quantity: listed.quantity, conditions }
    : { ...entered, size, supply, conditions };
  /** As the field shows it: the one that was chosen, that of the list, or that of the operating point. */
  const sizeText =
    size?.text ??
    (listed?.size && listed.size !== 'point' ? listed.size.text : undefined) ??
    product.sizes.find((each) => each.dn === dn)?.text ??
    '';
  return { choice, sizeText, choose, block };
}

export type QuoteState = ReturnType<typeof useQuoteState>;
