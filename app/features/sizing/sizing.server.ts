import { formatFlanges, formatQuantity } from '#content/format.ts';
import { findSubcategory, productsOf } from '#content/index.ts';
import type { Product } from '#content/schema/product.ts';
import { bounds, type Quantity } from '#content/schema/quantity.ts';

import type { Language } from '#contract/address.ts';
import { weakFlanges } from '#app/shared/fit/iso-5211.ts';

import type { SizingData } from './sizing-data.ts';
import type { SizingModel } from './sizing.ts';

/**
 * Data of the sizing tool: the models of a series with their torques, and the pneumatic range beside them.
 *
 * @throws where the content has no pneumatic range
 */
export function sizingData(members: readonly Product[], language: Language): SizingData {
  const rotary = findSubcategory('pneumatic');
  const pneumatic = rotary.kind === 'default' ? productsOf(rotary.subcategory) : [];
  const ranges = pneumatic.flatMap(({ technical }) =>
    technical.family === 'pneumatic-actuator' ? [technical.torque] : [],
  );
  const [range] = ranges;
  if (rotary.kind !== 'default' || !range) throw new Error('content: no pneumatic range');
  return {
    kind: 'sizing',
    models: members.flatMap((product) => sizingModel(product, language)),
    pneumatic: {
      codes: pneumatic.map(({ code }) => code),
      torque: formatQuantity(range, language),
      to: rotary.subcategory.path,
    },
  };
}

function sizingModel(product: Product, language: Language): SizingModel[] {
  const { technical } = product;
  if (technical.family !== 'quarter-turn-actuator') return [];
  const { torque, flanges, time, singlePhase, threePhase } = technical;
  return [
    {
      code: product.code,
      name: product.name[language],
      to: product.path,
      category: product.category,
      torque: bounds(torque).max ?? 0,
      flanges: formatFlanges(flanges),
      seconds: time.seconds,
      atHz: time.atHz,
      single: volts(singlePhase.voltage),
      three: threePhase === 'unavailable' ? null : volts(threePhase.voltage),
      weakFlanges: weakFlanges(flanges, bounds(torque).max ?? 0),
    },
  ];
}

function volts(voltage: Quantity): { min: number; max: number } {
  const { min, max } = bounds(voltage);
  if (min === undefined || max === undefined) throw new Error('a voltage must have both ends');
  return { min, max };
}
