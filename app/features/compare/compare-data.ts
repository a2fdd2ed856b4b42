import type { Fact } from '#facts/facts.ts';

import type { ImageView } from '#app/shared/page/views.ts';
import type { QuoteRequest } from '#app/shared/quote/entries.ts';
import type { PageData } from '#app/shared/page/page-data.ts';

/** A value of a row. */
export interface CompareValue {
  text: string;
  /** The text in imperial units, where they differ. */
  imperial?: string;
  /** Each size has its own: shown in grey. */
  quiet?: boolean;
}

/** What is drawn, in its order: PN and classes are names of different kinds, and never share a ladder. */
export const QUANTITIES = ['size', 'temperature', 'pn', 'ansi', 'torque'] as const;
export type ComparedQuantity = (typeof QUANTITIES)[number];

/** What one product states of a quantity: a range on its axis, or stations of its ladder. */
export type LaneView = Pick<CompareValue, 'text' | 'imperial'> &
  (
    | { kind: 'range'; from?: number; to: number; extended?: number }
    | { kind: 'stations'; stations: number[] }
  );

/** A product, or one of its sizes. */
export interface CompareItem {
  /** `s30`, `pqvf.100`. */
  id: string;
  /** Id of the product. */
  product: string;
  /** As printed: `S30`. */
  code: string;
  /** With the brand before the code in sirca-valves: `SIRCA S30`. */
  badge: string;
  name: string;
  /** Category id. */
  category: string;
  theme: string;
  path: string;
  image: ImageView;
  /** The size, where the item is one: `DN 100`. */
  size?: string;
  /** What it is judged by; of one size where it is one. */
  facts: readonly Fact[];
  /** What its quantities are drawn as; null where one is not stated, absent where it does not apply. */
  lanes: Partial<Record<ComparedQuantity, LaneView | null>>;
  /** By key of `CompareData.rows`; null where it is not stated and can be asked for, absent where it does not apply. */
  values: Record<string, CompareValue | null>;
}

/** Everything that can be compared, in one language. */
export interface CompareData extends PageData {
  kind: 'compare';
  title: string;
  lead: string;
  /** Rows in the order in which they are shown. */
  rows: { key: string; label: string }[];
  /** Products in the order of the catalogue, each followed by its sizes. */
  items: CompareItem[];
}

/** Whether a page's data is the comparison's. */
export function isCompareData(value: unknown): value is CompareData {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'compare';
}

export const requestOf = (item: CompareItem): QuoteRequest => ({
  product: item,
  ...(item.size !== undefined && { size: { text: item.size } }),
});

/** A size is named, and asked for, with its product: `PQVF DN 100`. */
export const nameOf = ({ code, size }: Pick<CompareItem, 'code' | 'size'>): string =>
  size === undefined ? code : `${code} ${size}`;
