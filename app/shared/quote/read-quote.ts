/** The quote list as it is stored, and products as pages hand them over. */
import { productsQuery } from '#contract/asked-query.ts';
import { NOMINAL_SIZES, type SizeSpan } from '#facts/nominal-size.ts';
import { fromJson, isRecord, newId, oneLine } from '#app/shared/stored-list/stored.ts';

import {
  type Entry,
  entryOfQuestion,
  idOf,
  MAX_QUESTION,
  MAX_SIZE,
  NO_QUOTE,
  type Pasted,
  piecesOf,
  type Quote,
  type QuoteRequest,
  stays,
  type Supply,
} from './entries.ts';

const MAX_QUANTITY_TEXT = 12;
/** More than any page could have written. */
const MAX_READ = 500;
/** Of a row of a list. */
const MAX_PASTED = 1_000;

/** A size in the code: lists of early versions hold `PQVF DN 80`. */
const SIZED_CODE = /^(\S+) (DN \d{1,4})$/;

/**
 * Reads an entry out of what any page of this origin may have written: a stored one, or the item of a navigation state,
 * `{ productCode, productName, category }` (spec §2, §7), as earlier versions stored it too. `undefined` where it is neither.
 */
export function readEntry(value: unknown, id = newId()): Entry | undefined {
  if (!isRecord(value)) return undefined;
  const { productCode, productName, category } = value;
  const product = isRecord(value['product'])
    ? value['product']
    : { code: productCode, name: productName, category };
  const written = oneLine(product['code']);
  const questions = strings(value['questions']).map((about) => oneLine(about, MAX_QUESTION));
  const pasted = readPasted(value['pasted']);
  if (written === '' && questions.length === 0 && !pasted) return undefined;
  const [, code = written, sized = ''] = SIZED_CODE.exec(written) ?? [];
  const { size, dn, quantity, off } = value;
  const isStored = typeof value['id'] === 'string';
  const text = oneLine(isRecord(size) ? size['text'] : isStored ? '' : size, MAX_SIZE) || sized;
  const follows = value['follows'] === true || (isStored && size === 'point');
  const entered =
    typeof quantity === 'number'
      ? String(quantity)
      : oneLine(quantity) || oneLine(value['entered']);
  return {
    id: isStored ? (value['id'] as string) : id,
    product: { code, name: oneLine(product['name']), category: oneLine(product['category']) },
    size: follows
      ? 'point'
      : text === ''
        ? null
        : { text, ...spanIn(isRecord(size) ? size : value, text) },
    // Earlier versions wrote the size that follows.
    dn: typeof dn === 'number' ? dn : follows ? Number(/^DN (\d+)$/.exec(text)?.[1]) || null : null,
    pasted,
    quantity: entered.slice(0, MAX_QUANTITY_TEXT),
    supply: readSupply(value['supply']),
    conditions: oneLine(value['conditions']),
    note: oneLine(value['note']),
    questions,
    off:
      isRecord(off) && typeof off['id'] === 'string'
        ? { id: off['id'], brought: typeof off['brought'] === 'string' ? off['brought'] : null }
        : null,
  };
}

function readPasted(value: unknown): Pasted | null {
  if (!isRecord(value)) return null;
  const text = oneLine(value['text'], MAX_PASTED);
  return text === '' ? null : { text, tag: oneLine(value['tag']), unit: oneLine(value['unit']) };
}

/** The sizes that a page wrote beside the words; of words as the site writes them they are known. */
function spanIn({ from, to }: Readonly<Record<string, unknown>>, text: string): Partial<SizeSpan> {
  if (typeof from === 'number' && typeof to === 'number') return { from, to };
  const dn = Number(/^DN (\d{1,4})$/.exec(text)?.[1]);
  return NOMINAL_SIZES.includes(dn) ? { from: dn, to: dn } : {};
}

/** Reads a question as earlier versions stored it: `{ code, about }`. */
export function readQuestion(value: unknown, id?: string): Entry | undefined {
  const about = isRecord(value) ? oneLine(value['about'], MAX_QUESTION) : '';
  return isRecord(value) && about !== ''
    ? entryOfQuestion({ code: oneLine(value['code']), about }, id)
    : undefined;
}

function readSupply(value: unknown): Supply | null {
  if (!isRecord(value)) return null;
  const { phase, min, max } = value;
  const isKnown = (phase === 1 || phase === 3) && typeof min === 'number';
  return isKnown && typeof max === 'number' ? { phase, min, max } : null;
}

/** The products of a navigation state: one product, or `{ quote: [...] }`. One without a size takes that of the operating point. */
export function entriesOfState(state: unknown): readonly Entry[] {
  if (!isRecord(state)) return [];
  const items: unknown[] = Array.isArray(state['quote']) ? state['quote'] : [state];
  return items.slice(0, MAX_READ).flatMap((item) => {
    const entry = readEntry(item);
    return entry ? [{ ...entry, size: entry.size ?? 'point' }] : [];
  });
}

/** The navigation state that hands a product over to the contact page. */
export const stateOf = ({ product: { code, name, category }, size, ...said }: QuoteRequest) => ({
  productCode: code,
  productName: name,
  category,
  ...(size && size !== 'point' && { size: size.text, from: size.from, to: size.to }),
  ...said,
});

/** A size of an actuator range: `AP8`. */
const FRAME = /^[A-Z]{2}\d{1,2}$/;

/** Address of the contact page that asks for products: `/contact?product=s40~dn50~4`. Their size, quantity and supply as far as they are clear. */
export const askPath = (requests: readonly QuoteRequest[]): string =>
  `/contact?${productsQuery(
    requests.map(({ product, size, quantity = '', supply }) => {
      const { from, to } = size && size !== 'point' ? { ...spanIn({}, size.text), ...size } : {};
      const pieces = piecesOf(quantity);
      return {
        id: idOf(product),
        dn: from === to ? from : undefined,
        frame: size && size !== 'point' ? FRAME.exec(size.text)?.[0] : undefined,
        // One piece is what a product without a quantity comes to.
        pieces: pieces === 1 ? undefined : pieces,
        phase: supply?.phase,
      };
    }),
  )}`;

export function readQuote(text: string, drop: () => void): Quote {
  const value = fromJson(text);
  if (!isRecord(value) || !Array.isArray(value['entries'])) {
    drop();
    return NO_QUOTE;
  }
  const removals = strings(value['removals']);
  const readEntries = (items: readonly unknown[]): readonly Entry[] => {
    const entries = new Map<string, Entry>();
    for (const item of items.slice(0, MAX_READ)) {
      const entry = readEntry(item);
      if (!entry) drop();
      else if (stays(entry, removals)) entries.set(entry.id, entry);
    }
    return [...entries.values()];
  };
  return {
    entries: readEntries(value['entries']),
    aside: Array.isArray(value['aside']) ? readEntries(value['aside']) : [],
    arrivals: strings(value['arrivals']),
    removals,
  };
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

export const writeQuote = (quote: Quote): string | null =>
  quote.entries.length > 0 || quote.aside.length > 0 || quote.arrivals.length > 0
    ? JSON.stringify(quote)
    : null;
