import { products, sleeveElastomers } from '#content/index.ts';
import { formatTemperature } from '#content/format.ts';
import { atMost, bounds, type Temperature } from '#content/schema/quantity.ts';
import type { Product } from '#content/schema/product.ts';

import { noBreak } from '#app/shared/text/no-break.ts';
import type { Language } from '#contract/address.ts';

/** A bar of the temperature chart. */
export interface ValveTemperature {
  code: string;
  /** Path of the product's page. */
  to: string;
  /** Lowest temperature in °C; absent where it is not stated. */
  from?: number;
  /** Highest temperature in °C. */
  max: number;
  /** The range in words. */
  text: string;
}

export interface ValveTemperatures {
  rows: ValveTemperature[];
  /** Products whose extended limit reaches further: `S70, S80 +200 °C`. */
  extended: string;
  /** The elastomer that sets the pinch valves' limit: `MQ +150 °C`. */
  sleeve: string;
}

/** The medium temperatures of all valves for which one is stated, the hottest first (spec §9). */
export function valveTemperatures(language: Language): ValveTemperatures {
  const rows = products
    .flatMap((product) => {
      const temperature = temperatureOf(product);
      const { min, max } = temperature ? bounds(temperature) : {};
      if (!temperature || max === undefined) return [];
      return [
        {
          code: product.code,
          to: product.path,
          ...(min !== undefined && { from: min }),
          max,
          text: formatTemperature(temperature, language),
        },
      ];
    })
    .toSorted((a, b) => b.max - a.max || (a.from ?? Infinity) - (b.from ?? Infinity));
  return {
    rows,
    extended: noBreak(extendedText(language)),
    sleeve: noBreak(sleeveText(language)),
  };
}

/** Medium temperature of a valve. A pinch valve's is its sleeve's; the lower limit is not stated. */
function temperatureOf({ technical }: Product): Temperature | undefined {
  switch (technical.family) {
    case 'butterfly-valve':
    case 'ball-valve':
      return technical.temperature;
    case 'pinch-valve-flanged':
    case 'pinch-valve-threaded':
      return atMost(hottestSleeve().temperature, '°C');
    default:
      return undefined;
  }
}

function hottestSleeve() {
  const [first, ...rest] = sleeveElastomers;
  if (!first) throw new Error('content: no sleeve elastomers');
  return rest.reduce((best, next) => (next.temperature > best.temperature ? next : best), first);
}

const sleeveText = (language: Language) => {
  const { material, temperature } = hottestSleeve();
  return `${material} ${formatTemperature({ comparator: 'exactly', value: temperature, unit: '°C' }, language)}`;
};

function extendedText(language: Language): string {
  const byText = new Map<string, string[]>();
  for (const { code, technical } of products) {
    if (technical.family !== 'ball-valve' || !technical.temperatureExtended) continue;
    const { max } = bounds(technical.temperatureExtended);
    if (max === undefined) continue;
    const text = formatTemperature({ comparator: 'exactly', value: max, unit: '°C' }, language);
    byText.set(text, [...(byText.get(text) ?? []), code]);
  }
  return [...byText].map(([text, codes]) => `${codes.join(', ')} ${text}`).join('; ');
}
