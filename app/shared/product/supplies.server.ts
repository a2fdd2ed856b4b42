import { formatQuantity } from '#content/format.ts';
import type { Product } from '#content/schema/product.ts';
import { bounds } from '#content/schema/quantity.ts';

import { type Language, LANGUAGES } from '#contract/address.ts';

import type { SupplyView } from './product-view.ts';

const PHASES = { ko: ['단상', '삼상'], en: ['Single-phase', 'Three-phase'] } as const;

/** Mains supplies of a product to choose among; none where its sources do not state both. */
export function supplies({ technical }: Product, language: Language): SupplyView[] {
  if (technical.family !== 'quarter-turn-actuator') return [];
  const { singlePhase, threePhase } = technical;
  if (typeof threePhase === 'string') return [];
  return [singlePhase, threePhase].map(({ voltage }, index) => {
    const { min = 0, max = Infinity } = bounds(voltage);
    const textIn = (each: Language) => `${PHASES[each][index]} ${formatQuantity(voltage, each)}`;
    return {
      text: textIn(language),
      names: LANGUAGES.map(textIn),
      phase: index === 0 ? 1 : 3,
      min,
      max,
    };
  });
}
