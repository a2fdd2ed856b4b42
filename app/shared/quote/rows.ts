/** What pages show and send of the quote list. Computed when read: nothing here is ever stored. */
import {
  dnSize,
  type Entry,
  idOf,
  isWrong,
  listed,
  MAX_ENTRIES,
  type Quote,
  sizeKey,
  spanOf,
} from './entries.ts';

/** Whether a product is listed in a size; `unknown` where no sizes of it are known. */
export type Listing = 'listed' | 'unlisted' | 'unknown';

/** What goes out with the note without having been written in it, in words. */
export interface Said {
  readonly field: 'supply' | 'conditions';
  readonly words: string;
}

/** How the list is read on this page. */
export interface Context {
  /** The operating point's DN. */
  readonly dn: number | null;
  /** Whether a product, by its code, is listed in a DN; `undefined` until the sizes of products have come. */
  readonly listing: ((code: string, dn: number) => Listing) | undefined;
  readonly said: (entry: Entry) => readonly Said[];
}

/**
 * The size of an entry as it is read now: `DN 80`; empty without one. One that follows the operating point stays as it was where
 * its product is not listed in the point's.
 */
export function sizeOf({ product, size, dn: last }: Entry, { dn, listing }: Context): string {
  if (size !== 'point') return size?.text ?? '';
  const at = [dn, last].find((each) => each !== null && listing?.(product.code, each) === 'listed');
  return at ? `DN ${at}` : '';
}

/** One row of the list, in the dialog and on the contact page alike. */
export interface Row {
  readonly entry: Entry;
  readonly size: string;
  readonly said: readonly Said[];
  /** `S30 DN 50` */
  readonly name: string;
  /** The name that no other row has: `S30 DN 50 (2)`. */
  readonly rowName: string;
  readonly isQuantityWrong: boolean;
  /** Another row asks for the same product in the same size, in whatever words. Said; both stay. */
  readonly isSizeTwice: boolean;
  /** Its size is another one than the operating point's. */
  readonly differs: boolean;
  /** It could take the operating point's size, in which its product is listed and not asked for yet. */
  readonly canMatch: boolean;
  /** A further size can be asked for: this row has one, and no row of the product is without. */
  readonly takesOtherSize: boolean;
}

/** A row for which no product was found is named by its text. */
const nameOf = ({ product, pasted }: Entry, size: string): string =>
  product.code === '' && pasted
    ? pasted.text
    : size === ''
      ? product.code
      : `${product.code} ${size}`;

export function rowsOf(quote: Quote, context: Context): readonly Row[] {
  const { dn, listing } = context;
  const entries = listed(quote);
  const rows = entries.map((entry) => {
    const size = sizeOf(entry, context);
    const name = nameOf(entry, size);
    const follows = size === '' ? null : dnSize(Number(size.replace('DN ', '')));
    const read = { size: entry.size === 'point' ? follows : entry.size, dn: null };
    return { entry, size, name, same: name.toLowerCase(), key: sizeKey(read), span: spanOf(read) };
  });
  return rows.map(({ entry, size, name, same, key, span }, place) => {
    const { code } = entry.product;
    const others = rows.filter(
      (row) => row.entry !== entry && idOf(row.entry.product) === idOf(entry.product),
    );
    const before = rows.slice(0, place).filter((row) => row.same === same).length;
    const atPoint = dn === null ? undefined : (listing?.(code, dn) ?? 'listed');
    return {
      entry,
      size,
      said: context.said(entry),
      name,
      rowName: before === 0 ? name : `${name} (${before + 1})`,
      isQuantityWrong: isWrong(entry.quantity),
      // Rows of a tender may ask for the same twice.
      isSizeTwice: key !== '' && !entry.pasted && others.some((row) => row.key === key),
      differs:
        dn !== null && span !== undefined && !entry.pasted && (dn < span.from || dn > span.to),
      canMatch:
        atPoint === 'listed' && !entry.pasted && !others.some((row) => row.key === `${dn}-${dn}`),
      takesOtherSize:
        size !== '' &&
        !entry.pasted &&
        rows.length < MAX_ENTRIES &&
        others.every((row) => row.size !== ''),
    };
  });
}

/** An entry whose size reads otherwise at a new operating point. */
export interface Followed {
  readonly entry: Entry;
  readonly former: string;
  readonly size: string;
}

/** @param formers the DN that entries were read at before, by their ids */
export function followedSince(
  quote: Quote,
  formers: Readonly<Record<string, number>>,
  context: Context,
): readonly Followed[] {
  return listed(quote).flatMap((entry) => {
    const dn = formers[entry.id];
    if (entry.size !== 'point' || dn === undefined || !context.listing) return [];
    const former = sizeOf(entry, { ...context, dn });
    const size = sizeOf(entry, context);
    // An entry that gets its first size has lost nothing.
    return former === '' || former === size ? [] : [{ entry, former, size }];
  });
}
