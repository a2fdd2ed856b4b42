/**
 * Which file answers a request: path, `lang` and `page` in, file or redirect out. Pure, and the only place of the server
 * that knows addresses; the rules come from the manifest.
 */
import {
  patternSource,
  type DocumentLanguage,
  type RoutesManifest,
} from '#contract/routes-manifest.ts';
import { parseTarget, singleValue } from './request-target.ts';

/** What to answer a GET request with. */
export type Resolution =
  | {
      readonly kind: 'file';
      readonly status: 200 | 404;
      /** Path below the site's root, without a leading slash. */
      readonly file: string;
    }
  | { readonly kind: 'redirect'; readonly status: 302 | 308; readonly location: string }
  | { readonly kind: 'refused'; readonly status: 400 };

/** Plain decimal from 1, no sign, no leading zero (specification, section 5). */
const PAGE = /^[1-9][0-9]{0,5}$/;

/** Files that are parts of the answer to an address, not addresses: documents, and the compressed siblings. */
const NOT_ADDRESSABLE = /\.(?:html|br|gz|zst)$/;

/**
 * Empty segments and those that begin with a dot: `.`, `..`, hidden files. Nothing here has such an address (but for the
 * folder of RFC 8615), and normalizing invites surprises.
 */
const ODD_SEGMENT = /\/\/|\/\.(?!well-known\/)/;

/** Whether a file of the site is served under its own path. */
export function isAddressable(file: string): boolean {
  return !NOT_ADDRESSABLE.test(file) && !ODD_SEGMENT.test(`/${file}`);
}

/** The language that a query asks for by one valid `lang`, else null. */
export function askedLanguage(query: string): DocumentLanguage | null {
  const value = singleValue(query, 'lang');
  return value === 'ko' || value === 'en' ? value : null;
}

/** Index of the document for the query's `page`: 0 unless it names a page that exists. */
function pageIndex(query: string, total: number): number {
  const value = singleValue(query, 'page');
  if (value === null || !PAGE.test(value)) return 0;
  const page = Number(value);
  return page <= total ? page - 1 : 0;
}

/** Last segment in lower case (ASCII letters only, as nginx has it), the rest as it is. */
function lowerLastSegment(path: string): string {
  const cut = path.lastIndexOf('/') + 1;
  return path.slice(0, cut) + path.slice(cut).replace(/[A-Z]+/g, (text) => text.toLowerCase());
}

/**
 * Makes the look-up for one build of the site.
 *
 * @param manifest the build's `routes.json`
 * @param files every file below the site's root, without leading slashes
 */
export function createResolver(
  manifest: RoutesManifest,
  files: { has(file: string): boolean; keys(): Iterable<string> },
): (target: string) => Resolution {
  const documents = new Map(Object.entries(manifest.documents));
  const fallbacks = new Map(manifest.fallbacks.map(({ under, document }) => [under, document]));
  const compile = <T extends { pattern: string }>(entries: readonly T[]) =>
    entries.map((entry) => ({ ...entry, matches: new RegExp(patternSource(entry.pattern), 's') }));
  const redirects = compile(manifest.redirects);
  const notFound = compile(manifest.notFound);

  const documentAt = (path: string) => {
    const exact = documents.get(path);
    if (exact) return exact;
    const lowered = documents.get(lowerLastSegment(path));
    return lowered?.anyCase ? lowered : undefined;
  };

  const resolve = (target: string): Resolution => {
    const parsed = parseTarget(target);
    if (!parsed) return { kind: 'refused', status: 400 };
    const { path, rawPath, query } = parsed;
    const asked = askedLanguage(query);
    const language = asked ?? manifest.defaultLanguage;
    const pageOf = (entry: RoutesManifest['documents'][string]): Resolution => {
      const list = entry[language];
      return { kind: 'file', status: 200, file: list[pageIndex(query, list.length)] ?? '' };
    };

    if (!ODD_SEGMENT.test(path)) {
      const document = documentAt(path);
      if (document) return pageOf(document);
      // At least one segment stands before the slash, and none is empty: `//host/` cannot come out of this.
      if (path.endsWith('/')) {
        const kept = query === '' ? '' : `?${query}`;
        return { kind: 'redirect', status: 308, location: rawPath.slice(0, -1) + kept };
      }
      const file = path.slice(1);
      if (isAddressable(file) && files.has(file)) return { kind: 'file', status: 200, file };
      const fallback = fallbacks.get(path.slice(0, path.lastIndexOf('/')));
      const fallbackDocument = fallback === undefined ? undefined : documents.get(fallback);
      if (fallbackDocument) return pageOf(fallbackDocument);
      const redirect = redirects.find(({ matches }) => matches.test(path));
      if (redirect) {
        const location = redirect.to + (asked === null ? '' : `?lang=${asked}`);
        return { kind: 'redirect', status: redirect.status, location };
      }
    }
    const missing = notFound.find(({ matches }) => matches.test(path));
    return { kind: 'file', status: 404, file: missing?.[language] ?? '' };
  };

  // Nearly every request names one of these targets to the letter: they are one look-up.
  const known = new Map<string, Resolution>();
  for (const file of files.keys())
    if (isAddressable(file)) known.set(`/${file}`, resolve(`/${file}`));
  for (const [path, { ko, en }] of documents) {
    const queries = ['', '?lang=en', '?lang=ko'];
    for (let page = 2; page <= Math.max(ko.length, en.length); page += 1) {
      queries.push(`?page=${page}`, `?page=${page}&lang=en`, `?lang=en&page=${page}`);
    }
    for (const query of queries) known.set(path + query, resolve(path + query));
  }
  return (target) => known.get(target) ?? resolve(target);
}
