import type { Product } from '#content/schema/product.ts';
import { bounds, type Quantity } from '#content/schema/quantity.ts';

import type { Language } from '#contract/address.ts';

import type { SizingData } from './sizing-data.ts';
import type { SizingModel } from './sizing.ts';

/** Data of the sizing tool: the models of a series with their torques. */
export const sizingData = (members: readonly Product[], language: Language): SizingData => ({
  kind: 'sizing',
  models: members.flatMap((product) => sizingModel(product, language)),
});

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
      flanges: flanges.join('/'),
      seconds: time.seconds,
      atHz: time.atHz,
      single: volts(singlePhase.voltage),
      three: threePhase === 'unavailable' ? null : volts(threePhase.voltage),
    },
  ];
}

function volts(voltage: Quantity): { min: number; max: number } {
  const { min, max } = bounds(voltage);
  if (min === undefined || max === undefined) throw new Error('a voltage must have both ends');
  return { min, max };
}
