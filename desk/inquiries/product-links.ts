/** Pages of the products that an inquiry names. */
import { products } from '#content/index.ts';

/** Longest codes first: `480-050` before `480`. */
const CODES = products
  .flatMap(({ code, displayCode, path }) =>
    [code, displayCode].map((name) => ({ name: name.toLowerCase(), path })),
  )
  .toSorted((a, b) => b.name.length - a.name.length);

/** Path of the product that a text begins with (`S30 DN 50`), or undefined. */
export function productPathOf(text: string): string | undefined {
  const asked = text.trim().toLowerCase();
  return CODES.find(({ name }) => asked === name || asked.startsWith(`${name} `))?.path;
}
