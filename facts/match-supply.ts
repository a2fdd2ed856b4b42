/** Supply: mains, air and oil against the supply of an actuator, or of a valve with its own actuator. */
import { type Fact, factsFor, ofKind, type Subject } from './facts.ts';
import type { FactKey } from './keys.ts';
import {
  type Answer,
  type Asked,
  inRange,
  limitMet,
  missing,
  out,
  reservationsOf,
  type Span,
  spanOf,
} from './result.ts';
import { ends, inBar } from './numbers.ts';

export function compareSupply({ facts }: Subject, asked: Asked): Answer[] {
  const { phase, voltage, air, oil } = asked;
  const answers: Answer[] = [];
  if (phase !== undefined || voltage !== undefined) answers.push(compareMains(facts, asked));
  if (air !== undefined)
    answers.push(tooLittle(facts, air, asked.bar) ?? compareMedium(facts, 'air', air));
  if (oil !== undefined) answers.push(compareMedium(facts, 'oil', oil));
  return answers;
}

/** Which medium drives the actuator of S50 to S80 is not stated: its figure is compared with either. */
const MEDIA: Record<'air' | 'oil', readonly FactKey[]> = {
  air: ['airSupply', 'actuatorSupply', 'controlAirAbove'],
  oil: ['oilSupply', 'actuatorSupply'],
};
/** All keys of the axis. Said here, because the table of keys, with its labels, is not loaded with the rule. */
export const SUPPLY_KEYS = [...MEDIA.air, ...MEDIA.oil, 'singlePhase', 'threePhase'] as const;

function compareMains(facts: readonly Fact[], { phase, voltage }: Asked): Answer {
  const supplies = [
    ...(phase === 3 ? [] : factsFor(facts, 'singlePhase')),
    ...(phase === 1 ? [] : factsFor(facts, 'threePhase')),
  ];
  if (supplies.length === 0) return out('other-drive');
  const versions = ofKind(supplies, 'mains').map((fact) => ({ fact, ...ends(fact.value.voltage) }));
  const open = supplies.find(({ value }) => value.kind === 'not-stated');
  if (voltage === undefined && versions.length > 0) return inRange();
  const { from, to } = spanOf(voltage ?? 0);
  const fitting = versions.find(({ min, max }) => from >= min && to <= max);
  if (fitting) {
    const isMet = from === fitting.min || to === fitting.max;
    return inRange([...reservationsOf(fitting.fact), ...limitMet('supply', isMet)]);
  }
  if (open) return missing(open.key);
  if (versions.length === 0) return out('no-version', supplies);
  const limits = versions.map(({ fact }) => fact);
  if (versions.every(({ max }) => to > max)) return out('above', limits);
  return out(versions.every(({ min }) => from < min) ? 'below' : 'not-listed', limits);
}

/** Air that does not exceed the operating pressure by what is stated closes no pinch valve; without a pressure, that of an empty line. */
function tooLittle(facts: readonly Fact[], air: Span, bar: Span = 0): Answer | undefined {
  const [above] = ofKind(factsFor(facts, 'controlAirAbove'), 'quantity');
  const needed = spanOf(bar).to + (above?.value.min ?? 0);
  return above && spanOf(air).from < needed ? out('below', [above]) : undefined;
}

/** Of a single stated pressure less is out of range, more is not stated. */
function compareMedium(facts: readonly Fact[], medium: 'air' | 'oil', asked: Span): Answer {
  const stated = facts.find(({ key }) => MEDIA[medium].includes(key));
  if (!stated) return out('other-drive');
  const { key, value } = stated;
  if (value.kind !== 'quantity') return missing(key);
  // A pressure above the operating pressure: a point to check, not a figure to compare.
  if (key === 'controlAirAbove') return inRange();
  const { from, to } = spanOf(asked);
  const [lowest, highest] = [inBar(value, 'min'), inBar(value, 'max')];
  if (lowest.length > 0 && lowest.every((each) => from < each)) return out('below', [stated]);
  if (highest.length > 0 && highest.every((each) => to > each))
    return value.min === value.max ? missing(key, 'highest') : out('above', [stated]);
  const isMet = [...lowest, ...highest].some((each) => each === from || each === to);
  return inRange([...reservationsOf(stated), ...limitMet('supply', isMet)]);
}
