/** What a schema expects at a path, written as in an entry file: for the remedies of faults. */
import type { z } from 'zod';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/** The definition of a schema, by whose `type` its parts are known. */
const definition = (schema: $ZodType): $ZodTypes['_zod']['def'] => (schema as $ZodTypes)._zod.def;

/** The schema without what makes its field optional. */
function inner(schema: $ZodType): $ZodType {
  const def = definition(schema);
  return def.type === 'optional' ? inner(def.innerType) : schema;
}

/** The union member that the value is meant to be: the object with the fewest fixed words that differ. */
function optionFor(options: readonly $ZodType[], value: unknown): $ZodType | undefined {
  const differing = (option: $ZodType): number => {
    const def = definition(inner(option));
    if (def.type !== 'object') return Infinity;
    if (typeof value !== 'object' || value === null) return 0;
    return Object.entries(def.shape).filter(([key, field]) => {
      const own = definition(inner(field));
      return (
        own.type === 'literal' &&
        !own.values.includes((value as Record<string, never>)[key] as never)
      );
    }).length;
  };
  const [best] = options.toSorted((a, b) => differing(a) - differing(b));
  return best && differing(best) < Infinity ? best : undefined;
}

/**
 * The schema of the field at a path, or undefined where none can be told.
 * @param value the entry itself: it says which member of a union is meant.
 */
export function schemaAt(
  schema: $ZodType,
  path: readonly PropertyKey[],
  value: unknown,
): $ZodType | undefined {
  const own = inner(schema);
  const def = definition(own);
  if (def.type === 'union') {
    if (path.length === 0) return own;
    const option = optionFor(def.options, value);
    return option && schemaAt(option, path, value);
  }
  const [key, ...rest] = path;
  if (key === undefined) return own;
  const child = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
  if (def.type === 'array') return schemaAt(def.element, rest, child);
  if (def.type === 'record') return schemaAt(def.valueType, rest, child);
  if (def.type !== 'object') return undefined;
  const field = def.shape[String(key)];
  return field && schemaAt(field, rest, child);
}

/** Names of the fields of an object; empty where the schema is no object. */
export function fieldsOf(schema: $ZodType | undefined, value: unknown): string[] {
  if (!schema) return [];
  const def = definition(inner(schema));
  if (def.type === 'object') return Object.keys(def.shape);
  if (def.type !== 'union') return [];
  return fieldsOf(optionFor(def.options, value), value);
}

/** Whether the field takes only fixed words. */
export function isChoice(schema: $ZodType | undefined): boolean {
  if (!schema) return false;
  const def = definition(inner(schema));
  if (def.type === 'union') return def.options.every((option) => isChoice(option));
  return def.type === 'enum' || def.type === 'literal';
}

/** The fixed words that the field takes, beside anything else. */
export function choicesOf(schema: $ZodType | undefined): string[] {
  if (!schema) return [];
  const def = definition(inner(schema));
  if (def.type === 'enum') return Object.values(def.entries).map(String);
  if (def.type === 'literal') return def.values.map(String);
  if (def.type !== 'union') return [];
  return def.options.flatMap((option) => choicesOf(option));
}

/** An example of the field's value, as written in an entry file. */
export function exampleOf(schema: $ZodType | undefined, depth = 0): string {
  if (!schema) return '…';
  const own = inner(schema);
  const example = (own as z.ZodType).meta?.()?.['example'];
  if (typeof example === 'string') return example;
  const def = definition(own);
  switch (def.type) {
    case 'string':
    case 'template_literal':
      return "'…'";
    case 'number':
      return '1';
    case 'boolean':
      return 'true';
    case 'literal':
    case 'enum':
      return choicesOf(own)
        .slice(0, 6)
        .map((choice) => `'${choice}'`)
        .join(' or ');
    case 'array':
      return `[${exampleOf(def.element, depth + 1)}]`;
    case 'record':
      return `{ '…': ${exampleOf(def.valueType, depth + 1)} }`;
    case 'object':
      return depth > 2 ? '{ … }' : objectExample(def.shape, depth);
    case 'union':
      return [...new Set(def.options.map((option) => exampleOf(option, depth + 1)))]
        .slice(0, 3)
        .join(' or ');
    default:
      return '…';
  }
}

function objectExample(shape: Readonly<Record<string, $ZodType>>, depth: number): string {
  const needed = Object.entries(shape).filter(([, field]) => definition(field).type !== 'optional');
  const fields = needed.map(([key, field]) => `${key}: ${exampleOf(field, depth + 1)}`);
  return `{ ${fields.join(', ')} }`;
}
