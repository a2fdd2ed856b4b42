/** Where a field of an entry comes from. Pure. */
import type { Provenance as FactProvenance } from '#facts/facts.ts';

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

/** The provenance of a fact, from the source of its entry. A figure without a source has none: the check of the content refuses it. */
export function provenanceOf(source: Provenance['source'] | undefined): FactProvenance {
  if (source === 'sample') return { basis: 'sample' };
  if (source?.startsWith('spec ')) return { basis: 'stated', source };
  const [, kind, name = ''] = /^(standard|supplier) (.+)$/.exec(source ?? '') ?? [];
  if (kind === 'standard') return { basis: 'standard', standard: name };
  if (kind === 'supplier') return { basis: 'confirmed', document: name };
  return { basis: 'none' };
}
