/** Facts as the records that programs read. */
import { type Fact, isStated } from '#facts/facts.ts';
import { type FactKey, keyEntry } from '#facts/keys.ts';
import { inchText } from '#facts/nominal-size.ts';
import {
  designationText,
  labelOf,
  reservationText,
  rowText,
  sizesText,
  valueText,
} from '#facts/print.ts';
import { UNIT_CODES, type Unit } from '#facts/units.ts';
import type { Localized, NominalSize, Quantity } from '#facts/values.ts';

import type { FactRecord, Measure } from './fact-record.ts';

/** In both languages. */
export const both = (print: (language: 'ko' | 'en') => string): Localized => ({
  ko: print('ko'),
  en: print('en'),
});

/** Whether programs are told of a fact: of what is stated, and of no sample that stands in for the supplier's word. */
export const isHandedOut = (fact: Fact): boolean =>
  isStated(fact) && fact.provenance.basis !== 'sample';

/**
 * The record of a fact that is handed out.
 *
 * @param owner id of the product or range: `s30`
 */
export function recordOf(fact: Fact, owner: string): FactRecord {
  const { key, reservations } = fact;
  const { of, size, designation, ...scope } = fact.scope;
  return {
    id: [owner, key, ...scopeSlug(fact)].join('.'),
    key,
    name: both((language) => labelOf(key, { language })),
    // One of several materials: a row of the page spans them all.
    text: both((language) =>
      scope.material
        ? `${scope.material}: ${valueText(fact, { language })}`
        : rowText([fact], { language }),
    ),
    ...contentsOf(fact),
    scope: {
      of,
      ...(size && { size: rangeOf(size.from, size.to, sizeName) }),
      ...(designation && { designation: designationText(designation) }),
      ...scope,
    },
    ...originOf(fact),
    reservations: reservations.map((each) => ({
      key: each.key,
      text: both((language) => reservationText(each, { language })),
    })),
  };
}

type Contents = Pick<FactRecord, 'measures' | 'values' | 'range'>;

function originOf({ provenance }: Fact): Pick<FactRecord, 'basis' | 'source'> {
  switch (provenance.basis) {
    case 'standard':
      return { basis: 'standard', source: provenance.standard };
    case 'confirmed':
      return { basis: 'confirmed', source: provenance.document };
    case 'stated':
      return {
        basis: 'stated',
        source: provenance.source.replace(/^spec /, "supplier's product specification "),
      };
    case 'sample':
    case 'none':
      throw new Error('only a fact with a source is handed out');
  }
}

/** What tells the fact from the others of its key. */
function scopeSlug({ value, scope }: Fact): string[] {
  const { size, designation, material, version, option, at } = scope;
  const slug = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\d]+/gu, '-')
      .replaceAll(/^-|-$/g, '');
  return [
    size && [...new Set([size.from, size.to].map(sizeId))].join(' '),
    designation && `${designation.system} ${designation.number}`,
    material,
    version,
    option,
    at && `${at.value}${at.unit}`,
    value.kind === 'count' && value.each,
  ].flatMap((part) => (part ? [slug(part)] : []));
}

// ---------------------------------------------------------------- numbers and names

const unitOf = (symbol: Unit): Measure['unit'] => ({ symbol, ...UNIT_CODES[symbol] });

const MM = unitOf('mm');
/** The unit of what is counted. */
const ONE: Measure['unit'] = { symbol: '1', ucum: '1', unece: 'C62' };

/** Whether the value is one limit that lies somewhere between two numbers: up to 6 bar by size, and up to 4 bar at least. */
const isUncertainLimit = (key: FactKey, { min, max }: Quantity): boolean =>
  keyEntry(key).limit === true && min !== undefined && max !== undefined && min !== max;

/** The numbers of a fact, in the units in which they are stated. */
export const measuresOf = (fact: Fact): readonly Measure[] => contentsOf(fact).measures ?? [];

function contentsOf({ key, value, reservations }: Fact): Contents {
  switch (value.kind) {
    case 'quantity': {
      if (isUncertainLimit(key, value)) return {};
      const { also, ...own } = value;
      const open = reservations.some((each) => each.key === 'spring-return-minimum');
      const second = also && { also: measure({ kind: 'quantity', ...also }, open) };
      return { measures: [{ ...measure(own, open), ...second }] };
    }
    case 'alternatives':
      return { measures: value.values.map((each) => ({ unit: unitOf(value.unit), value: each })) };
    case 'mains':
      return {
        measures: [
          { of: 'voltage', ...measure(value.voltage) },
          { of: 'frequency', ...measure(value.frequency) },
        ],
      };
    case 'duty':
      return { measures: [measure(value.of)], values: [value.type] };
    case 'count': {
      const { count, each } = value;
      const end = keyEntry(key).limit ? 'maximum' : 'value';
      return { measures: [{ unit: ONE, [end]: count }], ...(each && { values: [each] }) };
    }
    case 'box': {
      const side = (of: 'length' | 'width' | 'height') => ({ of, unit: MM, value: value[of] });
      return { measures: [side('length'), side('width'), side('height')] };
    }
    case 'sizes':
      return value.list
        ? { values: value.list.map(sizeName) }
        : { range: rangeOf(value.from, value.to, sizeName) };
    case 'frame-sizes':
      return { range: rangeOf(value.from, value.to, (number) => `${value.prefix}${number}`) };
    case 'rating':
      return { values: value.designations.map(designationText) };
    case 'choice':
      return { values: [...value.ids] };
    case 'codes':
      return { values: [...value.codes] };
    case 'mounting':
      return { values: [...(value.sizes ?? [value.standard])] };
    case 'thread':
      return { values: [`${value.thread} ${inchText(value.size)}`] };
    default:
      return {};
  }
}

/** @param isLowerOpen the lower end need not hold: that of the supply pressures for spring-return */
function measure({ unit, min, max, above }: Quantity, isLowerOpen = false): Measure {
  if (min !== undefined && min === max) return { unit: unitOf(unit), value: min };
  const hasLower = min !== undefined && !isLowerOpen;
  return {
    unit: unitOf(unit),
    ...(hasLower && (above ? { exclusiveMinimum: min } : { minimum: min })),
    ...(max !== undefined && { maximum: max }),
  };
}

const rangeOf = <T>(from: T, to: T, nameOf: (end: T) => string) => ({
  from: nameOf(from),
  to: nameOf(to),
});

/** `dn50`, `1-1-4in`: not as it is printed, which may change. */
const sizeId = (size: NominalSize): string =>
  'dn' in size ? `dn${size.dn}` : `${inchText(size.inch)}in`;

const sizeName = (size: NominalSize): string => sizesText({ from: size, to: size });
