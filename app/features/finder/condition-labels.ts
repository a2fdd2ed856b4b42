import type { Translate } from '#app/i18n/translate.ts';

import { CHOICE_FACETS, type ChoiceFacet, type Facet, type FinderData } from './finder-data.ts';
import { askedFacets } from './finder.ts';
import type { FinderQuery } from './finder-query.ts';
import type { Reason } from './judge.ts';

/** One condition as a chip shows it; of a choice each value is one. */
export interface Condition {
  facet: Facet;
  value?: string;
  label: string;
}

/** A number as the site prints it: `1,100`, `−20`. */
export const printed = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: 4 }).replace('-', '\u2212');

const isChoice = (facet: Facet): facet is ChoiceFacet =>
  (CHOICE_FACETS as readonly Facet[]).includes(facet);

/** What was asked for, in words. */
export function conditions(query: FinderQuery, data: FinderData, t: Translate): Condition[] {
  return askedFacets(query).flatMap((facet): Condition[] => {
    if (!isChoice(facet)) return [{ facet, label: numberLabel(facet, query[facet] ?? 0, t) }];
    return (query[facet] ?? []).map((value) => ({
      facet,
      value,
      label: data.choices[facet].find(({ id }) => id === value)?.label ?? value,
    }));
  });
}

/** `DN 150`, `PN 16`, `180 °C`. */
function numberLabel(facet: Exclude<Facet, ChoiceFacet>, value: number, t: Translate): string {
  switch (facet) {
    case 'size':
      return `DN ${value}`;
    case 'pn':
      return `PN ${value}`;
    case 'ansi':
      return `ANSI ${value}`;
    case 'bar':
      return `${printed(value)} bar`;
    case 'temperature':
      return `${printed(value)} °C`;
    case 'torque':
      return `${printed(value)} Nm`;
    case 'rotation':
      return `${value}°`;
    case 'phase':
      return t(value === 1 ? 'finder:phase1' : 'finder:phase3');
    case 'voltage':
      return `${printed(value)} V`;
    case 'air':
      return t('finder:airValue', { value: printed(value) });
    case 'oil':
      return t('finder:oilValue', { value: printed(value) });
  }
}

/** A reason in words. */
export const reasonText = ({ id, facet, value = '' }: Reason, t: Translate): string =>
  t(`finder:reason.${id}`, { value, facet: t(`finder:facet.${facet}`) }).trim();
