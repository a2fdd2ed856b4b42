/** Nominal size: a standard size between the stated ends, or one of a list. */
import { type Fact, factsFor, ofKind } from './facts.ts';
import { dnOf, isOneOf } from './nominal-size.ts';
import { type Answer, inRange, missing, out, type Span, spanOf } from './result.ts';

export function compareSize(facts: readonly Fact[], size: Span): Answer {
  const [stated] = ofKind(factsFor(facts, 'size'), 'sizes');
  if (!stated) return missing('size');
  const { value } = stated;
  const { from, to } = spanOf(size);
  if (from < dnOf(value.from)) return out('below', [stated]);
  if (to > dnOf(value.to)) return out('above', [stated]);
  if (isOneOf(value, from) && isOneOf(value, to)) return inRange();
  return value.list ? out('not-listed', [stated]) : missing('size', 'between');
}
