import type { Product } from '#content/schema/product.ts';

import type { FactKey } from '#facts/keys.ts';
import type { Language } from '#contract/address.ts';

import { judged } from '#app/shared/fit/finder-item.server.ts';
import { supplies } from '#app/shared/product/supplies.server.ts';

import type { SizingData } from './sizing-data.ts';
import { type SizingModel, sizingModel } from './sizing.ts';

/** Data of the sizing tool: the models of a series with their torques and mains. */
export const sizingData = (members: readonly Product[], language: Language): SizingData => ({
  kind: 'sizing',
  models: members.flatMap((product) => modelOf(product, language)),
  // Those of the first model that has both.
  supplies:
    members.map((product) => supplies(product, language)).find((all) => all.length > 0) ?? [],
});

/** What a model is judged by. */
const JUDGED: ReadonlySet<FactKey> = new Set(['torque', 'singlePhase', 'threePhase']);

function modelOf(product: Product, language: Language): SizingModel[] {
  if (product.technical.family !== 'quarter-turn-actuator') return [];
  const { code, traits, facts } = judged(product.facts);
  const { path: to, category } = product;
  const model = sizingModel({ code, traits, facts, name: product.name[language], to, category });
  return model ? [{ ...model, facts: facts.filter(({ key }) => JUDGED.has(key)) }] : [];
}
