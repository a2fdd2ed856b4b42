import type { Subject } from '#facts/facts.ts';
import { inchText, sizeEnds } from '#facts/nominal-size.ts';
import { ofSize } from '#facts/of-size.ts';
import type { NominalSize } from '#facts/values.ts';

/** A size in an address: `100` of `DN 100`, `1-4` of `1/4–1 in`, `1-1-2` of `1-1/2 – 2-1/2 in`. */
export const sizeSlug = (size: string): string =>
  (size.replace(/^DN /, '').split('–')[0] ?? '').replace(/ in$/, '').trim().replaceAll('/', '-');

const slugOf = (size: NominalSize): string =>
  'dn' in size ? String(size.dn) : inchText(size.inch).replaceAll('/', '-');

/**
 * What is stated of one size of a product: that size, and its rating where ratings differ by size.
 *
 * @param slug of the size (`sizeSlug`); one that the product does not have changes nothing
 */
export function atSize<S extends Subject>(subject: S, slug: string): S {
  const step = subject.facts
    .flatMap(({ scope }) => scope.size ?? [])
    .find(({ from }) => slugOf(from) === slug);
  if (step) return ofSize(subject, step);
  const dn = Number(slug);
  const [smallest, largest] = sizeEnds(subject);
  return dn >= smallest && dn <= largest ? ofSize(subject, { from: { dn }, to: { dn } }) : subject;
}
