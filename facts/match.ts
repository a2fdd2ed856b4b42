/**
 * The matching rule (readings.md, "Matching"): what a visitor asks for against what is stated of a product. Finder, search,
 * cards, bar, comparison, lists and machine interfaces all call `match` and `ranked`. No text in, no text out.
 */
import { AXES, type Axis } from './axes.ts';
import { type Fact, factsFor, isExtended, isStated, ofKind, type Subject } from './facts.ts';
import { comparePressure } from './match-pressure.ts';
import { compareMounting, compareProtection, compareRotation } from './match-choice.ts';
import { compareSize } from './match-size.ts';
import { compareSupply, SUPPLY_KEYS } from './match-supply.ts';
import type { FactKey } from './keys.ts';
import { sizeEnds } from './nominal-size.ts';
import { ends } from './numbers.ts';
import {
  type Answer,
  type Asked,
  type Closeness,
  inRange,
  limitMet,
  type Match,
  missing,
  out,
  type Point,
  pointIf,
  reservationsOf,
  RESULTS,
  type Span,
  spanOf,
} from './result.ts';

/**
 * Out of range: one figure asked is not covered, and the first in the order of the axes is the reason. Not stated: none is out,
 * and one is not stated. In range: every figure is stated and covers what is asked.
 *
 * @returns undefined where nothing that is asked applies to the product
 */
export function match(subject: Subject, asked: Asked): Match | undefined {
  const answers = AXES.flatMap((axis) =>
    answersOn(axis, subject, asked).map((answer) => ({ axis, ...answer })),
  );
  if (answers.length === 0) return undefined;
  const limit = answers.find((each) => each.is === 'out');
  if (limit) {
    const { axis, reason, facts } = limit;
    return { result: 'out-of-range', limit: { axis, reason, facts } };
  }
  const open = answers.filter((each) => each.is === 'missing');
  if (open.length > 0)
    return {
      result: 'not-stated',
      missing: open.map(({ axis, what, part }) => ({ axis, what, ...(part && { part }) })),
    };
  const inside = answers.filter((each) => each.is === 'in');
  const points = [...inside.flatMap((each) => each.points), ...pointsOfProduct(subject, asked)];
  const distance = (axis: Axis) =>
    inside.reduce((sum, each) => (each.axis === axis ? sum + each.distance : sum), 0);
  const [smallest, largest] = sizeEnds(subject);
  const closeness: Closeness = {
    limitMet: points.some(({ key }) => key === 'limit-met') ? 1 : 0,
    temperature: distance('temperature'),
    pressure: distance('pressure'),
    sizeRatio: largest / smallest,
  };
  return { result: 'in-range', points, closeness };
}

/** The answers of one axis: one for each figure that is asked on it, none where it does not apply. */
export function answersOn(axis: Axis, subject: Subject, asked: Asked): readonly Answer[] {
  const { applies, compare } = COMPARISONS[axis];
  return applies(subject) ? compare(subject, asked) : [];
}

interface Comparison {
  applies: (subject: Subject) => boolean;
  compare: (subject: Subject, asked: Asked) => readonly Answer[];
}

/** The comparison of the one figure that is asked on an axis. */
const of =
  <A extends keyof Asked>(
    axis: A,
    compare: (facts: readonly Fact[], asked: NonNullable<Asked[A]>) => Answer,
  ): Comparison['compare'] =>
  ({ facts }, { [axis]: asked }) =>
    asked === undefined ? [] : [compare(facts, asked)];

const isValve = ({ traits }: Subject): boolean => traits.includes('valve');
const isActuator = ({ traits }: Subject): boolean => traits.includes('actuator');
const states = ({ facts }: Subject, keys: readonly FactKey[]): boolean =>
  facts.some((fact) => keys.includes(fact.key) && isStated(fact));

const COMPARISONS: Record<Axis, Comparison> = {
  size: { applies: isValve, compare: of('size', compareSize) },
  pressure: { applies: isValve, compare: comparePressure },
  temperature: { applies: isValve, compare: of('temperature', compareTemperature) },
  torque: { applies: isActuator, compare: of('torque', compareTorque) },
  supply: { applies: (subject) => states(subject, SUPPLY_KEYS), compare: compareSupply },
  mounting: { applies: isActuator, compare: of('mounting', compareMounting) },
  // Of the actuator that a valve is sold with, where it is stated.
  protection: {
    applies: (subject) => isActuator(subject) || states(subject, ['protection']),
    compare: of('protection', compareProtection),
  },
  rotation: { applies: isActuator, compare: of('rotation', compareRotation) },
};

// ---------------------------------------------------------------- temperature, torque

/** °C; where the lowest temperature is not stated, in range from here up. */
const ROOM_TEMPERATURE = 20;

function compareTemperature(facts: readonly Fact[], temperature: Span): Answer {
  const { from, to } = spanOf(temperature);
  const stated = ofKind(factsFor(facts, 'temperature'), 'quantity');
  const extended = stated.filter(isExtended);
  // One range, or one highest temperature per sleeve material.
  const ordinary = stated.filter((fact) => !extended.includes(fact));
  if (ordinary.length === 0) return missing('temperature');
  const top = ({ value }: (typeof stated)[number]) => ends(value).max;
  const lowest = Math.max(...ordinary.map(({ value }) => ends(value).min));
  const highest = Math.max(...ordinary.map(top));
  const limits = ordinary.filter((fact) => top(fact) === highest);
  const further = to > highest ? extended.find((fact) => to <= top(fact)) : undefined;
  if (to > highest && !further) return out('above', extended.length > 0 ? extended : limits);
  if (from < lowest) return out('below', limits);
  if (highest === Infinity) return missing('temperature', 'highest');
  if (lowest === -Infinity && from < ROOM_TEMPERATURE) return missing('temperature', 'lowest');
  const limit = further ? top(further) : highest;
  const materials = ordinary.flatMap((fact) =>
    top(fact) >= to ? (fact.scope.material ?? []) : [],
  );
  const points = [
    ...(further ? reservationsOf(further) : []),
    ...pointIf(lowest === -Infinity, { key: 'lowest-not-stated' }),
    ...pointIf(materials.length > 0, { key: 'sleeve', materials }),
    ...limitMet('temperature', from === lowest || to === limit),
  ];
  return inRange(points, limit - to);
}

function compareTorque(facts: readonly Fact[], torque: Span): Answer {
  const [stated] = ofKind(factsFor(facts, 'torque'), 'quantity');
  const max = stated?.value.max;
  if (!stated || max === undefined) return missing('torque');
  const { to } = spanOf(torque);
  if (to > max) return out('above', [stated]);
  const points: Point[] = [
    { key: 'mast' },
    ...factsFor(facts, 'mounting').map((fact): Point => ({ key: 'mounting', fact })),
    ...reservationsOf(stated),
    ...limitMet('torque', to === max),
  ];
  return inRange(points);
}

// ---------------------------------------------------------------- points to check

/** Points that concern the product as a whole rather than one figure. */
function pointsOfProduct({ facts, traits }: Subject, asked: Asked): Point[] {
  if (!traits.includes('valve')) return [];
  const hasPressure = (asked.pn ?? asked.class ?? asked.jisK ?? asked.bar) !== undefined;
  const of = (['size', 'pressure', 'temperature'] as const).filter((axis) =>
    axis === 'pressure' ? hasPressure : asked[axis] !== undefined,
  );
  const hasSeveralRatings = ofKind(factsFor(facts, 'rating'), 'rating').some(
    ({ value, scope }) => scope.of === 'series' && value.designations.length > 1,
  );
  const differentials = ofKind(factsFor(facts, 'maxDifferential'), 'quantity');
  return [
    ...pointIf(hasPressure, { key: 'pressure-falls' }),
    ...pointIf(hasSeveralRatings && of.length > 1, { key: 'together', of }),
    ...differentials.flatMap(({ value: max }) =>
      pointIf(hasPressure, { key: 'differential', max }),
    ),
    ...factsFor(facts, 'controlAirAbove').flatMap(({ value }) =>
      value.kind === 'not-applicable' ? [] : pointIf(true, { key: 'control-air', above: value }),
    ),
  ];
}

// ---------------------------------------------------------------- order

interface Matched<S extends Subject = Subject> {
  subject: S;
  match: Match;
}

/** Products with their matches in the one order; those to which nothing asked applies are left out. */
export function ranked<S extends Subject>(subjects: readonly S[], asked: Asked): Matched<S>[] {
  const matched = subjects.flatMap((subject) => {
    const found = match(subject, asked);
    return found ? [{ subject, match: found }] : [];
  });
  return matched.toSorted(inOrder);
}

/** The one order of products with their matches: by result, then by closeness, then by code. */
export const inOrder = (a: Matched, b: Matched): number =>
  compareMatches(a.match, b.match) || byCode.compare(a.subject.code, b.subject.code);

const byCode = new Intl.Collator('en', { numeric: true });

function compareMatches(a: Match, b: Match): number {
  // Of what is not stated the product that lacks the least comes first.
  if (a.result === 'not-stated' && b.result === 'not-stated')
    return a.missing.length - b.missing.length;
  if (a.result !== 'in-range' || b.result !== 'in-range')
    return RESULTS.indexOf(a.result) - RESULTS.indexOf(b.result);
  const [x, y] = [a.closeness, b.closeness];
  return (
    x.limitMet - y.limitMet ||
    x.temperature - y.temperature ||
    x.pressure - y.pressure ||
    // Actuators and S30T have no ratio: NaN leaves the order to the code.
    x.sizeRatio - y.sizeRatio
  );
}
