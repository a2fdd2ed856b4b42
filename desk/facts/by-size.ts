/** Which facts of a product differ from size to size: one value of them says nothing of the series. */
import type { Product } from '#content/schema/product.ts';
import { factsFor } from '#facts/facts.ts';
import { type FactKey, isAskedOf, keyEntry, type Takes } from '#facts/keys.ts';
import { sizesIn } from '#facts/nominal-size.ts';

/** Measures of a body, and what it takes to turn it. */
const OF_A_BODY: ReadonlySet<Takes> = new Set<Takes>([
  'mm',
  'kg',
  'Nm',
  's',
  'box',
  'thread',
  'mounting',
]);

/** Whether a value of a key holds for one size alone: it has a column in tables per size, is a pressure limit, or measures the body. */
function dependsOnSize(key: FactKey): boolean {
  const { shown, axis, takes } = keyEntry(key);
  return (
    shown.includes('size-table') || axis === 'pressure' || takes.some((each) => OF_A_BODY.has(each))
  );
}

/** Whether a value has to name its size before it can be a fact of the product. A single model, such as 480-050, has no sizes. */
export const needsSize = (key: FactKey, { facts }: Product): boolean =>
  dependsOnSize(key) &&
  (['size', 'frameSizes'] as const).some((sizes) => isAskedOf(sizes, facts.traits));

/** The nominal sizes that a product is stated in: `DN 50`, ascending. */
export const sizesOf = ({ facts }: Product): string[] => [
  ...new Set(
    factsFor(facts.facts, 'size').flatMap(({ value }) =>
      value.kind === 'sizes' ? sizesIn(value).map((dn) => `DN ${dn}`) : [],
    ),
  ),
];
