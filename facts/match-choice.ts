/** Mounting flange, protection and rotation of an actuator: values to choose from, compared by their names. */
import { type Fact, factsFor, ofKind, type Subject } from './facts.ts';
import {
  type Answer,
  type Asked,
  inRange,
  missing,
  out,
  pointIf,
  reservationsOf,
} from './result.ts';

/** Listed flanges only; of AP the standard is stated and not the flange. */
export function compareMounting({ facts }: Subject, { mounting }: Asked): Answer[] {
  if (mounting === undefined) return [];
  const [stated] = factsFor(facts, 'mounting');
  if (stated?.value.kind !== 'mounting') return [missing('mounting')];
  const { sizes } = stated.value;
  if (!sizes) return [missing('mounting', 'of-size')];
  const listed = sizes.filter((flange) => mounting.includes(flange));
  if (listed.length === 0) return [out('not-listed', [stated])];
  // A flange that ISO 5211 gives less torque than the actuator delivers has its point.
  const weak = reservationsOf(stated).filter(
    (point) =>
      point.key === 'reservation' &&
      point.reservation.key === 'flange-torque' &&
      listed.includes(point.reservation.flange),
  );
  return [inRange(weak.length === listed.length ? weak : [])];
}

/** Listed codes only: IP67 does not include IP65's water jets (IEC 60529). */
export function compareProtection({ facts }: Subject, { protection }: Asked): Answer[] {
  if (protection === undefined) return [];
  const stated = ofKind(factsFor(facts, 'protection'), 'codes');
  if (stated.length === 0) return [missing('protection')];
  const [found] = stated.flatMap((fact) =>
    fact.value.codes.filter((code) => protection.includes(code)).map((code) => chosen(fact, code)),
  );
  return [found ?? out('not-listed', stated)];
}

/** The standard angle, or one of the options. */
export function compareRotation({ facts }: Subject, { rotation }: Asked): Answer[] {
  if (rotation === undefined) return [];
  const stated = factsFor(facts, 'rotation').filter(({ value }) => value.kind !== 'not-stated');
  if (stated.length === 0) return [missing('rotation')];
  const found = stated.find(
    ({ value }) =>
      (value.kind === 'quantity' && value.min === rotation) ||
      (value.kind === 'alternatives' && value.values.includes(rotation)),
  );
  return [found ? chosen(found, `${rotation}°`) : out('not-listed', stated)];
}

const chosen = (fact: Fact, value: string): Answer =>
  inRange(pointIf(fact.scope.version === 'option', { key: 'option', fact, value }));
