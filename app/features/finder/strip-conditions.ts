/** The form of the home page as conditions: its fields, what they stand for, and what cannot be read. */
import { searchOf } from '#contract/address.ts';
import type { UnitSystem } from '#facts/units.ts';

import { formSearch } from '#app/shared/address/form-search.ts';
import { parameterOf, pressureOf, readNumber } from '#app/shared/fit/finder-query.ts';
import { wordsChunk } from '#app/shared/operating-point/words-chunk.ts';
import { keepEntry } from '#app/shared/inquiry/keep-entry.ts';
import {
  type OperatingPoint,
  pointOf,
  PRESSURE,
  PRESSURE_KIND,
  searchWithPoint,
  spanIn,
  writtenSpan,
} from '#app/shared/operating-point/point.ts';

/** Names of the fields are the finder's parameters (`finder-query.ts`); the pressure brings its kind along. */
export const FIELDS = [
  { facet: 'size', name: 'dn', unit: 'DN' },
  { facet: 'temperature', name: 'temp', unit: '°C' },
  { facet: 'torque', name: 'torque', unit: 'Nm' },
] as const;

/** Kinds of pressure by their facets; the strip has one field for all, and shows the first of them that is kept. */
export const PRESSURE_KINDS = [
  { facet: 'pn', kind: 'pn' },
  { facet: 'bar', kind: 'bar' },
  { facet: 'ansi', kind: 'class' },
] as const;

type PressureFacet = (typeof PRESSURE_KINDS)[number]['facet'];
export type PressureKind = (typeof PRESSURE_KINDS)[number]['kind'];

/** The kind that the document shows. */
export const FIRST_KIND: PressureKind = 'bar';

/**
 * The query and the point that the form stands for.
 *
 * @param shown the kind of pressure that the form has a field for: one of another kind stays as it is kept
 */
export function entered(
  form: HTMLFormElement,
  kept: OperatingPoint,
  shown: PressureFacet | undefined,
  system: UnitSystem,
): { search: string; point: OperatingPoint } {
  // A field that was left as it was shown says nothing new: the document shows none of what is kept.
  const isUntouched = (name: string) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement && field.value === field.defaultValue;
  };
  const staying = [
    ...PRESSURE_KINDS.filter(({ facet }) => facet !== shown),
    ...FIELDS.filter(({ name }) => isUntouched(name)),
  ].filter(({ facet }) => kept[facet] !== undefined);
  const asked = filled(form, system);
  const typed = pointOf(asked);
  const point: OperatingPoint = {
    ...typed,
    ...Object.fromEntries(staying.map(({ facet }) => [facet, kept[facet]])),
    ...((kept.ranges ?? typed.ranges) && { ranges: { ...kept.ranges, ...typed.ranges } }),
  };
  return { search: searchWithPoint(asked, point), point };
}

/** The fields whose words are no value: nobody should be sent on without a condition that was entered. */
export function unreadIn(form: HTMLFormElement, system: UnitSystem) {
  const values = new FormData(form);
  const textOf = (name: string) => {
    const text = values.get(name);
    return typeof text === 'string' ? text.trim() : '';
  };
  const pressure = textOf(PRESSURE);
  return [
    ...FIELDS.flatMap(({ facet, name }) => {
      const text = textOf(name);
      return text === '' || readNumber(facet, text, system) !== undefined
        ? []
        : [{ name, message: `strip:wrong.${facet}` as const }];
    }),
    ...(pressure === '' || pressureOf(pressure, textOf(PRESSURE_KIND), system) !== undefined
      ? []
      : [
          {
            name: PRESSURE,
            message: wordsChunk.current?.isJis(pressure)
              ? ('strip:wrong.jis' as const)
              : ('strip:wrong.pressure' as const),
          },
        ]),
  ];
}

/** Keeps the words in which the fields were filled in: the query holds their values alone. */
export function keepEntries(form: HTMLFormElement, system: UnitSystem): void {
  const query = new URLSearchParams(formSearch(form));
  for (const { facet, name } of FIELDS) keepEntry(facet, query.get(name) ?? '', system);
  const pressure = query.get(PRESSURE);
  const asked = pressureOf(pressure, query.get(PRESSURE_KIND), system);
  const kind = PRESSURE_KINDS.find(({ facet }) => asked?.[facet] !== undefined);
  if (kind) keepEntry(kind.facet, pressure ?? '', system);
}

/** What was filled in, as a query; a kind of pressure alone asks nothing. */
function filled(form: HTMLFormElement, system: UnitSystem): string {
  const query = new URLSearchParams(formSearch(form));
  for (const { facet, name } of FIELDS) {
    const value = readNumber(facet, query.get(name) ?? '', system);
    if (value !== undefined) query.set(name, writtenSpan(value));
  }
  const pressure = query.get(PRESSURE);
  const kind = query.get(PRESSURE_KIND);
  query.delete(PRESSURE);
  query.delete(PRESSURE_KIND);
  if (pressure !== null) {
    const asked = pressureOf(pressure, kind, system);
    const found = PRESSURE_KINDS.find(({ facet }) => asked?.[facet] !== undefined);
    // What is no pressure goes along as it was written: the bar says so.
    if (!asked || !found) query.set(kind ?? 'bar', pressure);
    else query.set(parameterOf(found.facet), writtenSpan(spanIn(asked, found.facet)));
  }
  return searchOf(query);
}
