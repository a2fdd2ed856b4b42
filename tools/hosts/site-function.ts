/**
 * The function that answers for the site on a host of files: which document, redirect or 404 document an address gets. The host's
 * own network holds the files. Runs on any platform with standard requests; hosts.test.ts asks it what it asks the server.
 */
import { createAddressLookup, type AddressTable } from '#contract/address-lookup.ts';
import type { Language } from '#contract/address.ts';
import { policyOf } from '#contract/policy.ts';
import type { RoutesManifest } from '#contract/routes-manifest.ts';
import { cacheControls } from '#contract/static-host.ts';
import { askOrigin, isAtOrigin, type Origin } from './origin.ts';

/** What of a build the function needs; `functionTable` makes it. */
export interface FunctionTable {
  readonly addresses: AddressTable;
  /** Document files of an address, page 1 first. */
  readonly documents: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>;
  /** Document files of the 404 patterns. */
  readonly notFound: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly policy: RoutesManifest['policy'];
  /** The server behind the host; null where there is none. */
  readonly origin: Origin | null;
}

/** Where the documents lie on the host: not where visitors find them. */
export const DOCUMENTS = '_documents';

/** Longer ones are nobody's (server/request-target.ts). */
const MAX_TARGET_LENGTH = 4096;

/** Headers of the host's answer that stay: they belong to the bytes. */
const KEPT = ['content-type', 'etag', 'last-modified', 'content-length', 'content-encoding'];

/** The header that makes the host answer 304 by its own entity tags. */
export function conditional(request: Request): Record<string, string> {
  const tags = request.headers.get('if-none-match');
  return tags === null ? {} : { 'If-None-Match': tags };
}

const plain = (status: number, text: string, headers = {}): Response =>
  new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });

/**
 * Makes the function for a build.
 *
 * @param fetchFile fetches a file of the host by its path below the root; headers of `request` as `conditional` has them
 * @param visitorHeader in which the host says the visitor's address
 */
export function createSiteFunction(
  table: FunctionTable,
  fetchFile: (path: string, request: Request) => Promise<Response>,
  visitorHeader: string,
): (request: Request) => Promise<Response> {
  const lookUp = createAddressLookup(table.addresses);

  const document = async (file: string, status: 200 | 404, request: Request): Promise<Response> => {
    const found = await fetchFile(`${DOCUMENTS}/${file}`, request);
    if (found.status !== 200 && found.status !== 304) return plain(502, 'Bad Gateway\n');
    const headers = new Headers(table.headers);
    headers.set('Content-Security-Policy', policyOf(table, file));
    for (const name of KEPT) {
      const value = found.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    headers.set('Cache-Control', cacheControls.revalidate);
    if (status === 404) headers.delete('etag'); // nothing to come back for
    const empty = found.status === 304 || request.method === 'HEAD';
    return new Response(empty ? null : found.body, {
      status: found.status === 304 ? 304 : status,
      headers,
    });
  };

  return async (request) => {
    if (table.origin && isAtOrigin(new URL(request.url).pathname))
      return askOrigin(request, table.origin, request.headers.get(visitorHeader) ?? '');
    if (request.method === 'OPTIONS') {
      const headers = { Allow: 'GET, HEAD', 'X-Content-Type-Options': 'nosniff' };
      return new Response(null, { status: 204, headers });
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(405, 'Method Not Allowed\n', { Allow: 'GET, HEAD' });
    }
    const { pathname, search } = new URL(request.url);
    if (pathname.length + search.length > MAX_TARGET_LENGTH) return plain(400, 'Bad Request\n');
    const answer = lookUp(pathname, search);
    switch (answer.kind) {
      case 'refused':
      case 'file': // the host has served it before it asks
        return plain(400, 'Bad Request\n');
      case 'redirect':
        return new Response(null, {
          status: answer.status,
          headers: { Location: answer.location, 'X-Content-Type-Options': 'nosniff' },
        });
      case 'document': {
        const file = table.documents[answer.path]?.[answer.language][answer.page - 1] ?? '';
        return document(file, 200, request);
      }
      case 'missing': {
        // A 404 document is never "not modified".
        const fresh = new Request(request.url, { method: request.method });
        return document(table.notFound[answer.pattern]?.[answer.language] ?? '', 404, fresh);
      }
      default:
        return answer satisfies never;
    }
  };
}
