/** The finished answer to a request for the built site: status, headers and body, by look-ups only. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRoutesManifest } from '#contract/routes-manifest.ts';
import { createResolver } from './documents.ts';
import { chooseCoding, createWeigher, matchesEntityTag } from './negotiate.ts';
import { parseRange } from './range.ts';
import { baseHeaders, loadSiteFiles, missingFiles, type SiteFile } from './site-files.ts';
import type { RoutesManifest } from '#contract/routes-manifest.ts';

/** What of a request decides the answer. */
interface SiteRequest {
  readonly method: string;
  /** Request target as sent: `/products?lang=en`. */
  readonly target: string;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
  readonly range?: string | undefined;
  readonly ifRange?: string | undefined;
}

/** An answer. The body of a HEAD answer is null, its headers are those of GET. */
interface SiteAnswer {
  readonly status: 200 | 206 | 302 | 304 | 308 | 400 | 404 | 405 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | string | null;
}

/** A loaded site. */
export interface Site {
  readonly answer: (request: SiteRequest) => SiteAnswer;
  readonly contact: RoutesManifest['contact'];
  /** Names the build. */
  readonly build: string;
  /** How many addresses it has. */
  readonly addresses: number;
  /** Bytes held in memory, all codings together. */
  readonly bytes: number;
}

function plainAnswer(status: 400 | 404 | 405, text: string, more = {}): SiteAnswer {
  const headers = { ...baseHeaders, 'Content-Type': 'text/plain; charset=utf-8', ...more };
  return { status, headers: { ...headers, 'Content-Length': String(text.length) }, body: text };
}

const REFUSED = plainAnswer(400, 'Bad Request\n');
const NOT_ALLOWED = plainAnswer(405, 'Method Not Allowed\n', { Allow: 'GET, HEAD' });

/** Headers that a 304 carries (RFC 9110, 15.4.5): those that a cache would update, and none about the body. */
function notModifiedHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const {
    'Content-Length': _length,
    'Content-Type': _type,
    'Content-Encoding': _coding,
    ...kept
  } = headers;
  return kept;
}

/** The part of a file that a request asks for, where it is a download and still the same file. */
function partOf(
  { method, range, ifRange }: SiteRequest,
  whole: SiteAnswer & { readonly body: Uint8Array<ArrayBuffer> },
  entityTag: string,
): SiteAnswer {
  const { headers, body } = whole;
  if (range === undefined || method !== 'GET' || headers['Accept-Ranges'] === undefined)
    return whole;
  if (ifRange !== undefined && ifRange !== entityTag) return whole;
  const found = parseRange(range, body.byteLength);
  if (found === null) return whole;
  if (found === 'unsatisfiable') {
    const size = { 'Content-Range': `bytes */${body.byteLength}`, 'Content-Length': '0' };
    return { status: 416, headers: { ...baseHeaders, ...size }, body: null };
  }
  const part = body.subarray(found.start, found.end + 1);
  const place = `bytes ${found.start}-${found.end}/${body.byteLength}`;
  const length = String(part.byteLength);
  return {
    status: 206,
    headers: { ...headers, 'Content-Range': place, 'Content-Length': length },
    body: part,
  };
}

/**
 * Makes the answering function for a site.
 *
 * @param files what `loadSiteFiles` returned
 */
function createSite(manifest: RoutesManifest, files: ReadonlyMap<string, SiteFile>): Site {
  const resolve = createResolver(manifest, files);
  const weigh = createWeigher();

  const answerGet = (request: SiteRequest): SiteAnswer => {
    const found = resolve(request.target);
    if (found.kind === 'refused') return REFUSED;
    if (found.kind === 'redirect') {
      const headers = { ...baseHeaders, Location: found.location, 'Content-Length': '0' };
      return { status: found.status, headers, body: null };
    }
    const file = files.get(found.file);
    if (!file) return plainAnswer(404, 'Not Found\n'); // a folder changed under the server
    const { body, headers, entityTag } = chooseCoding(file, weigh(request.acceptEncoding));
    if (found.status === 404) {
      const { ETag: _tag, ...rest } = headers; // nothing to come back for
      return { status: 404, headers: rest, body };
    }
    if (matchesEntityTag(request.ifNoneMatch, entityTag)) {
      return { status: 304, headers: notModifiedHeaders(headers), body: null };
    }
    return partOf(request, { status: 200, headers, body }, entityTag);
  };

  return {
    contact: manifest.contact,
    build: manifest.buildId,
    addresses: Object.keys(manifest.documents).length,
    bytes: [...files.values()].flat().reduce((sum, { body }) => sum + body.byteLength, 0),
    answer(request) {
      if (request.method === 'GET') return answerGet(request);
      if (request.method === 'HEAD') return { ...answerGet(request), body: null };
      return NOT_ALLOWED;
    },
  };
}

/**
 * Loads a build.
 *
 * @param dist folder that holds `routes.json` and `site/`
 * @throws Error saying what is missing and how to make it
 */
export async function loadSite(dist: string): Promise<Site> {
  const path = join(dist, 'routes.json');
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`The site is not built: ${path} is missing. Run \`npm run build\`.`);
  });
  const manifest = parseRoutesManifest(JSON.parse(text));
  const files = await loadSiteFiles(join(dist, 'site'), manifest);
  const missing = missingFiles(manifest, files);
  if (missing.length > 0) {
    const some = missing.slice(0, 5).join(', ');
    throw new Error(
      `The build is incomplete: ${missing.length} files named by routes.json are missing from ` +
        `${join(dist, 'site')} (${some}). Run \`npm run build\`.`,
    );
  }
  return createSite(manifest, files);
}
