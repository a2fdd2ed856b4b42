import { displayedValue, enteredUnit } from '#app/shared/units/displayed-value.ts';
import { imperialUnit, type SiUnit, toImperial, type UnitSystem } from '#facts/units.ts';

import type { Span } from '#facts/result.ts';

import {
  ENTERED_TEMPERATURE,
  type OperatingPoint,
  POINT_UNITS,
  type PointFacet,
  pointFacets,
  spanIn,
} from './point.ts';

// Made once: `toLocaleString` with options makes one at each call, which takes forty times longer.
const NUMBERS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

/** A number as the site prints it: `1,100`, `−20`. */
export const printedNumber = (value: number): string =>
  NUMBERS.format(value).replace('-', '\u2212');

/** An upper limit in its own unit and, rounded by the rule of conversions, in imperial units, as `Measured` takes them. */
export const measured = (value: number, unit: SiUnit): { text: string; imperial: string } => ({
  text: `${printedNumber(value)} ${unit}`,
  imperial: `${printedNumber(toImperial(value, unit, 'upper'))} ${imperialUnit(unit)}`,
});

/** The whole degrees between which a temperature may be entered, as they are printed: `−459` and `3,632` in °F. */
export function enteredTemperatures(system: UnitSystem): { lowest: string; highest: string } {
  const degrees = (limit: number) => printedNumber(Math.trunc(displayedValue(limit, '°C', system)));
  return {
    lowest: degrees(ENTERED_TEMPERATURE.lowest),
    highest: degrees(ENTERED_TEMPERATURE.highest),
  };
}

/** What heads a facet: the three kinds of pressure are one condition to a reader. */
export const headingOf = (facet: PointFacet): 'size' | 'pressure' | 'temperature' | 'torque' =>
  facet === 'pn' || facet === 'ansi' || facet === 'bar' ? 'pressure' : facet;

/** A value, or a range as `−20…80`, which every language reads and the reader reads back. */
export const spanText = (span: Span, print: (value: number) => string): string =>
  typeof span === 'number' ? print(span) : `${print(span.from)}…${print(span.to)}`;

/** `DN 150`, `PN 16`, `180 °C`, in the visitor's units: the values are their own, so nothing is marked as converted. */
export function pointText(facet: PointFacet, asked: Span, system: UnitSystem): string {
  const unit = POINT_UNITS[facet];
  if (facet === 'size' || facet === 'pn' || facet === 'ansi')
    return `${unit} ${spanText(asked, String)}`;
  const number = (value: number) => printedNumber(displayedValue(value, unit, system));
  return `${spanText(asked, number)} ${enteredUnit(unit, system)}`;
}

/** All values of a point, in the order of the form. */
export const pointTexts = (point: OperatingPoint, system: UnitSystem = 'si'): string[] =>
  pointFacets(point).map((facet) => pointText(facet, spanIn(point, facet) ?? 0, system));
