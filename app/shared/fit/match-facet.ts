import type { ChoiceFacet, Facet, FinderItem } from './finder-data.ts';
import type { FinderQuery } from './finder-query.ts';
import { type FacetMatch, FITS, type Matcher, no, NOT_STATED, type ReasonId } from './match.ts';
import {
  matchAir,
  matchFlange,
  matchOil,
  matchPhase,
  matchProtection,
  matchRotation,
  matchTorque,
  matchVoltage,
} from './match-actuator.ts';
import { matchAnsi, matchBar, matchPn, matchSize, matchTemperature } from './match-valve.ts';

const matchChoice =
  (own: (item: FinderItem) => readonly string[] | null, other: ReasonId): Matcher<ChoiceFacet> =>
  (item, asked) => {
    const values = own(item);
    if (values === null) return NOT_STATED;
    return values.some((value) => asked.includes(value)) ? FITS : no(other);
  };

const MATCHERS: { [F in Facet]: Matcher<F> } = {
  category: matchChoice((item) => [item.category], 'otherCategory'),
  family: matchChoice((item) => [item.family], 'otherFamily'),
  application: matchChoice((item) => item.applications, 'otherApplication'),
  brand: matchChoice((item) => (item.brand === null ? null : [item.brand]), 'otherBrand'),
  actuation: matchChoice((item) => item.actuation, 'otherActuation'),
  size: matchSize,
  pn: matchPn,
  ansi: matchAnsi,
  bar: matchBar,
  temperature: matchTemperature,
  torque: matchTorque,
  rotation: matchRotation,
  phase: matchPhase,
  voltage: matchVoltage,
  air: matchAir,
  oil: matchOil,
  flange: matchFlange,
  protection: matchProtection,
};

/**
 * What one facet of the query says of a product.
 *
 * @returns null where the product has no such property: a valve no torque, an actuator no nominal size
 */
export function matchFacet(item: FinderItem, facet: Facet, query: FinderQuery): FacetMatch | null {
  const asked = query[facet];
  if (asked === undefined) return null;
  const matcher = MATCHERS[facet] as Matcher<Facet>;
  const found = matcher(item, asked as never, query);
  if (!found) return null;
  const { outcome, id, value, more } = found;
  const caution = outcome === 'fits' ? item.cautions?.[facet] : undefined;
  // A figure that is in question is no match.
  if (caution !== undefined) return { outcome: 'ask', reason: { id: caution, facet } };
  if (id === undefined) return { outcome };
  return {
    outcome,
    reason: { id, facet, ...(value !== undefined && { value }), ...(more && { more }) },
  };
}
