import { frameIn } from '#contract/asked-query.ts';
import type { Position } from '#facts/measure/list.ts';

import { searchOf } from '#app/shared/fit/finder-query.ts';
import type { FinderItem } from '#app/shared/fit/finder-data.ts';
import { spanIn } from '#app/shared/operating-point/point.ts';
import { type Entry, type NamedSize, newEntry } from '#app/shared/quote/entries.ts';
import { supplyAsked } from '#app/shared/quote/supplies.ts';

import type { FoundProduct } from './find-product.ts';

/** A row of a list as an entry of the quote list; without a product it goes along as its text. */
export function entryOfPosition(
  { text, tag, unit, quantity, note }: Position,
  { asked }: Pick<FoundProduct, 'asked'>,
  item: FinderItem | undefined,
): Entry {
  return newEntry({
    product: {
      code: item?.code ?? '',
      name: item?.name ?? '',
      category: item?.category ?? '',
    },
    pasted: { text, tag, unit },
    size: item?.kind === 'valve' ? sizeOf(asked) : frameOf(item, text),
    supply: item ? supplyAsked(item.facts, asked) : null,
    conditions: searchOf({ ...asked, sort: 'closest' }).replace(/^\?/, ''),
    quantity,
    note,
  });
}

/** The size of a range of actuators. */
function frameOf(item: FinderItem | undefined, text: string): NamedSize | null {
  const frame = item?.facts.flatMap(({ value }) =>
    value.kind === 'frame-sizes' ? (frameIn(value, text) ?? []) : [],
  )[0];
  return frame === undefined ? null : { text: frame };
}

/** A range of sizes stays one: the buyer has not chosen. */
function sizeOf(asked: FoundProduct['asked']): NamedSize | null {
  const span = spanIn(asked, 'size');
  if (span === undefined) return null;
  return typeof span === 'number'
    ? { text: `DN ${span}`, from: span, to: span }
    : { text: `DN ${span.from}–${span.to}`, from: span.from, to: span.to };
}
