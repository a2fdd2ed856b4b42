import type { Product } from '#content/schema/product.ts';
import { labelOf, quantityText } from '#facts/print.ts';

import type { Language } from '#contract/address.ts';

import type { SupplyView } from './product-view.ts';

const PHASES = { singlePhase: 1, threePhase: 3 } as const;

/** Mains supplies of a product to choose among; none where its sources do not state both. */
export function supplies({ facts }: Product, language: Language): SupplyView[] {
  const mains = facts.facts.flatMap(({ key, value }) =>
    value.kind === 'mains' && (key === 'singlePhase' || key === 'threePhase')
      ? [{ key, voltage: value.voltage }]
      : [],
  );
  if (mains.length < 2) return [];
  return mains.map(({ key, voltage }) => {
    const { min = 0, max = Infinity } = voltage;
    const name = labelOf(key, { language }, 'short');
    return {
      name,
      text: `${name} ${quantityText(voltage, { language })}`,
      supply: { phase: PHASES[key], min, max },
    };
  });
}
