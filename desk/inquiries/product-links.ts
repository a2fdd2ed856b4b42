/** Pages of the products that an inquiry names. */
import { products } from '#content/index.ts';

export interface NamedProduct {
  /** As the site shows it. */
  readonly code: string;
  readonly path: string;
  /** What the line says after the name: a size. */
  readonly rest: string;
}

/** Longest names first: `480-050` before `480`. */
const NAMES = products
  .flatMap(({ code, displayCode, path }) =>
    [code, displayCode].map((name) => ({
      name: name.toLowerCase(),
      product: { code: displayCode, path },
    })),
  )
  .toSorted((a, b) => b.name.length - a.name.length);

/** The product that a line of an inquiry begins with, after its brand or not (`SIRCA S30 DN 50`), or undefined. */
export function namedProduct(line: string): NamedProduct | undefined {
  const asked = line.trim();
  for (const text of [asked, asked.replace(/^\S+ /, '')]) {
    const found = NAMES.find(({ name }) => `${text.toLowerCase()} `.startsWith(`${name} `));
    if (found) return { ...found.product, rest: text.slice(found.name.length).trim() };
  }
  return undefined;
}
