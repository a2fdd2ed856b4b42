/**
 * Puts confirmed facts among those of an entry. A confirmed fact fills what is not stated, and narrows what is stated with a
 * reservation; anything else that differs from a stated fact is a contradiction, and the stated one stays. Pure.
 */
import type { Fact, InferredFact, Provenance, Reservation, Scope } from '#facts/facts.ts';
import { dnOf } from '#facts/nominal-size.ts';
import { rowText } from '#facts/print.ts';
import type { Quantity } from '#facts/values.ts';

import type { ConfirmedFact } from './schema/confirmed.ts';

/** A confirmed fact that cannot stand beside a fact that is stated or was confirmed before. */
export interface Contradiction {
  confirmed: ConfirmedFact;
  /** What it contradicts. */
  fact: Fact;
}

export interface Merged {
  facts: readonly (Fact | InferredFact)[];
  contradictions: readonly Contradiction[];
}

/** @param own facts of the entry, inferred ones and those that are stated to be open among them */
export function mergeConfirmed(
  own: readonly (Fact | InferredFact)[],
  confirmed: readonly ConfirmedFact[],
): Merged {
  let facts = own;
  const contradictions: Contradiction[] = [];
  for (const each of confirmed) {
    const added = factOf(each);
    const met = facts.flatMap((fact) =>
      fact.key === added.key && doOverlap(fact.scope, added.scope)
        ? [{ fact, ...relationOf(fact, added) }]
        : [],
    );
    const contradicted = met.find(({ is }) => is === 'contradicted');
    if (contradicted) {
      contradictions.push({ confirmed: each, fact: contradicted.fact as Fact });
      continue;
    }
    // Stated already, by the specification or by an earlier document.
    if (met.some(({ is }) => is === 'same')) continue;
    const replaced = met.filter(({ is }) => is === 'replaced');
    const kept = replaced.flatMap(({ fact, settled }) =>
      fact.reservations.filter(({ key }) => key !== settled),
    );
    facts = [
      ...facts.filter((fact) => !replaced.some((other) => other.fact === fact)),
      { ...added, reservations: [...added.reservations, ...kept] },
    ].map((fact) => settledBy(fact, added));
  }
  return { facts, contradictions };
}

/** The document in words, as pages, sheets and programs name it. */
const documentText = ({ supplier, document, date }: ConfirmedFact): string =>
  `${supplier} ${document}, ${date}`;

/** A confirmed fact as a fact of its product. */
export function factOf(confirmed: ConfirmedFact): Fact {
  const { key, value, of, size, hertz } = confirmed;
  const provenance: Provenance = { basis: 'confirmed', document: documentText(confirmed) };
  const scope: Scope = {
    of,
    ...(size && { size }),
    ...(hertz !== undefined && { at: { value: hertz, unit: 'Hz' } }),
  };
  const reservations: Reservation[] = of === 'series' ? [{ key: 'by-size', by: ['size'] }] : [];
  return { key, value, scope, provenance, reservations } as Fact;
}

// ---------------------------------------------------------------- scopes

/** Whether some unit has both facts. What is stated of a version or an option says nothing of the others. */
function doOverlap(stated: Scope, added: Scope): boolean {
  if (stated.version !== undefined || stated.option !== undefined) return false;
  if (stated.at?.unit === 'Hz' && added.at && stated.at.value !== added.at.value) return false;
  if (!stated.size || !added.size) return true;
  return (
    dnOf(stated.size.from) <= dnOf(added.size.to) && dnOf(added.size.from) <= dnOf(stated.size.to)
  );
}

// ---------------------------------------------------------------- values

type Relation =
  | { is: 'same' | 'contradicted' | 'beside'; settled?: undefined }
  /** The added fact takes its place; the reservation that it settles goes, the others stay. */
  | { is: 'replaced'; settled?: Reservation['key'] };

const isSame = (one: Fact['value'], other: Fact['value']): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
/** Fields in one order: a value that came from a database has another than one that was typed in. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, each]) => [name, sorted(each)]),
        )
      : value;

/** The one place that says what a confirmed value may do to a stated one of the same key and scope. */
function relationOf(stated: Fact | InferredFact, added: Fact): Relation {
  const [before, after] = [stated.value, added.value];
  if (before.kind === 'not-stated' || stated.provenance.basis === 'inferred')
    return { is: 'replaced' };
  if (isSame(before, after)) return { is: 'same' };
  const has = (key: Reservation['key']) => stated.reservations.some((each) => each.key === key);
  // A number without a unit is compared with nothing, until the supplier gives its unit.
  if (before.kind === 'without-unit')
    return after.kind === 'quantity' && (after.max ?? after.min) === before.value
      ? { is: 'replaced', settled: 'unit-not-stated' }
      : { is: 'beside' };
  if (before.kind === 'mounting' && after.kind === 'mounting' && !before.sizes)
    return { is: 'replaced', settled: 'flange-size-not-stated' };
  if (before.kind !== 'quantity' || after.kind !== 'quantity' || before.unit !== after.unit)
    return { is: 'contradicted' };
  if (completes(before, after)) return { is: 'replaced' };
  if (has('minimum-or-rated') && isWithin(before, after))
    return { is: 'replaced', settled: 'minimum-or-rated' };
  if (has('by-size') && added.scope.size && isWithin(after, before)) return { is: 'beside' };
  return { is: 'contradicted' };
}

/** Whether it gives the end that was not stated, and keeps the other one. */
const completes = (before: Quantity, after: Quantity): boolean =>
  (before.min === undefined || before.max === undefined) &&
  (before.min === undefined || before.min === after.min) &&
  (before.max === undefined || before.max === after.max);

const isWithin = (inner: Quantity, outer: Quantity): boolean =>
  (inner.min ?? inner.max ?? NaN) >= (outer.min ?? -Infinity) &&
  (inner.max ?? inner.min ?? NaN) <= (outer.max ?? Infinity);

/** A fact without the reservation that another fact settles: the medium of a supply, the standard beside the options. */
function settledBy<F extends Fact | InferredFact>(fact: F, added: Fact): F {
  const settled: Reservation['key'] | undefined =
    added.key === 'actuation'
      ? 'medium-not-stated'
      : added.key === fact.key
        ? 'standard-not-stated'
        : undefined;
  return fact.reservations.some(({ key }) => key === settled)
    ? { ...fact, reservations: fact.reservations.filter(({ key }) => key !== settled) }
    : fact;
}

/** A contradiction in words: what is confirmed, and what stands against it. */
export function contradictionText({ confirmed, fact }: Contradiction, language: 'ko' | 'en') {
  const style = { language } as const;
  return { confirmed: rowText([factOf(confirmed)], style), stated: rowText([fact], style) };
}
