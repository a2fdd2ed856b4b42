import type { Subject } from '#facts/facts.ts';
import { dnOf } from '#facts/nominal-size.ts';

/**
 * The ends of what is stated on an axis that is drawn, DN, °C or Nm, and where an extended version ends; an end that is not stated is
 * absent. Of sleeves the highest counts.
 */
export function spanOf(
  { facts }: Pick<Subject, 'facts'>,
  quantity: 'size' | 'temperature' | 'torque',
): { from: number | undefined; to: number | undefined; extended?: number | undefined } {
  const extended = facts.flatMap(({ key, value, scope }) =>
    key === quantity && scope.version === 'extended' && value.kind === 'quantity'
      ? (value.max ?? [])
      : [],
  );
  const spans = facts.flatMap(({ key, value, scope }) => {
    if (key !== quantity || scope.version === 'extended') return [];
    if (value.kind === 'sizes') return [{ from: dnOf(value.from), to: dnOf(value.to) }];
    return value.kind === 'quantity' ? [{ from: value.min, to: value.max }] : [];
  });
  const highest = spans.reduce((a, b) => ((a.to ?? 0) >= (b.to ?? 0) ? a : b), {
    from: undefined,
    to: undefined,
    ...spans[0],
  });
  return { ...highest, ...(extended[0] !== undefined && { extended: extended[0] }) };
}
