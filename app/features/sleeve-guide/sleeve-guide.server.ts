import { sleeveElastomers } from '#content/index.ts';
import type { Product } from '#content/schema/product.ts';

import type { Language } from '#contract/address.ts';

import type { SleeveGuideData } from './sleeve-guide-data.ts';

/** Data of the sleeve guide on the page of a pinch valve. */
export function sleeveData(product: Product, language: Language): SleeveGuideData {
  const temperatures = [...new Set(sleeveElastomers.map(({ temperature }) => temperature))];
  return {
    kind: 'sleeve',
    steps: temperatures
      .toSorted((a, b) => a - b)
      .map((temperature) => ({
        temperature,
        materials: sleeveElastomers
          .filter((each) => each.temperature === temperature)
          .map(({ material, description }) => ({ material, base: description[language] })),
      })),
    product: {
      productCode: product.code,
      productName: product.name[language],
      category: product.category,
    },
  };
}
