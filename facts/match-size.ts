/** Nominal size: a standard size between the stated ends, or one of a list. */
import { factsFor, type Subject } from './facts.ts';
import { dnOf, isStandardBetween, systemOf } from './nominal-size.ts';
import { type Answer, type Asked, inRange, missing, out, spanOf } from './result.ts';

export function compareSize({ facts }: Subject, { size }: Asked): Answer[] {
  if (size === undefined) return [];
  const [stated] = factsFor(facts, 'size');
  if (stated?.value.kind !== 'sizes') return [missing('size')];
  const { value } = stated;
  const [smallest, largest] = [dnOf(value.from), dnOf(value.to)];
  const { from, to } = spanOf(size);
  if (from < smallest) return [out('below', [stated])];
  if (to > largest) return [out('above', [stated])];
  if (value.list) {
    const listed = new Set(value.list.map(dnOf));
    return [listed.has(from) && listed.has(to) ? inRange() : out('not-listed', [stated])];
  }
  const exists = (dn: number) =>
    dn === smallest || dn === largest || isStandardBetween(dn, systemOf(value.from));
  return [exists(from) && exists(to) ? inRange() : missing('size', 'between')];
}
