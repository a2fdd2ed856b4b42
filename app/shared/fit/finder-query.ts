import { readParameter } from '#app/shared/address/read-parameter.ts';
import type { SentenceFacet, SentenceParts } from '#app/shared/operating-point/sentence.ts';
import { wordsChunk } from '#app/shared/operating-point/words-chunk.ts';
import { POINT_PARAMETERS } from '#contract/asked-query.ts';
import {
  LONGEST_SEARCH,
  type OperatingPoint,
  POINT_FACETS,
  type PointFacet,
  PRESSURE,
  PRESSURE_KIND,
  readPlain,
  readPlainPoint,
  spanIn,
  type Values,
  withSpan,
  writtenSpan,
} from '#app/shared/operating-point/point.ts';
import { RATINGS } from '#facts/ratings.ts';
import type { Span } from '#facts/result.ts';
import type { UnitSystem } from '#facts/units.ts';

import {
  CHOICE_FACETS,
  type Choice,
  type ChoiceFacet,
  type Facet,
  NUMBER_FACETS,
  type NumberFacet,
} from './finder-data.ts';

/** Orders of a list: the closest to what is asked first, by code, by pressure rating with the highest first, or the lowest. */
export const SORTS = ['closest', 'name', 'rating', 'rating-low'] as const;
export type Sort = (typeof SORTS)[number];

/** What a visitor asks for. An absent facet asks nothing; of a choice, one of the values is enough. */
export type FinderQuery = Values<NumberFacet> & {
  [F in ChoiceFacet]?: readonly string[];
} & { sort: Sort };

const FACETS: readonly Facet[] = [...NUMBER_FACETS, ...CHOICE_FACETS];

/** The facets that a query asks for, in the order of the form. */
export const askedFacets = (query: Partial<FinderQuery>): Facet[] =>
  FACETS.filter((facet) => query[facet] !== undefined);

/** What can be chosen; anything else in an address is dropped. And the products: their codes are no numbers of a sentence. */
export interface Known {
  readonly items: readonly { readonly id: string }[];
  readonly choices: Record<ChoiceFacet, readonly Choice[]>;
}

/** Names in the address, where they are not the facet's own. */
const PARAMETER: Partial<Record<Facet, string>> = {
  ...POINT_PARAMETERS,
  protection: 'ip',
  jisK: 'jis',
  voltage: 'volt',
};

/** The facet's name in the address and of its control. */
export const parameterOf = (facet: Facet): string => PARAMETER[facet] ?? facet;

/** All conditions in one line, as one says them. */
export const SENTENCE = 'q';

type Read = (text: string, system: UnitSystem) => Span | undefined;

const oneOf =
  (...values: number[]): Read =>
  (text) =>
    values.find((value) => String(value) === text);

/** Reads a visitor's words or an address; undefined for what is no value of the facet. */
const READ: Record<Exclude<NumberFacet, PointFacet>, Read> = {
  rotation: oneOf(45, 60, 90, 120),
  jisK: oneOf(...RATINGS['JIS K']),
  phase: oneOf(1, 3),
  voltage: (text, system) =>
    positive(readPlain(text, 'V') ?? wordsChunk.current?.readSpan('supply', text, system)),
  air: (text, system) => readPressure(text, system),
  oil: (text, system) => readPressure(text, system),
};

const positive = (span: Span | undefined): Span | undefined =>
  (typeof span === 'object' ? span.from : (span ?? 0)) > 0 ? span : undefined;

const readPressure: Read = (text, system) =>
  readPlainPoint('bar', text, system) ?? wordsChunk.current?.readSpan('pressure', text, system);

const isPointFacet = (facet: NumberFacet): facet is PointFacet =>
  (POINT_FACETS as readonly NumberFacet[]).includes(facet);

/**
 * The value that words in a control mean, in the facet's own unit; undefined for none and for what is no value.
 *
 * @param system of a number that names no unit; an address is always in the facet's own
 */
export const readNumber = (
  facet: NumberFacet,
  text: string,
  system: UnitSystem = 'si',
): Span | undefined =>
  isPointFacet(facet)
    ? (readPlainPoint(facet, text, system) ??
      wordsChunk.current?.readPointValue(facet, text, system))
    : READ[facet](text, system);

/**
 * The query in an address. Unknown, hostile, repeated and contradictory values fall back to the valid part: of several
 * values for one number the first valid one counts.
 *
 * @param search query string with or without `?`
 */
export function parseQuery(search: string, known: Known): FinderQuery {
  const parameters = new URLSearchParams(search.slice(0, LONGEST_SEARCH));
  const choices: { [F in ChoiceFacet]?: readonly string[] } = {};
  for (const facet of CHOICE_FACETS) {
    const asked = new Set(parameters.getAll(parameterOf(facet)));
    const values = known.choices[facet].flatMap(({ id }) => (asked.has(id) ? [id] : []));
    if (values.length > 0) choices[facet] = values;
  }
  const sort = SORTS.find((each) => each === parameters.get('sort')) ?? 'closest';
  let query: FinderQuery = { ...choices, sort };
  for (const facet of NUMBER_FACETS) {
    const { value } = readParameter(parameters, parameterOf(facet), (text) =>
      readNumber(facet, text),
    );
    if (value !== undefined) query = withSpan(query, facet, value);
  }
  const { asked } = readSentence(parameters.get(SENTENCE) ?? '', known);
  const pressure = pressureOf(parameters.get(PRESSURE), parameters.get(PRESSURE_KIND));
  const ranges = { ...asked.ranges, ...pressure?.ranges, ...query.ranges };
  return {
    ...asked,
    ...pressure,
    ...query,
    ...(Object.keys(ranges).length > 0 && { ranges }),
  };
}

/** What the finder makes of a sentence. */
export interface ReadSentence {
  /** Empty where it names no condition. */
  asked: Omit<FinderQuery, 'sort'>;
  /** The words of its values. */
  written: Partial<Record<SentenceFacet, string>>;
  /** What is understood but filters nothing: a medium, a flange that nothing in the catalogue has. */
  notes: string[];
  /** The words that are left. */
  words: string[];
  /** They, and what looks like a measure and cannot be read for sure. */
  unread: string[];
}

const NOTHING: SentenceParts = {
  asked: {},
  written: {},
  families: [],
  actuations: [],
  flanges: [],
  protection: [],
  notes: [],
  refused: [],
  unread: [],
};

/** Reads a sentence: `80 °C at DN150, 10 bar, butterfly`. */
export const readSentence = (sentence: string, known: Known): ReadSentence =>
  askedBy(wordsChunk.current?.sentenceParts(sentence, codesOf(known)) ?? NOTHING, known);

export const codesOf = ({ items }: Pick<Known, 'items'>): ReadonlySet<string> =>
  new Set(items.map(({ id }) => id));

/** What the parts of a sentence ask for. */
export function askedBy(parts: SentenceParts, known: Known): ReadSentence {
  const { written, families, actuations, flanges, protection, notes } = parts;
  let numbers: Values<NumberFacet> = parts.phase === undefined ? {} : { phase: parts.phase };
  for (const facet of NUMBER_FACETS) {
    const span = parts.asked[facet as SentenceFacet];
    if (span !== undefined) numbers = withSpan(numbers, facet, span);
  }
  const choices = Object.entries({
    family: families,
    actuation: actuations,
    flange: flanges,
    protection,
  }).flatMap(([facet, named]) => {
    const ids = known.choices[facet as ChoiceFacet].flatMap(({ id }) =>
      named.includes(id) ? [id] : [],
    );
    return ids.length > 0 ? [[facet, ids]] : [];
  });
  const unlisted = [
    ...flanges.filter((code) => known.choices.flange.every(({ id }) => id !== code)),
    ...protection.filter((code) => known.choices.protection.every(({ id }) => id !== code)),
  ];
  return {
    asked: { ...numbers, ...Object.fromEntries(choices) },
    written,
    notes: [...unlisted, ...notes],
    words: parts.unread,
    unread: [...parts.refused, ...parts.unread],
  };
}

/**
 * `PN16` is a PN and `145 psi` a pressure whatever kind is chosen; a bare number is of the kind chosen, bar without one.
 * `10K` is none of them.
 */
export function pressureOf(
  text: string | null,
  kind: string | null,
  system: UnitSystem = 'si',
): Values<'pn' | 'ansi' | 'bar'> | undefined {
  if (text === null || text.trim() === '') return undefined;
  const chosen = kind === 'pn' ? 'pn' : kind === 'class' ? 'ansi' : 'bar';
  const facet = wordsChunk.current?.namedPressure(text) ?? chosen;
  const value = readNumber(facet, text.trim(), system);
  return value === undefined ? undefined : withSpan({}, facet, value);
}

/** What of an address has to be read in words: the reader is fetched for it (`useReadable`). */
export function textsIn(search: string): string[] {
  const parameters = new URLSearchParams(search.slice(0, LONGEST_SEARCH));
  const sentence = parameters.getAll(SENTENCE);
  const numbers = [PRESSURE, ...NUMBER_FACETS.map(parameterOf)].flatMap((name) =>
    parameters.getAll(name),
  );
  return [...sentence, ...numbers];
}

/** Parameters of the finder, for rewriting an address that carries others too (`lang`). */
export const FINDER_PARAMETERS: readonly string[] = [
  ...[...CHOICE_FACETS, ...NUMBER_FACETS].map(parameterOf),
  PRESSURE,
  PRESSURE_KIND,
  SENTENCE,
  'sort',
];

/**
 * The query string that says this query, in a fixed order, after the parameters of `search` that are not the finder's.
 *
 * @returns with `?`, or the empty string
 */
export function searchOf(query: FinderQuery, search = ''): string {
  const parameters = new URLSearchParams(search);
  for (const name of FINDER_PARAMETERS) parameters.delete(name);
  for (const facet of NUMBER_FACETS)
    if (query[facet] !== undefined)
      parameters.set(parameterOf(facet), writtenSpan(spanIn(query, facet)));
  for (const facet of CHOICE_FACETS)
    for (const value of query[facet] ?? []) parameters.append(parameterOf(facet), value);
  if (query.sort !== 'closest') parameters.set('sort', query.sort);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** The part of a query that is the operating point. */
export const pointOfQuery = (query: FinderQuery): OperatingPoint =>
  POINT_FACETS.reduce<OperatingPoint>((point, facet) => {
    const span = spanIn(query, facet);
    return span === undefined ? point : withSpan(point, facet, span);
  }, {});

/** The query without a facet, or without one value of it. */
export function without(query: FinderQuery, facet: Facet, value?: string): FinderQuery {
  const { [facet]: asked, ...rest } = query;
  if (value === undefined || !Array.isArray(asked)) return rest as FinderQuery;
  const left = (asked as string[]).filter((each) => each !== value);
  return left.length > 0 ? { ...query, [facet]: left } : (rest as FinderQuery);
}
