/** What is stated of one size of a product. */
import type { Fact, Scope, Subject } from './facts.ts';
import { dnOf } from './nominal-size.ts';

/** One size, or the sizes from one to another. */
export type SizeSpan = NonNullable<Scope['size']>;

const covers = (span: SizeSpan, { from, to }: SizeSpan): boolean =>
  dnOf(span.from) <= dnOf(from) && dnOf(to) <= dnOf(span.to);

/** What is stated of one size, or of one step of sizes: its own figures and those of all sizes. */
export function ofSize<S extends Subject>(subject: S, size: SizeSpan): S {
  const facts = subject.facts.flatMap((fact): Fact[] => {
    const { size: own, ...scope } = fact.scope;
    if (own && !covers(own, size)) return [];
    if (fact.key === 'size' && fact.value.kind === 'sizes')
      return [{ ...fact, scope, value: { kind: 'sizes', ...size } }];
    return [{ ...fact, scope } as Fact];
  });
  return { ...subject, facts };
}
