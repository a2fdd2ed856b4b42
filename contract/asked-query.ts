/**
 * What the address of an inquiry asks for: `/contact?product=s40~dn50~4&product=480-050~~2&temp=80`, products with code, size and number
 * of pieces, and the operating point under the finder's names. Links write it; the page and the server read it. Pure.
 */
import { queryOf } from './address.ts';

export const PRODUCT_PARAMETER = 'product';

/** Names of the operating point's values in an address (readings.md, "Inquiry"). */
export const POINT_PARAMETERS = {
  size: 'dn',
  pn: 'pn',
  ansi: 'class',
  bar: 'bar',
  temperature: 'temp',
  torque: 'torque',
} as const;

/** One product that an address asks for. */
export interface AskedProduct {
  /** Product id, which is the code in lower case. */
  readonly id: string;
  /** DN; without one the size is open. */
  readonly dn?: number | undefined;
  /** From 1 to 9,999; without one the quantity is open. */
  readonly pieces?: number | undefined;
}

/** A part that is no product, no size of its product, no quantity, or one too many. The product is kept without it. */
export interface UnusedPart {
  readonly is: 'product' | 'size' | 'quantity' | 'part';
  /** As written: `dn51`. */
  readonly written: string;
}

export interface AskedProducts {
  readonly products: readonly AskedProduct[];
  readonly unused: readonly UnusedPart[];
}

const SIZE = /^dn ?(\d{1,4})$/i;
const PIECES = /^[1-9]\d{0,3}$/;
/** As much of an unknown part as is repeated to the visitor. */
const LONGEST = 24;

/**
 * Reads the products of a query. What cannot be used is reported, and the rest is kept.
 *
 * @param sizesOf DN in which a product can be asked for, by its id; undefined for an id that is no product
 */
export function readProducts(
  search: string,
  sizesOf: (id: string) => readonly number[] | undefined,
): AskedProducts {
  const products: AskedProduct[] = [];
  const unused: UnusedPart[] = [];
  const report = (is: UnusedPart['is'], written: string) =>
    void unused.push({ is, written: written.slice(0, LONGEST) });
  for (const written of queryOf(search).getAll(PRODUCT_PARAMETER)) {
    const [code = '', size = '', quantity = '', ...more] = written
      .split('~')
      .map((part) => part.trim());
    if (written.trim() === '') continue;
    const id = code.toLowerCase();
    const sizes = sizesOf(id);
    if (!sizes) {
      report('product', written);
      continue;
    }
    const dn = Number(SIZE.exec(size)?.[1]);
    const isSize = sizes.includes(dn);
    if (size !== '' && !isSize) report('size', `${code}~${size}`);
    const isQuantity = PIECES.test(quantity);
    if (quantity !== '' && !isQuantity) report('quantity', `${code}~~${quantity}`);
    if (more.length > 0) report('part', more.join('~'));
    products.push({
      id,
      ...(isSize && { dn }),
      ...(isQuantity && { pieces: Number(quantity) }),
    });
  }
  return { products, unused };
}

/** Writes products as `readProducts` reads them: `product=s40~dn50~4`. */
export const productsQuery = (products: readonly AskedProduct[]): string =>
  products
    .map(({ id, dn, pieces }) => {
      const parts = [id, dn === undefined ? '' : `dn${dn}`, pieces ?? ''].join('~');
      return `${PRODUCT_PARAMETER}=${parts.replace(/~+$/, '')}`;
    })
    .join('&');
