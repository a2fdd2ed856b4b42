/** Pages of the products that an inquiry names. */
import { products } from '#content/index.ts';

export interface NamedProduct {
  /** As the site shows it. */
  readonly code: string;
  /** Without its brand. */
  readonly shortCode: string;
  readonly path: string;
  /** What the line says after the name: a size. */
  readonly rest: string;
}

const BY_NAME = new Map(
  products.flatMap(({ code, displayCode, path }) =>
    [code, displayCode].map(
      (name) => [name.toLowerCase(), { code: displayCode, shortCode: code, path }] as const,
    ),
  ),
);
const WORDS_MAX = Math.max(...[...BY_NAME.keys()].map((name) => name.split(' ').length));

/** The product that a line of an inquiry begins with, after its brand or not (`SIRCA S30 DN 50`), or undefined. */
export function namedProduct(line: string): NamedProduct | undefined {
  const asked = line.trim();
  const brand = asked.indexOf(' ') + 1;
  for (const text of brand > 0 ? [asked, asked.slice(brand)] : [asked]) {
    const words = text.split(' ', WORDS_MAX);
    // The longest name first: `480-050 …` before `480`.
    for (let count = words.length; count > 0; count -= 1) {
      const name = words.slice(0, count).join(' ');
      const found = BY_NAME.get(name.toLowerCase());
      if (found) return { ...found, rest: text.slice(name.length).trim() };
    }
  }
  return undefined;
}
