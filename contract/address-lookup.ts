/**
 * What answers an address: a document, a file, a redirect, or one of the 404 documents. The server and functions on other
 * hosts call it as it is; the nginx configuration says the same in its own language (tools/nginx.ts). Pure.
 */
import { patternSource } from './address-patterns.ts';
import {
  askedLanguage,
  decodedPath,
  DEFAULT_LANGUAGE,
  type Language,
  pageOf,
  switchHref,
} from './address.ts';

/** The addresses of a built site, as far as they decide what answers. `addressTable` makes it from a routes manifest. */
export interface AddressTable {
  /** Every address with its number of catalogue pages. `anyCase`: its last segment matches in any letter case. */
  readonly documents: Readonly<Record<string, { readonly pages: number; readonly anyCase?: true }>>;
  /** One unknown segment below `under` shows the document of that address. */
  readonly fallbacks: readonly { readonly under: string; readonly document: string }[];
  readonly redirects: readonly {
    readonly pattern: string;
    readonly to: string;
    readonly status: 302 | 308;
  }[];
  /** Patterns of the 404 documents, the first that matches counts; the last one matches everything. */
  readonly notFound: readonly string[];
}

/** What answers an address. */
export type AddressAnswer =
  | {
      readonly kind: 'document';
      /** The address as the table has it: `/products/s30t` for `/products/S30T`. */
      readonly path: string;
      readonly language: Language;
      /** Catalogue page, from 1. */
      readonly page: number;
    }
  /** A file of the site, by its decoded path. */
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'redirect'; readonly status: 302 | 308; readonly location: string }
  /** No such address: the 404 document of that pattern. */
  | { readonly kind: 'missing'; readonly pattern: string; readonly language: Language }
  /** A path that another program could read as a different one. */
  | { readonly kind: 'refused' };

/** Encoded slash, backslash or control character. */
const ENCODED_TRICK = /%(?:2f|5c|[01][0-9a-f]|7f)/i;

/**
 * Empty segments and those that begin with a dot: `.`, `..`, hidden files. No address of the site has one (but for the
 * folder of RFC 8615), and normalizing them invites surprises.
 */
export const ODD_SEGMENT = /\/\/|\/\.(?!well-known\/)/;

/** Last segment in lower case, ASCII letters only, as nginx has it; the rest as it is. */
function lowerLastSegment(path: string): string {
  const cut = path.lastIndexOf('/') + 1;
  return path.slice(0, cut) + path.slice(cut).replace(/[A-Z]+/g, (text) => text.toLowerCase());
}

/**
 * Makes the look-up for a site.
 *
 * @param isFile whether the site has a file at a decoded path, such as `/robots.txt`; a host that serves files before it
 *   asks needs none
 * @returns the answer to a path as it was sent (percent-encoded, beginning with a slash) and its `search`
 */
export function createAddressLookup(
  table: AddressTable,
  isFile: (path: string) => boolean = () => false,
): (rawPath: string, search: string) => AddressAnswer {
  const documents = new Map(Object.entries(table.documents));
  const fallbacks = new Map(table.fallbacks.map(({ under, document }) => [under, document]));
  const matcher = (pattern: string) => new RegExp(patternSource(pattern), 's');
  const redirects = table.redirects.map((entry) => ({ ...entry, at: matcher(entry.pattern) }));
  const notFound = table.notFound.map((pattern) => ({ pattern, at: matcher(pattern) }));

  const documentAt = (path: string): string | undefined => {
    if (documents.has(path)) return path;
    const lowered = lowerLastSegment(path);
    return documents.get(lowered)?.anyCase ? lowered : undefined;
  };

  return (rawPath, search) => {
    if (ENCODED_TRICK.test(rawPath)) return { kind: 'refused' };
    const path = decodedPath(rawPath);
    const asked = askedLanguage(search);
    const language = asked ?? DEFAULT_LANGUAGE;
    const document = (at: string): AddressAnswer => ({
      kind: 'document',
      path: at,
      language,
      page: pageOf(search, documents.get(at)?.pages ?? 1),
    });

    if (!ODD_SEGMENT.test(path)) {
      const own = documentAt(path);
      if (own !== undefined) return document(own);
      // At least one segment stands before the slash, and none is empty: `//host/` cannot come out of this.
      if (path.endsWith('/'))
        return { kind: 'redirect', status: 308, location: rawPath.slice(0, -1) + search };
      if (isFile(path)) return { kind: 'file', path };
      const fallback = fallbacks.get(path.slice(0, path.lastIndexOf('/')));
      if (fallback !== undefined) return document(fallback);
      const redirect = redirects.find(({ at }) => at.test(path));
      if (redirect) {
        const { status, to } = redirect;
        const keepsLanguage = asked !== undefined && !to.includes('?');
        return { kind: 'redirect', status, location: keepsLanguage ? switchHref(to, asked) : to };
      }
    }
    const pattern = notFound.find(({ at }) => at.test(path))?.pattern ?? '/**';
    return { kind: 'missing', pattern, language };
  };
}
