import type { Quantity } from '#app/ui/scale-axis.ts';
import { home, products } from '#content/index.ts';
import { type FactKey, type Trait, unitOf } from '#facts/keys.ts';
import { quantityText, sizesText } from '#facts/print.ts';

import { rangeOf } from '#app/shared/facts/fact-views.server.ts';

import { noBreak } from '#app/shared/text/no-break.ts';
import { localize } from '#app/i18n/localize.ts';
import type { Language } from '#contract/address.ts';

/** The four headline figures; those with an axis stand on it with the range that they are the end of (spec §9). */
export function headlineFigures(language: Language) {
  const ranges: Record<string, FigureScale | undefined> = {
    torque: scaleOf('torque', 'pneumatic', language),
    size: scaleOf('size', 'butterfly', language),
    temperature: scaleOf('temperature', 'valve', language),
  };
  return localize(home.figures, language).map((figure) => ({
    ...figure,
    value: noBreak(figure.value),
    scale: ranges[figure.id],
  }));
}

interface FigureScale {
  quantity: Quantity;
  from: number;
  to: number;
  words: string;
}

/** From the smallest to the largest value that is stated of the products that a figure speaks of. */
function scaleOf(key: FactKey, trait: Trait, language: Language): FigureScale | undefined {
  const facts = products
    .filter(({ facts: { traits } }) => traits.includes(trait) && !traits.includes('pinch'))
    .flatMap((product) => product.facts.facts)
    .filter((fact) => fact.key === key && fact.scope.version !== 'extended');
  const ends = facts.flatMap((fact) => rangeOf([fact]) ?? []);
  const [first] = ends;
  if (!first) return undefined;
  const from = Math.min(...ends.flatMap((each) => each.from ?? []));
  const to = Math.max(...ends.map((each) => each.to));
  const unit = unitOf(key);
  const words = unit
    ? quantityText({ kind: 'quantity', unit, min: from, max: to }, { language })
    : sizesText({ from: { dn: from }, to: { dn: to } });
  return { quantity: first.quantity, from, to, words };
}
