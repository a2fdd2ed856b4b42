import { enteredUnit, displayedValue } from '#app/shared/units/displayed-value.ts';
import type { Span } from '#facts/result.ts';
import type { UnitSystem } from '#facts/units.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { POINT_FACETS, spanIn } from '#app/shared/operating-point/point.ts';
import { printedNumber, spanText } from '#app/shared/operating-point/point-text.ts';

import {
  CHOICE_FACETS,
  type ChoiceFacet,
  type Facet,
  type FinderData,
  type NumberFacet,
  UNITS,
} from './finder-data.ts';
import { askedFacets, type FinderQuery, without } from './finder-query.ts';

/** One condition as a chip shows it; of a choice each value is one. */
export interface Condition {
  facet: Facet;
  value?: string;
  label: string;
}

const isPointFacet = (facet: Facet): boolean => (POINT_FACETS as readonly Facet[]).includes(facet);

const isChoice = (facet: Facet): facet is ChoiceFacet =>
  (CHOICE_FACETS as readonly Facet[]).includes(facet);

/** What was asked for, in words, measures in the visitor's units: they are the visitor's own values, so nothing is marked as converted. */
export function conditions(
  query: FinderQuery,
  data: FinderData,
  t: Translate,
  system: UnitSystem,
): Condition[] {
  return askedFacets(query).flatMap((facet): Condition[] => {
    if (!isChoice(facet))
      return [{ facet, label: numberLabel(facet, spanIn(query, facet) ?? 0, t, system) }];
    return (query[facet] ?? []).map((value) => ({
      facet,
      value,
      label: data.choices[facet].find(({ id }) => id === value)?.label ?? value,
    }));
  });
}

/** Where the visitor looks, not what the product has to do. */
const PLACES: ReadonlySet<Facet> = new Set(['category', 'brand']);

/** What was asked for besides the operating point, choices included: `볼 밸브`, `단상`, `220 V`; in the units of the data. */
export const conditionsBesides = (query: FinderQuery, data: FinderData, t: Translate): string[] =>
  conditions(query, data, t, 'si').flatMap(({ facet, label }) =>
    isPointFacet(facet) || PLACES.has(facet) ? [] : label,
  );

/**
 * What was asked for besides the operating point, as the note of one product: `F05, IP67, 220 V`. The point goes out by itself, and
 * may still change; the kind is the product's own.
 */
export const dutyOf = (query: FinderQuery, data: FinderData, t: Translate): string =>
  conditionsBesides(without(query, 'family'), data, t).join(', ');

/** `DN 150`, `PN 16`, `180 °C`. */
function numberLabel(facet: NumberFacet, value: Span, t: Translate, system: UnitSystem): string {
  const measure = (of: keyof typeof UNITS) =>
    `${spanText(value, (each) => printedNumber(displayedValue(each, UNITS[of], system)))} ${enteredUnit(UNITS[of], system)}`;
  switch (facet) {
    case 'size':
      return `DN ${spanText(value, String)}`;
    case 'pn':
      return `PN ${spanText(value, String)}`;
    case 'ansi':
      return `ANSI ${spanText(value, String)}`;
    case 'jisK':
      return `JIS ${spanText(value, String)}K`;
    case 'bar':
    case 'temperature':
    case 'torque':
    case 'voltage':
      return measure(facet);
    case 'rotation':
      return `${spanText(value, String)}°`;
    case 'phase':
      return t(value === 1 ? 'finder:phase1' : 'finder:phase3');
    case 'air':
      return t('finder:airValue', { value: measure(facet) });
    case 'oil':
      return t('finder:oilValue', { value: measure(facet) });
  }
}
