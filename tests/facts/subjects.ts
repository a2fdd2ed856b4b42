import { electricRange, products, specialMediumRange } from '#content/index.ts';
import { electricRangeFacts, factsWith, specialMediumFacts } from '#content/facts-of.ts';

/** Everything that is judged, as entries state it: the products, and the two ranges that are stated as a whole. */
export const subjects = [
  // What the desk has confirmed since comes and goes without a change of the cases.
  ...products.map((product) => factsWith(product, [])),
  electricRangeFacts(electricRange),
  specialMediumFacts(specialMediumRange),
];

export function subjectOf(code: string): (typeof subjects)[number] {
  const found = subjects.find((each) => each.code === code);
  if (!found) throw new Error(`no product ${code}`);
  return found;
}
