/** Reads the products that the address of an inquiry asks for (asked-query.ts), for page and server. Pure. */
import { queryOf } from './address.ts';
import { type AskedProduct, type FrameSizes, frameIn, PRODUCT_PARAMETER } from './asked-query.ts';

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
const SUPPLY = /^ph ?([13])$/i;
const PIECES = /^[1-9]\d{0,3}$/;
/** As much of an unknown part as is repeated to the visitor. */
const LONGEST = 24;

/** What a product can be asked for in. */
export interface Choices {
  /** DN. */
  readonly sizes: readonly number[];
  /** Sizes of an actuator range. */
  readonly frames?: FrameSizes | undefined;
  /** Phases of the supplies that there is a choice of. */
  readonly phases: readonly (1 | 3)[];
}

/**
 * Reads the products of a query. What cannot be used is reported, and the rest is kept.
 *
 * @param choicesOf by the product's id; undefined for an id that is no product
 */
export function readProducts(
  search: string,
  choicesOf: (id: string) => Choices | undefined,
): AskedProducts {
  const products: AskedProduct[] = [];
  const unused: UnusedPart[] = [];
  const report = (is: UnusedPart['is'], written: string) =>
    void unused.push({ is, written: written.slice(0, LONGEST) });
  for (const written of queryOf(search).getAll(PRODUCT_PARAMETER)) {
    const [code = '', size = '', quantity = '', supply = '', ...rest] = written
      .split('~')
      .map((part) => part.trim());
    if (written.trim() === '') continue;
    const id = code.toLowerCase();
    const choices = choicesOf(id);
    if (!choices) {
      report('product', written);
      continue;
    }
    const dn = Number(SIZE.exec(size)?.[1]);
    const isSize = choices.sizes.includes(dn);
    const frame = choices.frames && frameIn(choices.frames, size);
    if (size !== '' && !isSize && frame === undefined) report('size', `${code}~${size}`);
    const isQuantity = PIECES.test(quantity);
    if (quantity !== '' && !isQuantity) report('quantity', `${code}~~${quantity}`);
    const phase = choices.phases.find((each) => String(each) === SUPPLY.exec(supply)?.[1]);
    const more = [...(phase === undefined && supply !== '' ? [supply] : []), ...rest];
    if (more.length > 0) report('part', more.join('~'));
    products.push({
      id,
      ...(isSize && { dn }),
      ...(frame !== undefined && { frame }),
      ...(isQuantity && { pieces: Number(quantity) }),
      ...(phase !== undefined && { phase }),
    });
  }
  return { products, unused };
}
