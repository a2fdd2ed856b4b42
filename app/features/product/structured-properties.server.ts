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
import { printRow, type Row, rowsAt, sizesWithFigures } from '#facts/rows.ts';
import { dnOf } from '#facts/nominal-size.ts';
import type { SizeSpan } from '#facts/of-size.ts';

import { propertyId } from '#app/seo/structured-data.ts';
import type { Measure } from '#app/shared/facts/fact-record.ts';
import { measuresOf } from '#app/shared/facts/fact-record.server.ts';

type Property = Exclude<PropertyValue, string>;

/** One property per fact with a number; the facts of any other row are one text. @param origin no trailing slash */
export function properties(subject: Subject, style: Style, origin: string): Property[] {
  return rowsAt(subject, 'machine').flatMap((row) => rowProperties(row, style, origin));
}

/** The properties of each size that has figures of its own. */
export function sizeProperties(subject: Subject, style: Style, origin: string) {
  return sizesWithFigures(subject).map((size) => ({
    name: sizesText(size),
    properties: properties(
      { ...subject, facts: subject.facts.filter((fact) => isOf(fact, size)) },
      style,
      origin,
    ),
  }));
}

/** A product without what is stated size by size. */
export function ofEverySize(subject: Subject): Subject {
  const sizes = sizesWithFigures(subject);
  const isApart = ({ key }: Fact) =>
    subject.facts.every(
      (fact) =>
        fact.key !== key ||
        sizes.some((size) => fact.scope.size && sizesText(fact.scope.size) === sizesText(size)),
    );
  return { ...subject, facts: subject.facts.filter((fact) => !isApart(fact)) };
}

/** Whether a fact is stated of some sizes, and these among them. */
const isOf = ({ scope: { size } }: Fact, { from, to }: SizeSpan): boolean =>
  size !== undefined && dnOf(size.from) <= dnOf(from) && dnOf(to) <= dnOf(size.to);

function rowProperties({ facts, ...row }: Row, style: Style, origin: string): Property[] {
  const { label: name, text: value } = printRow({ facts, ...row }, style);
  const propertyID = propertyId(row.key, origin);
  // A number that misleads without its reservation is published as text; sleeve materials have their own table.
  const needsWords = facts.some(
    ({ reservations, scope }) => reservations.some(standsInRow) || scope.material !== undefined,
  );
  const measured = facts.map((fact) => measuresOf(fact));
  if (needsWords || measured.some((own) => own.length !== 1))
    return [{ '@type': 'PropertyValue', propertyID, name, value, ...besides(facts, style) }];
  return facts.flatMap((fact, index) =>
    (measured[index] ?? []).flatMap((measure) => {
      const property = (each: Measure, named: string): Property => ({
        '@type': 'PropertyValue',
        propertyID,
        name: named,
        ...numbersOf(fact, each, style),
      });
      const own = `${name}${narrowedBy(fact, style)}`;
      // The source states both units.
      const { also } = measure;
      return [
        property(measure, own),
        ...(also ? [property(also, `${own}, ${also.unit.symbol}`)] : []),
      ];
    }),
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

/** What must be known and does not stand in the row. */
function besides(facts: readonly Fact[], style: Style): { description?: string } {
  const texts = facts
    .flatMap(({ reservations }) => reservations)
    .filter((each) => !standsInRow(each))
    .map((each) => reservationText(each, style));
  return texts.length > 0 ? { description: [...new Set(texts)].join('; ') } : {};
}

function numbersOf(
  fact: Fact,
  { unit, value, minimum, maximum, exclusiveMinimum }: Measure,
  style: Style,
): Partial<Property> {
  const text = rowText([fact], style);
  const description = [text, besides([fact], style).description].filter(Boolean).join('; ');
  // "Above" has no word at schema.org.
  if (unit.unece === undefined || exclusiveMinimum !== undefined) return { value: description };
  const { at, option, version } = fact.scope;
  const isSaid = description === text && (at ?? option ?? version) === undefined;
  return {
    unitCode: unit.unece,
    unitText: unit.symbol,
    // One value without a condition is said by its number and unit.
    ...(value === undefined
      ? {
          ...(minimum !== undefined && { minValue: minimum }),
          ...(maximum !== undefined && { maxValue: maximum }),
          description,
        }
      : { value, ...(!isSaid && { description }) }),
  };
}
