import { useRef } from 'react';

import { queryOf } from '#contract/address.ts';
import { frameIn } from '#contract/asked-query.ts';

import { useLocale } from '#app/i18n/use-locale.ts';
import { useLocation } from '#app/router/router-provider.tsx';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import type { ProductView } from '#app/shared/product/product-view.ts';
import type { QuoteRequest } from '#app/shared/quote/entries.ts';
import { ownEntries } from '#app/shared/quote/press.ts';
import { useQuote } from '#app/shared/quote/quote-list.ts';
import { usePress } from '#app/shared/quote/use-press.ts';

import { type Choice, useKeptChoice } from './kept-choice.ts';
import { mediaAsked, supplyAsked } from './supply-asked.ts';

/** What a quote for the product is asked with. */
export interface QuoteChoice extends Choice {
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
  const { t } = useLocale();
  const { code, name, category } = product;
  const [kept, choose] = useKeptChoice({ code, name, category: category.id });
  const entered: Choice = kept ?? { supply: null, quantity: '1' };
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
  const media = new URLSearchParams(conditions);
  const asked = [
    product.frames ? sizeText : '',
    ...(['air', 'oil'] as const).flatMap((name) => {
      const value = media.get(name)?.replace('..', '–');
      return value === undefined ? [] : t(`product:supplied.${name}`, { value });
    }),
  ].filter((part) => part !== '');
  return { choice, sizeText, asked: asked.join(', '), choose, block };
}

export type QuoteState = ReturnType<typeof useQuoteState>;
