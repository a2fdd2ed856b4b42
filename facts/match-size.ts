/** Nominal size: a standard size between the stated ends, or one of a list. */
import { factsFor, type Subject } from './facts.ts';
import { dnOf, isOneOf } from './nominal-size.ts';
import { type Answer, type Asked, inRange, missing, out, spanOf } from './result.ts';

export function compareSize({ facts }: Subject, { size }: Asked): Answer[] {
  if (size === undefined) return [];
  const [stated] = factsFor(facts, 'size');
  if (stated?.value.kind !== 'sizes') return [missing('size')];
  const { value } = stated;
  const { from, to } = spanOf(size);
  if (from < dnOf(value.from)) return [out('below', [stated])];
  if (to > dnOf(value.to)) return [out('above', [stated])];
  if (isOneOf(value, from) && isOneOf(value, to)) return [inRange()];
  return [value.list ? out('not-listed', [stated]) : missing('size', 'between')];
}
