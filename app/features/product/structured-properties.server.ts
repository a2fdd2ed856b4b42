/** A product's facts as schema.org PropertyValues: ends and unit code come from the numbers, words only in `description`. */
import type { PropertyValue } from 'schema-dts';

import type { Fact, Subject } from '#facts/facts.ts';
import type { Quantity } from '#facts/values.ts';
import {
  designationText,
  reservationText,
  standsInRow,
  rowText,
  sizesText,
  type Style,
  versionText,
} from '#facts/print.ts';
import { printRow, type Row, rowsAt } from '#facts/rows.ts';
import { UNIT_CODES } from '#facts/units.ts';

type Property = Exclude<PropertyValue, string>;

/** One property per fact with a quantity; the facts of any other row are one text. */
export function properties(subject: Subject, style: Style): Property[] {
  return rowsAt(subject, 'machine').flatMap((row) => rowProperties(row, style));
}

function rowProperties(row: Row, style: Style): Property[] {
  const { facts } = row;
  const measured = facts.filter(
    (fact): fact is Fact & { value: Quantity } => fact.value.kind === 'quantity',
  );
  const { label: name, text: value } = printRow(row, style);
  // A number that misleads without its reservation is published as text; sleeve materials have their own table.
  const needsWords = facts.some(
    ({ reservations, scope }) => reservations.some(standsInRow) || scope.material !== undefined,
  );
  if (measured.length !== facts.length || needsWords)
    return [{ '@type': 'PropertyValue', name, value }];
  return measured.map((fact) => measuredProperty(`${name}${narrowedBy(fact, style)}`, fact, style));
}

/** Distinguishes several values of one key: `, Class 150`, `, DN 40`, `, 고온형`. */
function narrowedBy({ scope: { designation, size, version } }: Fact, style: Style): string {
  if (designation) return `, ${designationText(designation)}`;
  if (size) return `, ${sizesText(size)}`;
  // The label of an extended limit says so already.
  return version && version !== 'standard' && version !== 'extended'
    ? `, ${versionText(version, style)}`
    : '';
}

function measuredProperty(name: string, fact: Fact & { value: Quantity }, style: Style): Property {
  const { unit, max } = fact.value;
  // The lower end of the range of supply pressures need not hold for spring-return.
  const min = fact.reservations.some(({ key }) => key === 'spring-return-minimum')
    ? undefined
    : fact.value.min;
  const unitCode = UNIT_CODES[unit];
  const text = [
    rowText([fact], style),
    ...fact.reservations.map((each) => reservationText(each, style)),
  ].join('; ');
  if (unitCode === undefined) return { '@type': 'PropertyValue', name, value: text };
  return {
    '@type': 'PropertyValue',
    name,
    unitCode,
    unitText: unit,
    // One value is said by its number and unit.
    ...(min !== undefined && min === max
      ? { value: min }
      : {
          ...(min !== undefined && { minValue: min }),
          ...(max !== undefined && { maxValue: max }),
          description: text,
        }),
  };
}
