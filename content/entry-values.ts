/** Values of entries as values of facts. */
import { bounds, type SizeRange, type Supply } from '#content/schema/quantity.ts';
import type { Unit } from '#facts/units.ts';
import type {
  Choice,
  InchSize,
  Mains,
  NominalSize,
  OfKind,
  Quantity,
  Sizes,
} from '#facts/values.ts';

/** A pressure that the source states in two units. */
export const twice = <U extends Unit>(value: Quantity<U>, other: Quantity): Quantity<U> => ({
  ...value,
  also: { unit: other.unit, ...bounds(other) },
});

export const mains = (supply: Supply): Mains => ({ kind: 'mains', ...supply });

const inch = (value: InchSize): NominalSize => ({ inch: value });

export function sizes(range: SizeRange): Sizes {
  if (range.system === 'inch') return { kind: 'sizes', from: inch(range.from), to: inch(range.to) };
  const { from, to, list } = range;
  return {
    kind: 'sizes',
    from: { dn: from },
    to: { dn: to },
    ...(list && { list: list.map((dn) => ({ dn })) }),
  };
}

export const choice = <Id extends string>(...ids: readonly Id[]): Choice<Id> => ({
  kind: 'choice',
  ids,
});
export const codes = (...list: readonly string[]): OfKind<'codes'> => ({
  kind: 'codes',
  codes: list,
});
export const count = (number: number, each?: string): OfKind<'count'> => ({
  kind: 'count',
  count: number,
  ...(each !== undefined && { each }),
});
