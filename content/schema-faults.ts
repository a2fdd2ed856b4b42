/** Faults of an entry against its schema, in plain words: each names the field and what to write instead. */
import type { z } from 'zod';
import type { $ZodIssue } from 'zod/v4/core';

import type { Fault } from './faults.ts';
import { didYouMean, nearest } from './nearest.ts';
import { choicesOf, exampleOf, fieldsOf, isChoice, schemaAt } from './schema-outline.ts';

/** What is wrong with one field, before it is known which file it is in. */
interface FieldFault extends Omit<Fault, 'file'> {
  /** Of a field that there is not: the one whose name is nearest. */
  meant?: string | undefined;
}
type Path = readonly PropertyKey[];

const MISSING = 'is missing';

const fieldName = (path: Path): string => path.map(String).join('.') || '(entry)';

const valueAt = (entry: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    entry,
  );

/** A value in a few words. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.keys(value).slice(0, 4).join(', ')} }`;
  return typeof value === 'string' ? `"${value.slice(0, 60)}"` : String(value);
}

/** Every fault of an entry against its schema, one for each field. */
export function schemaFaults(file: string, entry: unknown, schema: z.ZodType): Fault[] {
  const result = schema.safeParse(entry);
  const issues = (result.error?.issues ?? []).flatMap((issue) => plainIssues(issue, []));
  const faults = issues.flatMap((issue) => fieldFaults(issue, entry, schema));
  // A field whose name is mistyped is missing as well: the cause is told once.
  const meant = new Set(faults.flatMap(({ meant: field }) => field ?? []));
  return faults
    .filter(({ field, problem }) => problem !== MISSING || !meant.has(field))
    .map(({ field, problem, remedy }) => ({ file, field, problem, remedy }));
}

/** Issues of the union member that the value is nearest to: the one whose issues lie deepest. */
function plainIssues(issue: $ZodIssue, above: Path): $ZodIssue[] {
  const path = [...above, ...issue.path];
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ ...issue, path }];
  const depth = (member: readonly $ZodIssue[]): number =>
    Math.max(...member.map((inner) => inner.path.length));
  const deepest = issue.errors.toSorted((a, b) => depth(b) - depth(a))[0] ?? [];
  if (depth(deepest) <= 0) return [{ ...issue, errors: [], path }];
  return deepest.flatMap((inner) => plainIssues(inner, path));
}

function fieldFaults(issue: $ZodIssue, entry: unknown, schema: z.ZodType): FieldFault[] {
  const { path } = issue;
  const field = fieldName(path);
  const value = valueAt(entry, path);
  const place = schemaAt(schema, path, entry);
  const example = exampleOf(place);
  const key = path.at(-1) ?? 'the entry';
  const write =
    typeof key === 'number'
      ? `Each entry of ${String(path.at(-2) ?? 'the list')} is like ${example}`
      : `Write ${String(key)}: ${example}`;

  if (issue.code === 'unrecognized_keys') {
    const fields = fieldsOf(place, value);
    return issue.keys.map((key) => {
      const near = nearest(key, fields);
      return {
        field: fieldName([...path, key]),
        problem: 'there is no such field',
        remedy: `${didYouMean(key, fields)}The fields are ${fields.join(', ')}`,
        meant: near === undefined ? undefined : fieldName([...path, near]),
      };
    });
  }
  if (issue.code === 'custom') {
    const own: unknown = issue.params?.['remedy'];
    const remedy = typeof own === 'string' ? own : write;
    return [{ field, problem: issue.message, remedy }];
  }
  if (value === undefined)
    return [{ field, problem: MISSING, remedy: `Add ${String(key)}: ${missing(issue, example)}` }];
  const choices = issue.code === 'invalid_union' ? options(issue, place) : choicesOf(place);
  const near = typeof value === 'string' ? didYouMean(value, choices) : '';
  const remedy = isQuotedNumber(value, place)
    ? `Write ${value} without quotes`
    : isChoice(place) || (issue.code === 'invalid_union' && choices.length > 0)
      ? `It is ${choices.length > 1 ? 'one of ' : ''}${choices.join(', ')}`
      : write;
  return [{ field, problem: problemOf(issue, value), remedy: `${near}${remedy}` }];
}

const isQuotedNumber = (value: unknown, place: Parameters<typeof choicesOf>[0]): value is string =>
  typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) && exampleOf(place) === '1';

/** The values that the field which tells the members of a union apart may have. */
function options(
  issue: Extract<$ZodIssue, { code: 'invalid_union' }>,
  own: Parameters<typeof choicesOf>[0],
): string[] {
  const named = 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
  return named.length > 0 ? named : choicesOf(own);
}

function missing(issue: $ZodIssue, example: string): string {
  if (issue.code !== 'invalid_union') return example;
  const named = options(issue, undefined);
  return named.length > 0 ? `one of ${named.join(', ')}` : example;
}

function problemOf(issue: $ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'too_small':
      return value === '' ? 'is empty' : `${amount(value)}, less than ${issue.minimum}`;
    case 'too_big':
      return `${amount(value)}, more than ${issue.maximum}`;
    case 'invalid_format':
      return `${shown(value)} has another form`;
    case 'invalid_key':
      return 'has a label without a text';
    default:
      return `${shown(value)} does not fit`;
  }
}

/** How much there is of a list or a number. */
function amount(value: unknown): string {
  return Array.isArray(value) ? `has ${value.length} entries` : `is ${String(value)}`;
}
