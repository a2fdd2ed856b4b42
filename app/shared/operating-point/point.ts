import { parseMeasurement } from '#app/shared/units/parse-measurement.ts';
import type { UnitSystem } from '#facts/units.ts';

import { readParameter, type Unused } from '#app/shared/address/read-parameter.ts';

import { parseNominalSize } from '#facts/nominal-size.ts';
import { asksBesidesPoint, carriesPoint, POINT_PARAMETERS } from '#app/prelude/point-address.ts';

/** What a visitor's valve or actuator has to stand: the kinds of pressure are never converted into each other. */
export const POINT_FACETS = ['size', 'pn', 'ansi', 'bar', 'temperature', 'torque'] as const;
export type PointFacet = (typeof POINT_FACETS)[number];

/** The operating point, in DN, PN, class, bar, °C and Nm. An absent value asks nothing. */
export type OperatingPoint = { readonly [F in PointFacet]?: number };

/** Units of the values that are measures; the others are names. */
export const POINT_UNITS = {
  size: 'DN',
  pn: 'PN',
  ansi: 'ANSI',
  bar: 'bar',
  temperature: '°C',
  torque: 'Nm',
} as const satisfies Record<PointFacet, string>;

const NAMES: ReadonlySet<string> = new Set(Object.values(POINT_PARAMETERS));

export const NO_POINT: OperatingPoint = {};

/** ASME B16.34 classes, of three or four digits, and PN of EN 1333 lie within. */
const MAX_CLASS = 4_500;
/** Of a temperature that is entered, in °C: absolute zero, and what is hotter is a slip of the finger. No figure of any product. */
export const ENTERED_TEMPERATURE = { lowest: -273.15, highest: 2_000 } as const;
/** What is longer is no address of this site. */
export const LONGEST_SEARCH = 2_000;

type Read = (text: string, system: UnitSystem) => number | undefined;

/** Reads a positive measure in a unit. */
export const readPositive =
  (unit: string): Read =>
  (text, system) => {
    const value = parseMeasurement(text, unit, system);
    return value !== undefined && value > 0 ? value : undefined;
  };

const readName = (text: string, prefix: RegExp, name: RegExp): number | undefined => {
  const digits = name.exec(text.trim().slice(0, 24).replace(prefix, ''))?.[0];
  const value = Number(digits);
  return digits !== undefined && value > 0 && value <= MAX_CLASS ? value : undefined;
};

const READ: Record<PointFacet, Read> = {
  size: parseNominalSize,
  pn: (text) => readName(text, /^pn\s*/i, /^\d{1,4}$/),
  ansi: (text) => readName(text, /^(?:class|cl|ansi)\.?\s*|\s*(?:#|lb)$/gi, /^\d{3,4}$/),
  bar: readPositive('bar'),
  temperature: (text, system) => {
    const value = parseMeasurement(text, '°C', system);
    const { lowest, highest } = ENTERED_TEMPERATURE;
    return value !== undefined && value >= lowest && value <= highest ? value : undefined;
  },
  torque: readPositive('Nm'),
};

/**
 * The value that a visitor's words or an address mean, in the facet's own unit; undefined for none and for what is no value.
 *
 * @param system of a number that names no unit; an address is always in the facet's own
 */
export const readPointValue = (
  facet: PointFacet,
  text: string,
  system: UnitSystem = 'si',
): number | undefined => READ[facet](text, system);

/** The kind of pressure that words name themselves: `PN 16`, `class 300`, `300#`, `145 psi`; undefined for a bare number. */
export function namedPressure(text: string): 'pn' | 'ansi' | 'bar' | undefined {
  const words = text.trim();
  if (/^pn/i.test(words)) return 'pn';
  if (/^(?:cl|ansi)|#$|lb$/i.test(words)) return 'ansi';
  return /(?:bar|psi|바르?|mpa|kgf?\/cm[2²])$/i.test(words) ? 'bar' : undefined;
}

/** What an address says of the operating point: of several values for one facet the first valid one counts. */
export interface AskedPoint extends Unused {
  point: OperatingPoint;
}

/**
 * The operating point of an address.
 *
 * @param search query string with or without `?`
 */
export function askedPoint(search: string): AskedPoint {
  const parameters = new URLSearchParams(search.slice(0, LONGEST_SEARCH));
  const point: { [F in PointFacet]?: number } = {};
  const unused: Unused = { refused: [], repeated: [] };
  for (const facet of POINT_FACETS) {
    const { value, refused, repeated } = readParameter(
      parameters,
      POINT_PARAMETERS[facet],
      (text) => readPointValue(facet, text),
    );
    if (value !== undefined) point[facet] = value;
    unused.refused.push(...refused);
    unused.repeated.push(...repeated);
  }
  return { point, ...unused };
}

/** The operating point of an address, without what cannot be used. */
export const pointOf = (search: string): OperatingPoint => askedPoint(search).point;

/** The facets that a point has a value of, in the order of the form. */
export const pointFacets = (point: OperatingPoint): PointFacet[] =>
  POINT_FACETS.filter((facet) => point[facet] !== undefined);

export const isEmptyPoint = (point: OperatingPoint): boolean => pointFacets(point).length === 0;

/**
 * A query with this operating point in place of its own; whatever else it says stays.
 *
 * @returns with `?`, or the empty string
 */
export function searchWithPoint(search: string, point: OperatingPoint): string {
  // What is not the point's stays as it was written: `items=s10,s30`.
  const others = partsOf(search).filter((part) => !isOfPoint(part));
  const own = pointFacets(point).map((facet) => `${POINT_PARAMETERS[facet]}=${point[facet]}`);
  const parts = [...others, ...own];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

const partsOf = (search: string): string[] =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '');

const isOfPoint = (part: string): boolean => NAMES.has(part.replace(/=.*$/s, ''));

/** A sentence of conditions, or a pressure beside its kind: the finder reads a point in them. */
const IN_WORDS = /[?&][qp]=[^&]/;

/**
 * Where a link leads with the operating point, where its page carries one and it names none itself. What else it asks the
 * finder for, such as a category, is asked for besides the point.
 *
 * @param address path with optional query and fragment
 */
export function withPoint(address: string, point: OperatingPoint): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(.*)$/s.exec(address) ?? [];
  const own = !isEmptyPoint(pointOf(search)) || IN_WORDS.test(search);
  if (isEmptyPoint(point) || own || !carriesPoint(path)) return address;
  return path + searchWithPoint(search, point) + hash;
}

/**
 * What an address that was opened shows: with the point that the device keeps, unless it asks for something itself. What of
 * it cannot be used stays behind the point, where it is read and said.
 */
export function openedWithPoint(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  kept: OperatingPoint,
): string {
  const address = pathname + search;
  if (asksBesidesPoint(pathname, search)) return address;
  const opened = withPoint(address, kept);
  if (opened === address || askedPoint(search).refused.length === 0) return opened;
  return [opened, ...partsOf(search).filter(isOfPoint)].join('&');
}
