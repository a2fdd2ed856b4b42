import type { ChoiceFacet, Facet, FinderItem } from './finder-data.ts';
import type { FinderQuery } from './finder-query.ts';
import { type Finding, FITS, type Judge, no, NOT_STATED, type ReasonId } from './finding.ts';
import {
  judgeAir,
  judgeFlange,
  judgeOil,
  judgePhase,
  judgeProtection,
  judgeRotation,
  judgeTorque,
  judgeVoltage,
} from './judge-actuator.ts';
import { judgeAnsi, judgeBar, judgePn, judgeSize, judgeTemperature } from './judge-valve.ts';

const judgeChoice =
  (own: (item: FinderItem) => readonly string[] | null, other: ReasonId): Judge<ChoiceFacet> =>
  (item, asked) => {
    const values = own(item);
    if (values === null) return NOT_STATED;
    return values.some((value) => asked.includes(value)) ? FITS : no(other);
  };

const JUDGES: { [F in Facet]: Judge<F> } = {
  category: judgeChoice((item) => [item.category], 'otherCategory'),
  application: judgeChoice((item) => item.applications, 'otherApplication'),
  brand: judgeChoice((item) => (item.brand === null ? null : [item.brand]), 'otherBrand'),
  actuation: judgeChoice((item) => item.actuation, 'otherActuation'),
  size: judgeSize,
  pn: judgePn,
  ansi: judgeAnsi,
  bar: judgeBar,
  temperature: judgeTemperature,
  torque: judgeTorque,
  rotation: judgeRotation,
  phase: judgePhase,
  voltage: judgeVoltage,
  air: judgeAir,
  oil: judgeOil,
  flange: judgeFlange,
  protection: judgeProtection,
};

/**
 * What one facet of the query says of a product.
 *
 * @returns null where the product has no such property: a valve no torque, an actuator no nominal size
 */
export function judgeFacet(item: FinderItem, facet: Facet, query: FinderQuery): Finding | null {
  const asked = query[facet];
  if (asked === undefined) return null;
  const judge = JUDGES[facet] as Judge<Facet>;
  const found = judge(item, asked as never, query);
  if (!found) return null;
  const { outcome, id, value } = found;
  const caution = outcome === 'fits' && id === undefined ? item.cautions?.[facet] : id;
  if (caution === undefined) return { outcome };
  return { outcome, reason: { id: caution, facet, ...(value !== undefined && { value }) } };
}
