/**
 * What the address of an inquiry asks for: `/contact?product=s40~dn50~4&product=480-050~~2~ph3&temp=80`, products with code, size (`ap8` of a range), number
 * of pieces and phases of the supply, and the operating point under the finder's names. Links write it; the page and the server read it (asked-products.ts). Pure.
 */
export const PRODUCT_PARAMETER = 'product';

/** What an inquiry is about: `/contact?kind=retrofit`. */
export const KIND_PARAMETER = 'kind';

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
  /** The size of an actuator range, as printed: `AP8`. */
  readonly frame?: string | undefined;
  /** From 1 to 9,999; without one the quantity is open. */
  readonly pieces?: number | undefined;
  /** Of a product that can be had for both supplies. */
  readonly phase?: 1 | 3 | undefined;
}

/** Writes products as `readProducts` reads them: `product=s40~dn50~4`. */
export const productsQuery = (products: readonly AskedProduct[]): string =>
  products
    .map(({ id, dn, frame = '', pieces, phase }) => {
      const parts = [
        id,
        dn === undefined ? frame.toLowerCase() : `dn${dn}`,
        pieces ?? '',
        phase === undefined ? '' : `ph${phase}`,
      ].join('~');
      return `${PRODUCT_PARAMETER}=${parts.replace(/~+$/, '')}`;
    })
    .join('&');

/** Sizes of an actuator range, which are no pipe sizes and have a name each: AP1 to AP12. */
export interface FrameSizes {
  readonly prefix: string;
  readonly from: number;
  readonly to: number;
}

/** The sizes that words name, as printed: `AP8` for `ap-8 6 bar`. */
const namedIn = ({ prefix, from, to }: FrameSizes, words: string): string[] =>
  [...words.matchAll(new RegExp(`(?<![a-z0-9])${prefix}[\\s_-]?(\\d{1,2})(?![\\d.,])`, 'gi'))]
    .map(([, number]) => Number(number))
    .filter((number) => number >= from && number <= to)
    .map((number) => prefix + number);

/** The one size that words name; undefined where they name none or several. */
export function frameIn(sizes: FrameSizes, words: string): string | undefined {
  const named = new Set(namedIn(sizes, words));
  return named.size === 1 ? [...named][0] : undefined;
}

/** A size as somebody enters it beside its product, where the number alone will do. Anything else stays as it was typed. */
export const typedFrame = (sizes: FrameSizes, text: string): string =>
  (/^\s*(?:[a-z]+[\s_-]?)?\d+\s*$/i.test(text)
    ? frameIn(sizes, /^\s*\d/.test(text) ? sizes.prefix + text.trim() : text)
    : undefined) ?? text;
