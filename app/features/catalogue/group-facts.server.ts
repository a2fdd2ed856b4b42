import type { Subcategory } from '#content/schema/category.ts';
import type { Product } from '#content/schema/product.ts';
import { type FactKey, keyEntry, unitOf } from '#facts/keys.ts';
import { quantityText, rowLabel } from '#facts/print.ts';

import type { SpecView } from '#app/shared/page/views.ts';
import type { Language } from '#contract/address.ts';

/** What the products of a group cover together, of the first key that they state. Where none states a lower end it has none either. */
function span(
  members: readonly Product[],
  keys: readonly FactKey[],
  language: Language,
): SpecView | undefined {
  const facts = members
    .flatMap((product) => product.facts.facts)
    .filter(({ key, scope }) => keys.includes(key) && scope.version !== 'extended');
  const ends = (end: 'min' | 'max') =>
    facts.flatMap(({ value }) => (value.kind === 'quantity' ? (value[end] ?? []) : []));
  const [first] = facts;
  const [min, max] = [Math.min(...ends('min')), Math.max(...ends('max'))];
  const unit = first && unitOf(first.key);
  if (!first || !unit || max === -Infinity || min === max) return undefined;
  const print = (units: 'si' | 'imperial') =>
    quantityText(
      { kind: 'quantity', unit, ...(min < max && { min }), max },
      { language, units },
      keyEntry(first.key),
    );
  return {
    label: rowLabel([first], { language }, 'short'),
    value: print('si'),
    imperial: print('imperial'),
  };
}

/** Cells of the title block beside a group's name: sizes, and the span of temperature or torque of its products. */
export function groupFacts(
  subcategory: Subcategory,
  members: readonly Product[],
  language: Language,
): SpecView[] {
  const torque = span(members, ['torque'], language);
  const { label } = keyEntry('size');
  const size = members.length > 0 && subcategory.menuNote;
  return [
    torque ?? (size ? { label: label[language], value: size[language] } : undefined),
    span(members, ['temperature', 'actuatorTemperature'], language),
    members.length > 1
      ? language === 'ko'
        ? { label: '제품', value: `${members.length}개` }
        : { label: 'Products', value: `${members.length}` }
      : undefined,
  ].filter((cell) => cell !== undefined);
}
