/** A sentence in its parts: the measures in it, and the words that name a kind, a flange or a medium. */
import { clean } from '#facts/measure/clean.ts';
import { read } from '#facts/measure/read.ts';
import type { Amount, Measure, Reading } from '#facts/measure/types.ts';
import type { Span } from '#facts/result.ts';

import { kindsIn } from './kinds.ts';
import type { PointFacet } from './point.ts';
import { spanOfAmount } from './point-words.ts';

export const LONGEST_SENTENCE = 200;

/** Words between conditions that ask for nothing of their own. */
const FILLING =
  /\b(?:an?|and|at|by|for|from|in|is|of|on|or|the|to|with|ac|valves?|vlaves?|actuators?|actautors?)\b|밸브|발브|벨브|[액엑][추츄]에이[터타]|에서|이고|용|[\s,;·/+&]/gi;

/** Mounting flanges of ISO 5211, with what is said around them, and degrees of protection of IEC 60529. */
const FLANGE = /(?<![\w.])F-? ?(0?[3457]|1[0246]|25|3[05]|4[08]|60)(?![a-z0-9])/gi;
const AROUND_FLANGE =
  /\(?ISO ?5211\)?|(?:상부|장착) ?플랜지|플랜지|\b(?:mounting|top|flanges?)\b/gi;
const PROTECTION = /(?<![\w.])IP ?-?(\d{2})(?:\/(?:IP ?)?(\d{2}))?(?![a-z0-9])/gi;
/** Media. */
const NOTES =
  /스팀|증기|온수|냉수|냉각수|음용수|해수|슬러리|슬러지|폐수|하수|오일|가스|분체|(?<![가-힣])물(?=용|에|을|은|이|$|[^가-힣])|steam|(?:(?:hot|cold|cooling|chilled|drinking|sea|waste) ?)?\bwater\b|slurry|sludge|powder|\boil\b|\bgas\b/gi;

/** Conditions that a sentence can name. */
export type SentenceFacet = PointFacet | 'jisK' | 'voltage' | 'air';

/** A sentence in its parts. */
export interface SentenceParts {
  /** DN, PN, class, JIS K, bar, °C, Nm, V, and the bar of the air that drives an actuator. */
  asked: Partial<Record<SentenceFacet, Span>>;
  /** As they stand in the sentence: `145 psi`. */
  written: Partial<Record<SentenceFacet, string>>;
  phase?: 1 | 3;
  /** Ids of kinds of product: `butterfly`. */
  families: string[];
  /** Ids of what moves a valve: `electric`. */
  actuations: string[];
  /** Codes as the catalogue writes them: `F10`, `IP67`. */
  flanges: string[];
  protection: string[];
  /** What is understood but filters nothing: a medium, direct current. */
  notes: string[];
  /** What looks like a measure and cannot be read for sure. */
  refused: string[];
  /** The words that are left. */
  unread: string[];
}

/**
 * Everything that a sentence says, and what of it is not understood.
 *
 * @param codes of the catalogue in lower case: the 301 of `301 150A` is a product
 */
export const sentenceParts = (sentence: string, codes?: ReadonlySet<string>): SentenceParts =>
  partsOf(read(sentence.slice(0, LONGEST_SENTENCE), codes && { codes }));

/** The same of a text that has been read. */
export function partsOf({ measures, refused, words }: Reading): SentenceParts {
  const parts: SentenceParts = {
    asked: {},
    written: {},
    families: [],
    actuations: [],
    flanges: [],
    protection: [],
    notes: [],
    refused: refused.map((each) => each.text),
    unread: [],
  };
  for (const measure of measures) takeMeasure(measure, parts);
  let rest = clean(words.join(' ')).text;
  const take = (pattern: RegExp): string[] => {
    const found = [...rest.matchAll(pattern)].map(([all]) => all);
    if (found.length > 0) rest = rest.replaceAll(pattern, ' ');
    return found;
  };
  parts.notes.push(...take(NOTES));
  const isSized = parts.asked.size !== undefined && parts.asked.torque === undefined;
  const kinds = kindsIn(rest, isSized);
  ({ rest, families: parts.families, actuations: parts.actuations } = kinds);
  parts.flanges = [...rest.matchAll(FLANGE)].map(([, size = '']) => `F${size.padStart(2, '0')}`);
  if (take(FLANGE).length > 0) take(AROUND_FLANGE);
  parts.protection = [...rest.matchAll(PROTECTION)].flatMap(([, ...degrees]) =>
    degrees.flatMap((degree) => (degree === undefined ? [] : `IP${degree}`)),
  );
  take(PROTECTION);
  parts.unread = [
    ...kinds.unread,
    ...rest
      .replaceAll(FILLING, ' ')
      .split(' ')
      .filter((word) => word !== ''),
  ];
  return parts;
}

function takeMeasure(measure: Measure, parts: SentenceParts): void {
  const ask = (facet: SentenceFacet, span: Span | undefined): void => {
    if (span === undefined) return;
    parts.asked[facet] = span;
    parts.written[facet] = measure.text;
  };
  if (measure.axis === 'supply') {
    const { current, volts, hertz, phase } = measure.value;
    // No supply of the catalogue is direct current, or stated by its frequency alone.
    if (current === 'DC' || (volts === undefined && phase === undefined)) {
      parts.notes.push(measure.text);
      return;
    }
    if (volts !== undefined) ask('voltage', spanOfAmount(volts));
    if (phase !== undefined) parts.phase = phase;
    if (hertz !== undefined) parts.notes.push(`${hertz} Hz`);
    return;
  }
  // A pressure or a torque has to be met. A size is one, and "DN 300 or less" are many; "above 200 °C" says no temperature that has to be met.
  if (
    (measure.axis === 'size' && isHalfOpen(measure.value)) ||
    (measure.axis === 'temperature' && isWithoutEnd(measure.value))
  ) {
    parts.refused.push(measure.text);
    return;
  }
  const span = spanOfAmount(measure.value);
  if (measure.axis === 'pressure') ask(measure.of ?? 'bar', span);
  else if (measure.axis !== 'rating') ask(measure.axis, span);
  // Ratings are names: what lies between two of them is none.
  else if (typeof span === 'object') parts.notes.push(measure.text);
  else ask(RATING_FACETS[measure.kind], span);
}

const RATING_FACETS = { PN: 'pn', class: 'ansi', 'JIS K': 'jisK' } as const;

const isHalfOpen = (value: Amount): boolean =>
  typeof value === 'object' && (value.from === undefined || value.to === undefined);

const isWithoutEnd = (value: Amount): boolean =>
  typeof value === 'object' && value.to === undefined;
