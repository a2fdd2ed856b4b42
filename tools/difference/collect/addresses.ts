/** Which addresses of a built site are asked for. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** What is read of `dist/routes.json`, which other commits may have written. */
interface Routes {
  readonly documents: Readonly<Record<string, Readonly<Record<'ko' | 'en', readonly string[]>>>>;
  readonly notFound: readonly { readonly pattern: string }[];
  readonly redirects: readonly { readonly pattern: string }[];
}

/** Parts of the answer to an address, and files that are not served (server/documents.ts). */
const NOT_ASKED = /\.(?:html|br|gz|zst)$|(?:^|\/)\.(?!well-known)/;

/** Stands for `*` in patterns: no address has it. */
const UNKNOWN = 'no-such-page';

/** Redirects and refusals that no list names. */
const ODD = ['/products/', '/PRODUCTS', '/products?page=9', '/.well-known/security.txt'];

const inBoth = (address: string): string[] => [
  address,
  `${address}${address.includes('?') ? '&' : '?'}lang=en`,
];

/**
 * Documents in both languages and with their further pages, one address of each 404 page and redirect, and every file.
 *
 * @param dist folder with `routes.json` and `site/`
 */
export function addressesOf(dist: string): string[] {
  const routes = JSON.parse(readFileSync(join(dist, 'routes.json'), 'utf8')) as Routes;
  const documents = Object.entries(routes.documents).flatMap(([path, { ko }]) =>
    ko.map((_, index) => (index === 0 ? path : `${path}?page=${index + 1}`)),
  );
  const patterns = [...routes.notFound, ...routes.redirects].map(({ pattern }) =>
    pattern.replaceAll(/\*+/g, UNKNOWN),
  );
  const files = readdirSync(join(dist, 'site'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name).slice(join(dist, 'site').length).replaceAll(sep, '/'),
    )
    .filter((path) => !NOT_ASKED.test(path));
  return [
    ...new Set([...[...documents, ...patterns, ...ODD].flatMap(inBoth), ...files]),
  ].toSorted();
}
