/**
 * What staff type as the value of a fact, read into the value of its key. Nothing is converted or guessed: what is not read for
 * sure is refused, and its key's own schema has the last word.
 */
import { factValue } from '#content/schema/fact-value.ts';
import { inch } from '#content/schema/quantity.ts';
import type { Scope } from '#facts/facts.ts';
import { choicesOf, type FactKey, keyEntry, type StatedValue, unitOf } from '#facts/keys.ts';
import { clean } from '#facts/measure/clean.ts';
import { sizeSpan } from '#facts/measure/fields.ts';
import type { Style } from '#facts/print.ts';
import { isUnit, type Unit } from '#facts/units.ts';

/** As typed. Words that pages print are typed in both languages, anything else once. */
export interface Typed {
  readonly value: string;
  readonly english?: string;
}

type Candidate = Record<string, unknown> & { kind: string };
type Reader = (text: string, key: FactKey, typed: Typed) => Candidate | undefined;

const N = String.raw`([-+]?\d+(?:\.\d+)?)`;
/** How people write a unit, besides its symbol. */
const SPELLINGS: Partial<Record<Unit, string>> = {
  '°C': '°C|℃|C|도',
  Nm: 'Nm|N·m|N\\.m',
  s: 's|sec|초',
  min: 'min|분',
  h: 'h|시간',
};
const spelling = (unit: Unit): string => SPELLINGS[unit] ?? unit;

/** Ends of a quantity: `5`, `4~8`, `최대 6`, `6 이하`, `≥ 2`. */
function endsOf(text: string, unit: Unit): { min?: number; max?: number } | undefined {
  const behind = `\\s*(?:${spelling(unit)})?`;
  const read = (pattern: string) => new RegExp(`^${pattern}$`, 'iu').exec(text)?.slice(1);
  const range = read(`${N}${behind}\\s*(?:~|-|to)\\s*${N}${behind}`)?.map(Number);
  if (range) return { min: range[0]!, max: range[1]! };
  const most =
    read(`(?:≤|최대|최고|max\\.?|up to)\\s*${N}${behind}`) ?? read(`${N}${behind}\\s*이하`);
  if (most) return { max: Number(most[0]) };
  const least =
    read(`(?:≥|최소|최저|min\\.?|from)\\s*${N}${behind}`) ?? read(`${N}${behind}\\s*이상`);
  if (least) return { min: Number(least[0]) };
  const single = read(`${N}${behind}`);
  return single && { min: Number(single[0]), max: Number(single[0]) };
}

const quantityIn =
  (unitOf: (text: string, key: FactKey) => Unit | undefined): Reader =>
  (text, key) => {
    const unit = unitOf(text, key);
    const ends = unit && endsOf(text, unit);
    if (!ends) return undefined;
    // A limit has no lower end, unless two are typed: the span of a series.
    if (keyEntry(key).limit && ends.min === ends.max) delete ends.min;
    return { kind: 'quantity', unit, ...ends };
  };

const listed = (text: string): string[] =>
  text
    // A slash parts codes, and not a unit: IP65/IP67, but m³/h.
    .split(/[,;\n]|\/(?=[A-Z][A-Za-z ]*\d)/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function designationsOf(part: string): { system: string; number: number }[] | undefined {
  const [, jis] = /^(?:JIS\s*)?(\d+)\s*K$/i.exec(part) ?? [];
  if (jis !== undefined) return [{ system: 'JIS K', number: Number(jis) }];
  const [, name = '', numbers = ''] =
    /^(PN|ANSI|Class|클래스)\s*(\d+(?:\/\d+)*)$/i.exec(part) ?? [];
  const system = name.toUpperCase() === 'PN' ? 'PN' : 'Class';
  return numbers === ''
    ? undefined
    : numbers.split('/').map((number) => ({ system, number: Number(number) }));
}

/** `몸체: CF8M`, a line each; as many lines in both languages. */
function rowsOf(korean: string, english: string) {
  const [ko, en] = [korean, english].map((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => /^([^:：]+)[:：]\s*(.+)$/u.exec(line)?.slice(1)),
  );
  if (!ko || !en || ko.length !== en.length) return undefined;
  return ko.map((line, at) => ({
    label: { ko: line?.[0]?.trim(), en: en[at]?.[0]?.trim() },
    text: { ko: line?.[1], en: en[at]?.[1] },
  }));
}

/** By kind of value. A key takes one or two kinds, which its schema names. */
const READERS: readonly Reader[] = [
  quantityIn((_, key) => unitOf(key)),
  // A pressure in place of a designation says its unit.
  quantityIn((text) => /\b(bar|psi)$/i.exec(text)?.[1]?.toLowerCase() as Unit | undefined),
  (text) => {
    const span = sizeSpan(text);
    return span && { kind: 'sizes', from: { dn: span.from }, to: { dn: span.to } };
  },
  (text) => {
    const parts = text.split(',').map((part) => designationsOf(part.trim()));
    return { kind: 'rating', designations: parts.flatMap((part) => part ?? [undefined]) };
  },
  (text) => ({ kind: 'choice', ids: listed(text) }),
  (text) => ({ kind: 'mounting', standard: 'ISO 5211', sizes: listed(text.toUpperCase()) }),
  (text) => {
    const [, size] = /^G\s*(\d+(?:-\d+)?(?:\/\d+)?)$/i.exec(text) ?? [];
    return size === undefined ? undefined : { kind: 'thread', thread: 'G', size: inch(size) };
  },
  (text) => {
    const [, voltage, frequency] = /^(.+?)\s*V[\s,/]+(.+?)\s*Hz$/i.exec(text) ?? [];
    const [volts, hertz] = [endsOf(voltage ?? '', 'V'), endsOf(frequency ?? '', 'Hz')];
    if (!volts || !hertz) return undefined;
    const quantity = (unit: Unit, ends: object) => ({ kind: 'quantity', unit, ...ends });
    return { kind: 'mains', voltage: quantity('V', volts), frequency: quantity('Hz', hertz) };
  },
  (text) => {
    const [, type, number, unit] = /^(S[24])\s*-?\s*(\d+)\s*(min|분|%)$/i.exec(text) ?? [];
    if (type === undefined) return undefined;
    const of = { kind: 'quantity', unit: unit === '%' ? '%' : 'min' };
    return {
      kind: 'duty',
      type: type.toUpperCase(),
      of: { ...of, min: Number(number), max: Number(number) },
    };
  },
  (text) => {
    const [, count, each] = /^(\d+)\s*개?(?:\s*×\s*(\S+))?$/u.exec(text) ?? [];
    return count === undefined
      ? undefined
      : { kind: 'count', count: Number(count), ...(each !== undefined && { each }) };
  },
  (text) => {
    const sides = new RegExp(`^${N}\\s*[×x*]\\s*${N}\\s*[×x*]\\s*${N}\\s*(?:mm)?$`, 'i').exec(text);
    if (!sides) return undefined;
    const [, length, width, height] = sides.map(Number);
    return { kind: 'box', length, width, height };
  },
  (text) => (/^(?:없음|불가|none)$/i.test(text) ? { kind: 'none' } : undefined),
  // As typed: a code is printed as it stands.
  (_, __, { value }) => ({ kind: 'codes', codes: listed(value) }),
  (_, __, { value, english = '' }) => ({ kind: 'text', text: { ko: value, en: english } }),
  (_, __, { value, english = '' }) => ({ kind: 'rows', rows: rowsOf(value, english) }),
];

/** The value that was typed; undefined where it is none of its key. */
export function readFactValue(key: FactKey, typed: Typed): StatedValue | undefined {
  if (typed.value.trim() === '') return undefined;
  const text = clean(typed.value.trim())
    .text.replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .trim();
  for (const reader of READERS) {
    const candidate = reader(text, key, typed);
    const value = candidate && factValue(key, candidate);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The size that a value holds for: `DN 50`, `DN 50~80`; undefined for words that name none. */
export function readSize(text: string): Scope['size'] | undefined {
  const span = sizeSpan(text);
  return span && { from: { dn: span.from }, to: { dn: span.to } };
}

// ---------------------------------------------------------------- what a key takes

/** How a value of a key is entered: chosen from a list, in words of both languages, or as one line. */
export interface Entry {
  readonly by: 'choice' | 'words' | 'lines' | 'line';
  /** Ids to choose from. */
  readonly ids: readonly string[];
  readonly example: string;
}

const EXAMPLES: Readonly<Record<string, string>> = {
  sizes: 'DN 15~100',
  rating: 'PN 16/25, ANSI 150',
  mounting: 'F05/F07',
  thread: 'G 3/8',
  mains: '380-440 V, 50-60 Hz',
  duty: 'S2-15 min',
  count: '2',
  box: '120 × 80 × 200 mm',
  codes: 'IP67',
};

/** How a key's value is entered at the desk. */
export function entryOf(key: FactKey): Entry {
  const [first = ''] = keyEntry(key).takes;
  if (typeof first === 'object') return { by: 'choice', ids: Object.keys(first), example: '' };
  return {
    by: first === 'text' ? 'words' : first === 'rows' ? 'lines' : 'line',
    ids: [],
    example: isUnit(first) ? `4~8 ${first}` : (EXAMPLES[first] ?? ''),
  };
}

/** A choice of a key in words. */
export const choiceText = (key: FactKey, id: string, { language }: Style): string =>
  choicesOf(key)[id]?.[language] ?? id;
