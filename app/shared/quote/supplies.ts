import type { Fact } from '#facts/facts.ts';
import type { Span } from '#facts/result.ts';

import type { FinderQuery } from '#app/shared/fit/finder-query.ts';
import { spanIn } from '#app/shared/operating-point/point.ts';

import type { Supply } from './entries.ts';

const PHASES = { singlePhase: 1, threePhase: 3 } as const;

/** Mains supplies of a product to choose among; none where both are not stated. */
export function suppliesIn(facts: readonly Fact[]) {
  const mains = facts.flatMap(({ key, value }) =>
    value.kind === 'mains' && (key === 'singlePhase' || key === 'threePhase')
      ? [{ key, voltage: value.voltage }]
      : [],
  );
  if (mains.length < 2) return [];
  return mains.map(({ key, voltage }) => {
    const { min = 0, max = Infinity } = voltage;
    return { key, voltage, supply: { phase: PHASES[key], min, max } satisfies Supply };
  });
}

/** The supply among a product's that an order asks for by phases or voltage; `null` where none or several meet it. */
export function supplyAsked(
  facts: readonly Fact[],
  asked: Omit<FinderQuery, 'sort'>,
): Supply | null {
  const { phase } = asked;
  const voltage = spanIn(asked, 'voltage');
  if (phase === undefined && voltage === undefined) return null;
  const met = suppliesIn(facts).filter(
    ({ supply }) =>
      (phase === undefined || phase === supply.phase) &&
      (voltage === undefined || holds(supply, voltage)),
  );
  return met.length === 1 ? (met[0]?.supply ?? null) : null;
}

const holds = ({ min, max }: Supply, span: Span): boolean =>
  typeof span === 'number' ? min <= span && span <= max : min <= span.from && span.to <= max;
