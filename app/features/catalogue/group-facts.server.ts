import { formatQuantity } from '#content/format.ts';
import type { Subcategory } from '#content/schema/category.ts';
import type { Product } from '#content/schema/product.ts';
import { between, bounds, type Quantity, type Unit } from '#content/schema/quantity.ts';

import type { Language } from '#contract/address.ts';

/** What the products of a group cover together, from the lowest to the highest stated end. */
function span<U extends Unit>(values: readonly Quantity<U>[], unit: U): Quantity<U> | undefined {
  const ends = values
    .map((value) => bounds(value as Quantity))
    .flatMap(({ min, max }) => [min, max]);
  const stated = ends.filter((end) => end !== undefined);
  const [low, high] = [Math.min(...stated), Math.max(...stated)];
  return low < high ? between(low, high, unit) : undefined;
}

/** Cells of the title block beside a group's name: sizes, and the span of temperature or torque of its products. */
export function groupFacts(
  subcategory: Subcategory,
  members: readonly Product[],
  language: Language,
) {
  const say = (ko: string, en: string) => (language === 'ko' ? ko : en);
  const technical = members.map((product) => product.technical);
  const facts: { label: string; value: string }[] = [];
  const add = (label: string, value: Quantity | undefined) => {
    if (value) facts.push({ label, value: formatQuantity(value, language) });
  };
  const torque = span(
    technical.flatMap((data) => ('torque' in data ? [data.torque] : [])),
    'Nm',
  );
  if (torque) add(say('토크', 'Torque'), torque);
  else if (members.length > 0 && subcategory.menuNote)
    facts.push({ label: say('호칭경', 'Size'), value: subcategory.menuNote[language] });
  add(
    say('온도', 'Temperature'),
    span(
      technical.flatMap((data) => ('temperature' in data ? [data.temperature] : [])),
      '°C',
    ),
  );
  if (members.length > 1)
    facts.push({
      label: say('제품', 'Products'),
      value: say(`${members.length}개`, `${members.length}`),
    });
  return facts;
}
