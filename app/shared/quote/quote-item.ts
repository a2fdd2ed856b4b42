import { wholeNumber } from '#app/ui/whole-number.ts';

/** A product that somebody asks a quote for: what navigation state hands over (spec §2, §7). */
export interface QuoteItem {
  productCode: string;
  /** In the language that it was chosen in. */
  productName: string;
  /** Category id: `pinch-valve`. */
  category: string;
  /** The chosen size, where there is one: `DN 80`. */
  size?: string;
  /** The size came from the operating point and follows it, until the visitor writes one. */
  follows?: true;
  /** Number of pieces, where one was chosen. */
  quantity?: number;
  /** What was entered for the quantity and is none, such as `0` or `1.5`: it is said, and never vanishes. */
  entered?: string;
  /** "or equal", tag, duty: one line. */
  note?: string;
  /** What the finder was asked for when the product was added, as its query; worded as the note until the visitor writes one. */
  duty?: string;
}

/** Longest text of an item; and a quantity that is no slip of the finger. */
export const MAX_TEXT = 500;
export const MAX_QUANTITY = 9_999;
/** Longest entry that is kept although it is no quantity. */
const MAX_ENTERED = 12;

/** A quantity that was entered: whole pieces from 1, `1,000` as well; undefined for anything else. */
export function quantityOf(text: string): number | undefined {
  const value = wholeNumber(text);
  return value !== undefined && value >= 1 && value <= MAX_QUANTITY ? value : undefined;
}

/** What an entry of a quantity makes of an item. */
export function withQuantity(item: QuoteItem, text: string): QuoteItem {
  const { quantity: _, entered: __, ...rest } = item;
  const entered = text.trim().slice(0, MAX_ENTERED);
  const quantity = quantityOf(entered);
  if (quantity !== undefined) return { ...rest, quantity };
  return entered === '' ? rest : { ...rest, entered };
}

/** An item with a note of the visitor's own, in place of the finder's conditions. */
export function withNote(item: QuoteItem, note: string): QuoteItem {
  const { note: _, duty: __, ...rest } = item;
  return note === '' ? rest : { ...rest, note };
}

/** The quantity as its field shows it. */
export const quantityText = ({ quantity, entered }: QuoteItem): string =>
  entered ?? (quantity === undefined ? '' : String(quantity));

/** A product as it is named in a list: `PQVF DN 80`. */
export const nameOf = ({ productCode, size }: Pick<QuoteItem, 'productCode' | 'size'>): string =>
  size === undefined ? productCode : `${productCode} ${size}`;

/** Reads an item out of what any page of this origin may have written; undefined where it is not one. */
export function quoteItem(value: unknown): QuoteItem | undefined {
  if (!isRecord(value)) return undefined;
  const [productCode, productName, category] = [
    oneLine(value['productCode']),
    oneLine(value['productName']),
    oneLine(value['category']),
  ];
  if (productCode === '') return undefined;
  const { quantity } = value;
  const note = oneLine(value['note']);
  const duty = oneLine(value['duty']);
  // Lists of earlier versions hold the size in the code: `PQVF DN 80`.
  const [, code = productCode, written = ''] = SIZED_CODE.exec(productCode) ?? [];
  const size = oneLine(value['size']).slice(0, MAX_SIZE) || written;
  const item = {
    productCode: code,
    productName,
    category,
    ...(size !== '' && { size }),
    ...(value['follows'] === true && { follows: true as const }),
    ...(note !== '' && { note }),
    ...(duty !== '' && { duty }),
  };
  // Another hand may have written a number as a text.
  const pieces = typeof quantity === 'number' ? String(quantity) : oneLine(quantity);
  return withQuantity(item, pieces || oneLine(value['entered']));
}

const SIZED_CODE = /^(\S+) (DN \d{1,4})$/;
/** Longest size: `DN 100`, `1-1/2 in`. */
const MAX_SIZE = 24;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** One line: the list that goes out has one product a line. */
const oneLine = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT) : '';

/** Whether two entries are the same product in the same size. */
export const isSameProduct = (a: QuoteItem, b: QuoteItem): boolean =>
  nameOf(a).toLowerCase() === nameOf(b).toLowerCase() && a.category === b.category;

/** Whether two entries are one although the operating point has changed the size of either. */
export const isSameEntry = (a: QuoteItem, b: QuoteItem): boolean =>
  isSameProduct(a, b) ||
  (a.follows === true && b.follows === true && isSameProduct(unsized(a), unsized(b)));

/** The product of an entry, whatever its size. */
export function unsized(item: QuoteItem): QuoteItem {
  const { size: _, ...rest } = item;
  return rest;
}
