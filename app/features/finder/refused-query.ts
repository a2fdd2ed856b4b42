import { readParameter, type Unused } from '#app/shared/address/read-parameter.ts';
import { unknownConditions } from '#app/shared/address/unknown-conditions.ts';
import {
  askedPoint,
  LONGEST_SEARCH,
  POINT_FACETS,
  PRESSURE,
  PRESSURE_KIND,
  spanIn,
  writtenSpan,
} from '#app/shared/operating-point/point.ts';

import { CHOICE_FACETS, NUMBER_FACETS } from '#app/shared/fit/finder-data.ts';
import {
  type Known,
  parameterOf,
  parseQuery,
  pressureOf,
  readNumber,
  type ReadSentence,
  readSentence,
  SENTENCE,
  SORTS,
} from '#app/shared/fit/finder-query.ts';

/** What an address asks of the finder and does not get. */
export interface Refused extends Unused {
  /** Words of its sentence that are not understood. */
  words: string[];
  /** The words in which its sentence gives values. */
  written: ReadSentence['written'];
  /** What its sentence says that filters nothing: a medium. */
  notes: string[];
  /** The sentence as typed, where words of it are not understood. */
  sentence?: string;
}

/** What is longer is not said again; so many are enough to see what went wrong. */
const [LONGEST, MOST] = [24, 5];

const POINT: ReadonlySet<string> = new Set(POINT_FACETS);

/**
 * What of an address the finder leaves out (`parseQuery` keeps the valid part). The operating point's own values are not among
 * it: its bar says them (`askedPoint`).
 *
 * @param search query string with or without `?`
 */
export function refusedIn(search: string, known: Known): Refused {
  const parameters = new URLSearchParams(search.slice(0, LONGEST_SEARCH));
  const written = (name: string, isValid: (text: string) => boolean) =>
    parameters
      .getAll(name)
      .filter((text) => text.trim() !== '' && !isValid(text))
      .map((text) => `${name}=${text.slice(0, LONGEST)}`);
  const numbers = NUMBER_FACETS.filter((facet) => !POINT.has(facet)).map((facet) =>
    readParameter(parameters, parameterOf(facet), (text) => readNumber(facet, text)),
  );
  const kind = parameters.get(PRESSURE_KIND);
  const typed = parameters.get(SENTENCE) ?? '';
  const sentence = readSentence(typed, known);
  const refused = [
    ...unknownConditions(search),
    ...CHOICE_FACETS.flatMap((facet) =>
      written(parameterOf(facet), (text) => known.choices[facet].some(({ id }) => id === text)),
    ),
    ...numbers.flatMap((number) => number.refused),
    ...written(PRESSURE, (text) => pressureOf(text, kind) !== undefined),
    ...written('sort', (text) => SORTS.some((sort) => sort === text)),
  ];
  return {
    refused: refused.slice(0, MOST),
    repeated: numbers.flatMap(({ repeated }) => repeated).slice(0, MOST),
    words: sentence.unread.slice(0, MOST).map((word) => word.slice(0, LONGEST)),
    written: sentence.written,
    notes: sentence.notes.slice(0, MOST),
    ...(sentence.unread.length > 0 && { sentence: typed }),
  };
}

/**
 * Whether an address says a number in other words than the finder's own, and nothing that it could not use: what is refused
 * has to stay in the address, where it is read from.
 */
export function isWrittenAnew(search: string, known: Known): boolean {
  const parameters = new URLSearchParams(search.slice(0, LONGEST_SEARCH));
  const unused = [refusedIn(search, known), askedPoint(search, readNumber)].flatMap(
    ({ refused, repeated }) => [...refused, ...repeated],
  );
  if (unused.length > 0 || parameters.has(SENTENCE)) return false;
  const query = parseQuery(search, known);
  return NUMBER_FACETS.some((facet) => {
    const written = parameters.get(parameterOf(facet));
    const span = spanIn(query, facet);
    return written !== null && span !== undefined && written !== writtenSpan(span);
  });
}
