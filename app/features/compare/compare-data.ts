import type { FinderItem } from '#app/shared/fit/finder-data.ts';
import type { ImageView } from '#app/shared/page/views.ts';
import type { PageData } from '#app/shared/page/page-data.ts';

/** A value of a row; the text says it where the source gives none. */
export interface CompareValue {
  text: string;
  /** No value: not stated or not applicable; shown in grey. */
  quiet?: boolean;
  /** The source does not give it: it can be asked for. */
  askable?: boolean;
  /** Number of its source in `CompareData.sources`. */
  mark?: number;
}

/** The quantities that have an axis or a ladder, as the finder judges them. */
export type CompareFacts = Pick<FinderItem, 'size' | 'rating' | 'temperature' | 'torque'>;

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
  /** What its quantities are drawn and judged by; of one size where it is one. */
  facts: CompareFacts;
  /** Numbers of the sources of these. */
  marks: Partial<Record<keyof CompareFacts, number>>;
  /** By key of `CompareData.rows`; every row has one. */
  values: Record<string, CompareValue>;
  /** Keys of the rows that its kind of product has. */
  rows: string[];
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
  /** Where the figures come from, numbered as their marks are. */
  sources: string[];
}

/** Whether a page's data is the comparison's. */
export function isCompareData(value: unknown): value is CompareData {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'compare';
}

/** A size is named, and asked for, with its product: `PQVF DN 100`. */
export const nameOf = ({ code, size }: Pick<CompareItem, 'code' | 'size'>): string =>
  size === undefined ? code : `${code} ${size}`;
