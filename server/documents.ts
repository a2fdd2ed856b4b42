/**
 * Which file answers a request: path, `lang` and `page` in, file or redirect out. Pure, and the only place of the server
 * that knows addresses; the rules come from the manifest.
 */
import { patternSource } from '#contract/address-patterns.ts';
import {
  askedLanguage,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  localizedHref,
  pageHref,
  pageOf,
  switchHref,
} from '#contract/address.ts';
import type { RoutesManifest } from '#contract/routes-manifest.ts';
import { parseTarget } from './request-target.ts';

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
    const { path, rawPath, search } = parsed;
    const asked = askedLanguage(search);
    const language = asked ?? DEFAULT_LANGUAGE;
    const documentOf = (entry: RoutesManifest['documents'][string]): Resolution => {
      const list = entry[language];
      return { kind: 'file', status: 200, file: list[pageOf(search, list.length) - 1] ?? '' };
    };

    if (!ODD_SEGMENT.test(path)) {
      const document = documentAt(path);
      if (document) return documentOf(document);
      // At least one segment stands before the slash, and none is empty: `//host/` cannot come out of this.
      if (path.endsWith('/')) {
        return { kind: 'redirect', status: 308, location: rawPath.slice(0, -1) + search };
      }
      const file = path.slice(1);
      if (isAddressable(file) && files.has(file)) return { kind: 'file', status: 200, file };
      const fallback = fallbacks.get(path.slice(0, path.lastIndexOf('/')));
      const fallbackDocument = fallback === undefined ? undefined : documents.get(fallback);
      if (fallbackDocument) return documentOf(fallbackDocument);
      const redirect = redirects.find(({ matches }) => matches.test(path));
      if (redirect) {
        const location = asked ? switchHref(redirect.to, asked) : redirect.to;
        return { kind: 'redirect', status: redirect.status, location };
      }
    }
    const missing = notFound.find(({ matches }) => matches.test(path));
    return { kind: 'file', status: 404, file: missing?.[language] ?? '' };
  };

  // Nearly every request is for an address as the site itself writes it: they are one look-up.
  const known = new Map<string, Resolution>();
  for (const file of files.keys())
    if (isAddressable(file)) known.set(`/${file}`, resolve(`/${file}`));
  for (const [path, { ko, en }] of documents) {
    for (let page = 1; page <= Math.max(ko.length, en.length); page += 1) {
      const address = pageHref(path, page);
      for (const language of LANGUAGES)
        for (const target of [localizedHref(address, language), switchHref(address, language)])
          known.set(target, resolve(target));
    }
  }
  return (target) => known.get(target) ?? resolve(target);
}
