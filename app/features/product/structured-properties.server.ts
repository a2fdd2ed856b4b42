/** A product's facts as schema.org PropertyValues: numbers and unit codes are those of its records, words only in `description`. */
import type { PropertyValue } from 'schema-dts';

import type { Fact, Subject } from '#facts/facts.ts';
import {
  designationText,
  reservationText,
  standsInRow,
  rowText,
  sizesText,
  type Style,
  versionText,
} from '#facts/print.ts';
import { type Measure, measuresOf } from '#facts/record.ts';
import { printRow, type Row, rowsAt, sizesWithFigures } from '#facts/rows.ts';
import type { SizeSpan } from '#facts/of-size.ts';

import { propertyId } from '#app/seo/structured-data.ts';

type Property = Exclude<PropertyValue, string>;

/** One property per fact with a number; the facts of any other row are one text. @param origin no trailing slash */
export function properties(subject: Subject, style: Style, origin: string): Property[] {
  return rowsAt(subject, 'machine').flatMap((row) => rowProperties(row, style, origin));
}

/** The properties that are stated of single sizes, by size. */
export function sizeProperties(subject: Subject, style: Style, origin: string) {
  return sizesWithFigures(subject).map((size) => ({
    name: sizesText(size),
    properties: properties({ ...subject, facts: subject.facts.filter(isOf(size)) }, style, origin),
  }));
}

/** A product without what is stated of single sizes. */
export const ofEverySize = (subject: Subject): Subject => {
  const sizes = sizesWithFigures(subject).map(isOf);
  return { ...subject, facts: subject.facts.filter((fact) => !sizes.some((is) => is(fact))) };
};

const isOf = (size: SizeSpan) => (fact: Fact) =>
  fact.scope.size !== undefined && sizesText(fact.scope.size) === sizesText(size);

function rowProperties({ facts, ...row }: Row, style: Style, origin: string): Property[] {
  const { label: name, text: value } = printRow({ facts, ...row }, style);
  const propertyID = propertyId(row.key, origin);
  // A number that misleads without its reservation is published as text; sleeve materials have their own table.
  const needsWords = facts.some(
    ({ reservations, scope }) => reservations.some(standsInRow) || scope.material !== undefined,
  );
  const measured = facts.map((fact) => measuresOf(fact));
  if (needsWords || measured.some((own) => own.length !== 1))
    return [{ '@type': 'PropertyValue', propertyID, name, value }];
  return facts.flatMap((fact, index) =>
    (measured[index] ?? []).map((measure) => ({
      '@type': 'PropertyValue' as const,
      propertyID,
      name: `${name}${narrowedBy(fact, style)}`,
      ...numbersOf(fact, measure, style),
    })),
  );
}

/** Distinguishes several values of one key: `, Class 150`, `, 고온형`. */
function narrowedBy({ scope: { designation, version } }: Fact, style: Style): string {
  if (designation) return `, ${designationText(designation)}`;
  // The label of an extended limit says so already.
  return version && version !== 'standard' && version !== 'extended'
    ? `, ${versionText(version, style)}`
    : '';
}

function numbersOf(
  fact: Fact,
  { unit, value, minimum, maximum, exclusiveMinimum }: Measure,
  style: Style,
): Partial<Property> {
  const description = [
    rowText([fact], style),
    ...fact.reservations.map((each) => reservationText(each, style)),
  ].join('; ');
  // "Above" has no word at schema.org.
  if (unit.unece === undefined || exclusiveMinimum !== undefined) return { value: description };
  return {
    unitCode: unit.unece,
    unitText: unit.symbol,
    // One value is said by its number and unit.
    ...(value === undefined
      ? {
          ...(minimum !== undefined && { minValue: minimum }),
          ...(maximum !== undefined && { maxValue: maximum }),
          description,
        }
      : { value, ...(fact.reservations.length > 0 && { description }) }),
  };
}
