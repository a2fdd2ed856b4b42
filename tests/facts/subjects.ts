import { electricRange, products, specialMediumRange } from '#content/index.ts';
import { electricRangeFacts, factsOf, specialMediumFacts } from '#content/facts-of.ts';

/** Everything that is judged: the products, and the two ranges that are stated as a whole. */
export const subjects = [
  ...products.map(factsOf),
  electricRangeFacts(electricRange),
  specialMediumFacts(specialMediumRange),
];

export function subjectOf(code: string): (typeof subjects)[number] {
  const found = subjects.find((each) => each.code === code);
  if (!found) throw new Error(`no product ${code}`);
  return found;
}
