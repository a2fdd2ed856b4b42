/**
 * A fact as programs read it: its numbers with the codes of their unit, its words, where it comes from, and what must be known
 * of it. Whatever hands facts to software is made of these records.
 */
import { type At, type Fact, isStated, type Scope } from './facts.ts';
import { type FactKey, keyEntry } from './keys.ts';
import { inchText } from './nominal-size.ts';
import {
  designationText,
  labelOf,
  reservationText,
  rowText,
  sizesText,
  valueText,
} from './print.ts';
import { UNIT_CODES, type Unit } from './units.ts';
import type { Localized, NominalSize, Quantity } from './values.ts';

/** One number, or a range with both ends included unless it says otherwise. An end that is not stated is absent. */
export interface Measure {
  /** Which part of the value: the voltage of a supply, the height of a box. */
  of?: 'voltage' | 'frequency' | 'length' | 'width' | 'height';
  unit: {
    symbol: string;
    /** Unified Code for Units of Measure. */
    ucum: string;
    /** UN/CEFACT Recommendation 20; turns have none. */
    unece?: string;
  };
  value?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  /** The same in a second unit, where the source states both. */
  also?: Measure;
}

export interface FactRecord {
  /** Names the claim, and stays the same while the claim does: `s30.maxPressure.class-150`. */
  id: string;
  key: FactKey;
  name: Localized;
  /** As a page prints it. */
  text: Localized;
  /**
   * None where a number would be read as more than is stated: of a limit that lies somewhere between two values, and of a value
   * whose unit is not stated.
   */
  measures?: readonly Measure[];
  /** Names, codes and designations, any of which a unit may have: `PN 16`, `F10`, `IP67`. */
  values?: readonly string[];
  /** From the smallest to the largest, by name: `DN 15` to `DN 200`, `AP1` to `AP12`. */
  range?: { from: string; to: string };
  scope: {
    of: Scope['of'];
    /** By name: from DN 40 to DN 150. One size has two equal ends. */
    size?: { from: string; to: string };
    designation?: string;
    material?: string;
    version?: string;
    option?: string;
    at?: At;
  };
  basis: 'stated' | 'standard' | 'confirmed';
  /** The document that says so. */
  source: string;
  reservations: readonly { key: string; text: Localized }[];
}

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
  const { key, scope, reservations } = fact;
  const measures = measuresOf(fact);
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
    ...(measures.length > 0 && { measures }),
    ...namesOf(fact),
    scope: {
      of: scope.of,
      ...(scope.size && {
        size: { from: sizeName(scope.size.from), to: sizeName(scope.size.to) },
      }),
      ...(scope.designation && { designation: designationText(scope.designation) }),
      ...(scope.material && { material: scope.material }),
      ...(scope.version && { version: scope.version }),
      ...(scope.option && { option: scope.option }),
      ...(scope.at && { at: scope.at }),
    },
    ...originOf(fact),
    reservations: reservations.map((each) => ({
      key: each.key,
      text: both((language) => reservationText(each, { language })),
    })),
  };
}

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

// ---------------------------------------------------------------- numbers

const unitOf = (symbol: Unit): Measure['unit'] => ({ symbol, ...UNIT_CODES[symbol] });

/** The unit of what is counted. */
const ONE: Measure['unit'] = { symbol: '1', ucum: '1', unece: 'C62' };

/** Whether the value is one limit that lies somewhere between two numbers: up to 6 bar by size, and up to 4 bar at least. */
const isUncertainLimit = ({ key, value }: Fact): boolean =>
  value.kind === 'quantity' &&
  keyEntry(key).limit === true &&
  value.min !== undefined &&
  value.max !== undefined &&
  value.min !== value.max;

/** The numbers of a fact, in the units in which they are stated. */
export function measuresOf(fact: Fact): Measure[] {
  const { value, reservations } = fact;
  switch (value.kind) {
    case 'quantity': {
      if (isUncertainLimit(fact)) return [];
      const { also, ...own } = value;
      const open = reservations.some(({ key }) => key === 'spring-return-minimum');
      return [
        {
          ...measure(own, open),
          ...(also && { also: measure({ kind: 'quantity', ...also }, open) }),
        },
      ];
    }
    case 'alternatives':
      return value.values.map((each) => ({ unit: unitOf(value.unit), value: each }));
    case 'mains':
      return [
        { of: 'voltage', ...measure(value.voltage) },
        { of: 'frequency', ...measure(value.frequency) },
      ];
    case 'duty':
      return [measure(value.of)];
    case 'count':
      return [{ unit: ONE, [keyEntry(fact.key).limit ? 'maximum' : 'value']: value.count }];
    case 'box':
      return (['length', 'width', 'height'] as const).map((of) => ({
        of,
        unit: unitOf('mm'),
        value: value[of],
      }));
    default:
      return [];
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

// ---------------------------------------------------------------- names

/** `dn50`, `1-1-4in`: not as it is printed, which may change. */
const sizeId = (size: NominalSize): string =>
  'dn' in size ? `dn${size.dn}` : `${inchText(size.inch)}in`;

const sizeName = (size: NominalSize): string => sizesText({ from: size, to: size });

function namesOf({ value }: Fact): Pick<FactRecord, 'values' | 'range'> {
  switch (value.kind) {
    case 'sizes':
      return value.list
        ? { values: value.list.map(sizeName) }
        : { range: { from: sizeName(value.from), to: sizeName(value.to) } };
    case 'frame-sizes':
      return {
        range: { from: `${value.prefix}${value.from}`, to: `${value.prefix}${value.to}` },
      };
    case 'rating':
      return { values: value.designations.map(designationText) };
    case 'choice':
      return { values: value.ids };
    case 'codes':
      return { values: value.codes };
    case 'mounting':
      return { values: value.sizes ?? [value.standard] };
    case 'thread':
      return { values: [`${value.thread} ${inchText(value.size)}`] };
    case 'duty':
      return { values: [value.type] };
    case 'count':
      return value.each === undefined ? {} : { values: [value.each] };
    default:
      return {};
  }
}
