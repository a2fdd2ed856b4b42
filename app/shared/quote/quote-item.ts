/** A product that somebody asks a quote for: what navigation state hands over (spec §2, §7). */
export interface QuoteItem {
  productCode: string;
  /** In the language that it was chosen in. */
  productName: string;
  /** Category id: `pinch-valve`. */
  category: string;
  /** Number of pieces, where one was chosen. */
  quantity?: number;
  /** "or equal", tag, duty: one line. */
  note?: string;
}

/** Longest text of an item; and a quantity that is no slip of the finger. */
export const MAX_TEXT = 500;
export const MAX_QUANTITY = 99_999;

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
  return {
    productCode,
    productName,
    category,
    ...(typeof quantity === 'number' &&
      Number.isSafeInteger(quantity) &&
      quantity > 0 && { quantity: Math.min(quantity, MAX_QUANTITY) }),
    ...(note !== '' && { note }),
  };
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** One line: the list that goes out has one product a line. */
const oneLine = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT) : '';

/** Whether two entries are the same product. */
export const isSameProduct = (a: QuoteItem, b: QuoteItem): boolean =>
  a.productCode.toLowerCase() === b.productCode.toLowerCase() && a.category === b.category;

/** The list with more products added; one that is in it already takes the newer quantity and note. */
export function addToQuote(list: readonly QuoteItem[], added: readonly QuoteItem[]): QuoteItem[] {
  const result = [...list];
  for (const item of added) {
    const index = result.findIndex((other) => isSameProduct(other, item));
    if (index === -1) result.push(item);
    else result[index] = { ...result[index], ...item };
  }
  return result;
}
