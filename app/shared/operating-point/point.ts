import { fromImperial, isSiUnit, type UnitSystem } from '#facts/units.ts';

import { readParameter, type Unused } from '#app/shared/address/read-parameter.ts';

import { NOMINAL_SIZES } from '#facts/nominal-size.ts';
import { RATINGS } from '#facts/ratings.ts';
import type { Span } from '#facts/result.ts';
import { asksBesidesPoint, carriesPoint } from '#app/prelude/point-address.ts';
import { POINT_PARAMETERS } from '#contract/asked-query.ts';

/** What a visitor's valve or actuator has to stand: the kinds of pressure are never converted into each other. */
export const POINT_FACETS = ['size', 'pn', 'ansi', 'bar', 'temperature', 'torque'] as const;
export type PointFacet = (typeof POINT_FACETS)[number];

type Range = Exclude<Span, number>;
/** Of a range the value is the upper end; the lower one stands in `ranges`, and counts while the value is still that end. */
export type Values<F extends string> = { readonly [K in F]?: number } & {
  readonly ranges?: Readonly<Partial<Record<F, Range>>>;
};

/** The operating point, in DN, PN, class, bar, °C and Nm. An absent value asks nothing. */
export type OperatingPoint = Values<PointFacet>;

/** What is asked of a facet: one value, or a range both ends of which have to be within. */
export function spanIn<F extends string>(asked: Values<F>, facet: F): Span | undefined {
  const value: number | undefined = asked[facet];
  const range = asked.ranges?.[facet];
  return range?.to === value ? range : value;
}

/** The values with one facet asked anew. */
export function withSpan<T extends Values<F>, F extends string>(asked: T, facet: F, span: Span): T {
  return typeof span === 'number'
    ? { ...asked, [facet]: span }
    : { ...asked, [facet]: span.to, ranges: { ...asked.ranges, [facet]: span } };
}

/** As an address says it: `150`, `50..100`. */
export const writtenSpan = (span: Span | undefined): string =>
  typeof span === 'object' ? `${span.from}..${span.to}` : String(span ?? '');

/** Units of the values that are measures; the others are names. */
export const POINT_UNITS = {
  size: 'DN',
  pn: 'PN',
  ansi: 'ANSI',
  bar: 'bar',
  temperature: '°C',
  torque: 'Nm',
} as const satisfies Record<PointFacet, string>;

/** A pressure with its kind in a second field, as the form of the home page sends it without scripts. */
export const PRESSURE = 'p';
export const PRESSURE_KIND = 'pu';

const NAMES: ReadonlySet<string> = new Set([
  ...Object.values(POINT_PARAMETERS),
  PRESSURE,
  PRESSURE_KIND,
]);

export const NO_POINT: OperatingPoint = {};

/** Of a temperature that is entered, in °C: absolute zero, and what is hotter is a slip of the finger. No figure of any product. */
export const ENTERED_TEMPERATURE = { lowest: -273.15, highest: 2_000 } as const;
/** What is longer is no address of this site. */
export const LONGEST_SEARCH = 2_000;

/** A number as the site writes it into an address. */
const NUMBER = String.raw`-?\d{1,7}(?:\.\d{1,4})?`;
const SPAN = new RegExp(`^(${NUMBER})(?:\\.\\.(${NUMBER}))?$`);

const IS_VALUE: Record<PointFacet, (value: number) => boolean> = {
  size: (dn) => NOMINAL_SIZES.includes(dn),
  pn: (pn) => RATINGS.PN.includes(pn),
  ansi: (number) => RATINGS.class.includes(number),
  bar: (bar) => bar > 0,
  temperature: (celsius) =>
    celsius >= ENTERED_TEMPERATURE.lowest && celsius <= ENTERED_TEMPERATURE.highest,
  torque: (nm) => nm > 0,
};

/**
 * A number alone, or a range as the site writes it, in the unit that it is kept in. Other words need the reader, which most visits do not
 * load (`words-chunk.ts`).
 */
export function readPlain(text: string, unit: string, system: UnitSystem = 'si'): Span | undefined {
  // 1.100 is 1100 to a European: the reader decides.
  if (/^[1-9]\d{0,2}\.\d\d0$/.test(text.trim())) return undefined;
  const ends = SPAN.exec(text.trim().replaceAll('\u2212', '-'))?.slice(1) ?? [];
  const [from, to] = ends
    .filter((end) => end !== undefined)
    .map((end) =>
      system === 'imperial' && isSiUnit(unit) ? fromImperial(Number(end), unit) : Number(end) + 0,
    );
  if (from === undefined || to === undefined) return from;
  return from < to ? { from, to } : undefined;
}

export type ReadPoint = (facet: PointFacet, text: string, system?: UnitSystem) => Span | undefined;

/** The value that a number alone means for a facet. */
export const readPlainPoint: ReadPoint = (facet, text, system) => {
  const span = readPlain(text, POINT_UNITS[facet], system);
  if (typeof span !== 'object')
    return span !== undefined && IS_VALUE[facet](span) ? span : undefined;
  // Ratings are names: what lies between two of them is none.
  const isRange = facet !== 'pn' && facet !== 'ansi';
  return isRange && IS_VALUE[facet](span.from) && IS_VALUE[facet](span.to) ? span : undefined;
};

/** What an address says of the operating point: of several values for one facet the first valid one counts. */
export interface AskedPoint extends Unused {
  point: OperatingPoint;
}

/**
 * The operating point of an address.
 *
 * @param search query string with or without `?`
 * @param read of what a visitor may have written; without it only what the site writes is read
 */
export function askedPoint(search: string, read: ReadPoint = readPlainPoint): AskedPoint {
  const parameters = new URLSearchParams(search.slice(0, LONGEST_SEARCH));
  let point = NO_POINT;
  const unused: Unused = { refused: [], repeated: [] };
  for (const facet of POINT_FACETS) {
    const { value, refused, repeated } = readParameter(
      parameters,
      POINT_PARAMETERS[facet],
      (text) => read(facet, text),
    );
    if (value !== undefined) point = withSpan(point, facet, value);
    unused.refused.push(...refused);
    unused.repeated.push(...repeated);
  }
  const written = parameters.get(PRESSURE)?.trim() ?? '';
  if (written === '') return { point, ...unused };
  const chosen = PRESSURES[parameters.get(PRESSURE_KIND) ?? ''] ?? 'bar';
  // `PN 16` is a PN whatever kind is chosen.
  const [pressure] = [chosen, ...Object.values(PRESSURES)].flatMap((facet) => {
    const span = read(facet, written);
    return span === undefined ? [] : { facet, span };
  });
  if (!pressure) unused.refused.push(`${PRESSURE}=${written.slice(0, 24)}`);
  else if (point[pressure.facet] === undefined)
    point = withSpan(point, pressure.facet, pressure.span);
  return { point, ...unused };
}

const PRESSURES: Readonly<Record<string, PointFacet>> = { pn: 'pn', class: 'ansi', bar: 'bar' };

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
  const own = pointFacets(point).map(
    (facet) => `${POINT_PARAMETERS[facet]}=${writtenSpan(spanIn(point, facet))}`,
  );
  const parts = [...others, ...own];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

const partsOf = (search: string): string[] =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '');

const isOfPoint = (part: string): boolean => NAMES.has(part.replace(/=.*$/s, ''));

/** A sentence of conditions, a pressure beside its kind, or a value in other words: a point is read in them later. */
const IN_WORDS = /[?&](?:[qp]=[^&]|(?:dn|pn|class|bar|temp|torque)=[^&]*\d)/;

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
  { pathname, search: written }: Pick<Location, 'pathname' | 'search'>,
  kept: OperatingPoint,
): string {
  // Copied out of the source of a mail or a page.
  const search = written.replaceAll('&amp;', '&');
  const address = pathname + search;
  if (asksBesidesPoint(pathname, search)) return address;
  const opened = withPoint(address, kept);
  if (opened === address || askedPoint(search).refused.length === 0) return opened;
  return [opened, ...partsOf(search).filter(isOfPoint)].join('&');
}
