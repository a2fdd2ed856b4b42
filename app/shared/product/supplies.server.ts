import type { Product } from '#content/schema/product.ts';
import { labelOf, quantityText } from '#facts/print.ts';

import type { Language } from '#contract/address.ts';

import { suppliesIn } from '#app/shared/quote/supplies.ts';

import type { SupplyView } from './product-view.ts';

/** Mains supplies of a product to choose among, in words. */
export const supplies = ({ facts }: Product, language: Language): SupplyView[] =>
  suppliesIn(facts.facts).map(({ key, voltage, supply }) => {
    const name = labelOf(key, { language }, 'short');
    return { name, text: `${name} ${quantityText(voltage, { language })}`, supply };
  });
