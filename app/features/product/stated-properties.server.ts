import { formatLimit, formatQuantity, formatStated } from '#content/format.ts';
import type { Product } from '#content/schema/product.ts';
import { bounds, BY_ACTUATOR, type Quantity, type Unit } from '#content/schema/quantity.ts';

import { type Language, LANGUAGES } from '#contract/address.ts';

import type { PropertyInput } from '#app/seo/structured-data.ts';
import type { SpecView } from '#app/shared/page/views.ts';

/** Codes of UN/CEFACT Recommendation 20, revision 17, for the units that the content states. */
export const UNIT_CODES: Readonly<Partial<Record<Unit, string>>> = {
  '°C': 'CEL',
  Nm: 'NU',
  bar: 'BAR',
  psi: 'PS',
  mm: 'MMT',
  kg: 'KGM',
  m: 'MTR',
  V: 'VLT',
  Hz: 'HTZ',
  s: 'SEC',
  min: 'MIN',
  h: 'HUR',
  '%': 'P1',
  '°': 'DD',
  mA: '4K',
};

/** What is stated of a product, for search engines: its rows that have a value, quantities with their ends and unit code. */
export function statedProperties(
  { technical }: Product,
  specs: readonly SpecView[],
  language: Language,
): PropertyInput[] {
  const quantities = quantitiesIn(technical);
  return specs
    .filter(({ missing }) => !missing)
    .map(({ label, value }) => {
      const quantity = quantities.find((item) =>
        [formatQuantity(item, language), formatLimit(item, language)].includes(value),
      );
      const code = quantity && UNIT_CODES[quantity.unit];
      return {
        label,
        text: value,
        ...(quantity &&
          code !== undefined && { ...bounds(quantity), unit: { code, text: quantity.unit } }),
      };
    });
}

/** Every quantity in a product's technical data, wherever it lies. */
function quantitiesIn(data: unknown): Quantity[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('comparator' in data) return [data as Quantity];
  return Object.values(data).flatMap(quantitiesIn);
}

/** The value of a row that depends on the actuator fitted: it says nothing of the valve. */
const BY_WHAT_IS_FITTED: ReadonlySet<string> = new Set(
  LANGUAGES.map((language) => formatStated(BY_ACTUATOR, language, String)),
);

/** The first rows that have a value, as a sentence that the description does not say already. */
export function statedSentence(specs: readonly SpecView[], description: string): string {
  const rows = specs
    .filter(
      ({ value, missing }) =>
        !missing && !BY_WHAT_IS_FITTED.has(value) && !isSaid(value, description),
    )
    .slice(0, 4)
    .map(({ label, value }) => `${label} ${value}`);
  return rows.length === 0 ? '' : `${rows.join(', ')}.`;
}

/** Whether a text says a value, in other words as well: `DN 15부터 DN 100까지` for `DN 15–100`. */
function isSaid(value: string, text: string): boolean {
  const numbers = value.match(/\d[\d,./]*\d|\d/g);
  return text.includes(value) || (numbers?.every((number) => text.includes(number)) ?? false);
}
