import type { Product } from '#content/schema/product.ts';
import { bounds } from '#content/schema/quantity.ts';

import type { FactKey } from '#facts/keys.ts';
import type { Language } from '#contract/address.ts';

import { judged } from '#app/shared/fit/finder-item.server.ts';
import { supplies } from '#app/shared/product/supplies.server.ts';

import type { SizingData } from './sizing-data.ts';
import type { SizingModel } from './sizing.ts';

/** Data of the sizing tool: the models of a series with their torques and mains. */
export const sizingData = (members: readonly Product[], language: Language): SizingData => ({
  kind: 'sizing',
  models: members.flatMap((product) => sizingModel(product, language)),
  // Those of the first model that has both.
  supplies:
    members.map((product) => supplies(product, language)).find((all) => all.length > 0) ?? [],
});

/** What a model is judged by. */
const JUDGED: ReadonlySet<FactKey> = new Set(['torque', 'singlePhase', 'threePhase']);

function sizingModel(product: Product, language: Language): SizingModel[] {
  const { technical } = product;
  if (technical.family !== 'quarter-turn-actuator') return [];
  const { torque, flanges, time } = technical;
  const { code, traits, facts } = judged(product.facts);
  return [
    {
      code,
      traits,
      facts: facts.filter(({ key }) => JUDGED.has(key)),
      name: product.name[language],
      to: product.path,
      category: product.category,
      torque: bounds(torque).max ?? 0,
      flanges: flanges.join('/'),
      seconds: time.seconds,
      atHz: time.atHz,
    },
  ];
}
