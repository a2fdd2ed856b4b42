/** Mounting flange, protection and rotation of an actuator: values to choose from, compared by their names. */
import { type Fact, factsFor, isStated, ofKind } from './facts.ts';
import { type Answer, inRange, missing, out, pointIf, reservationsOf } from './result.ts';

/** Listed flanges only; of AP the standard is stated and not the flange. */
export function compareMounting(facts: readonly Fact[], mounting: readonly string[]): Answer {
  const [stated] = ofKind(factsFor(facts, 'mounting'), 'mounting');
  if (!stated) return missing('mounting');
  const { sizes } = stated.value;
  if (!sizes) return missing('mounting', 'of-size');
  const listed = sizes.filter((flange) => mounting.includes(flange));
  if (listed.length === 0) return out('not-listed', [stated]);
  // A flange that ISO 5211 gives less torque than the actuator delivers has its point.
  const weak = stated.reservations.filter(
    (each) => each.key === 'flange-torque' && listed.includes(each.flange),
  );
  return inRange(weak.length === listed.length ? reservationsOf(stated, weak) : []);
}

/** Listed codes only: IP67 does not include IP65's water jets (IEC 60529). */
export function compareProtection(facts: readonly Fact[], protection: readonly string[]): Answer {
  const stated = ofKind(factsFor(facts, 'protection'), 'codes');
  if (stated.length === 0) return missing('protection');
  const [found] = stated.flatMap((fact) =>
    fact.value.codes.filter((code) => protection.includes(code)).map((code) => chosen(fact, code)),
  );
  return found ?? out('not-listed', stated);
}

/** The standard angle, or one of the options. */
export function compareRotation(facts: readonly Fact[], rotation: number): Answer {
  const stated = factsFor(facts, 'rotation').filter(isStated);
  if (stated.length === 0) return missing('rotation');
  const found = stated.find(
    ({ value }) =>
      (value.kind === 'quantity' && value.min === rotation) ||
      (value.kind === 'alternatives' && value.values.includes(rotation)),
  );
  return found ? chosen(found, `${rotation}°`) : out('not-listed', stated);
}

const chosen = (fact: Fact, value: string): Answer =>
  inRange(pointIf(fact.scope.version === 'option', { key: 'option', fact, value }));
