/** Where a field of an entry comes from. Pure. */
import type { Provenance } from './schema/provenance.ts';

/**
 * The source of the field at a dotted path: that of the most specific provenance line above or at it.
 * @returns undefined where no line covers the field
 */
export function sourceOf(
  provenance: readonly Provenance[],
  path: string,
): Provenance['source'] | undefined {
  const covering = provenance.filter(
    ({ field }) => field === '*' || field === path || path.startsWith(`${field}.`),
  );
  return covering.toSorted((a, b) => b.field.length - a.field.length)[0]?.source;
}
