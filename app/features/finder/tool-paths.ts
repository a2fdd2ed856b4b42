import type { FinderItem } from '#app/shared/fit/finder-data.ts';
import { type FinderQuery, parameterOf } from '#app/shared/fit/finder-query.ts';

/**
 * Address of the sizing tool, with the supply that was asked for. The torque goes along as part of the operating point: it
 * holds the safety factor already, so the tool takes it as required (features/sizing).
 *
 * @returns undefined where no actuator has such a tool
 */
export function sizingPath(
  items: readonly FinderItem[],
  { phase }: FinderQuery,
): string | undefined {
  const page = items.find(({ kind, guide }) => kind === 'actuator' && guide !== undefined)?.guide;
  if (page === undefined) return undefined;
  const parameters = new URLSearchParams();
  if (phase !== undefined) parameters.set(parameterOf('phase'), String(phase));
  return `${page}${parameters.size === 0 ? '' : `?${parameters}`}#sizing`;
}

/** Address of the sleeve guide of a pinch valve, at the nearest of its temperatures; undefined for any other product. */
export function sleevePath(
  { guide, traits, facts }: FinderItem,
  { temperature: asked }: FinderQuery,
): string | undefined {
  if (guide === undefined || !traits.includes('pinch')) return undefined;
  const steps = facts
    .flatMap(({ key, value }) =>
      key === 'temperature' && value.kind === 'quantity' ? (value.max ?? []) : [],
    )
    .toSorted((a, b) => a - b);
  const step = asked === undefined ? undefined : steps.find((each) => each >= asked);
  return `${guide}${step === undefined ? '' : `?sleeve=${step}`}#sleeve`;
}
