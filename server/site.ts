/** The finished answer to a request for the built site: status, headers and body, by look-ups only. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { parseRoutesManifest } from '#contract/routes-manifest.ts';
import type { Subject } from '#facts/facts.ts';

import { type SheetParts, sheetParts } from './answers/site-parts.ts';
import { subjectsIn } from './answers/verdict.ts';
import { createResolver, textOfDocument } from './documents.ts';
import { partOfBody, type Body } from './file-body.ts';
import { fillDocument, type Filling } from './fill-document.ts';
import { chooseCoding, createWeigher, prefersMarkdown } from './negotiate.ts';
import { type Conditions, isSameFile, statusFor } from './preconditions.ts';
import { parseRange } from './range.ts';
import {
  baseHeaders,
  missingFiles,
  openSiteFiles,
  type FileContent,
  type SiteFiles,
} from './site-files.ts';
import type { RoutesManifest } from '#contract/routes-manifest.ts';

/** What of a request decides the answer. */
export interface SiteRequest extends Conditions {
  readonly method: string;
  /** Request target as sent: `/products?lang=en`. */
  readonly target: string;
  readonly accept?: string | undefined;
  readonly acceptEncoding: string | undefined;
  readonly range?: string | undefined;
}

/** An answer. The body of a HEAD answer is null, its headers are those of GET. */
export interface SiteAnswer {
  readonly status: 200 | 204 | 206 | 302 | 304 | 308 | 400 | 404 | 405 | 412 | 416;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body | null;
}

/** A loaded site. */
export interface Site {
  readonly answer: (request: SiteRequest) => Promise<SiteAnswer>;
  /**
   * The answer to nearly every request: of an address as the site writes it, at once where the file is in memory.
   * Undefined for anything else, which `answer` takes.
   */
  readonly answerKnown: (request: SiteRequest) => SiteAnswer | Promise<SiteAnswer> | undefined;
  readonly contact: RoutesManifest['contact'];
  /** What the sheets of inquiries show of the site; undefined: it has none. */
  readonly sheets: SheetParts | undefined;
  /** Kinds of page whose web vitals are collected here. */
  readonly vitals: RoutesManifest['vitals'];
  /** Names the build. */
  readonly build: string;
  /** SITE_URL of the build. */
  readonly siteUrl: string | undefined;
  /** How many samples stand for facts that the supplier has not given yet. */
  readonly samples: number;
  /** How many addresses it has. */
  readonly addresses: number;
  /** Bytes of files held in memory. */
  readonly keptBytes: () => number;
}

const QUICK_BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 1,
  [constants.BROTLI_PARAM_LGWIN]: 16,
};

/** The quickest levels: a document that depends on the request is packed for each who asks, by the threads that read files too. */
const PACKERS: Readonly<Record<string, (bytes: Buffer) => Promise<NonSharedBuffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: QUICK_BROTLI }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 1 }),
  zstd: (bytes) => promisify(zstdCompress)(bytes),
};

/**
 * Documents that are filled in at a time, each for a millisecond of the processor. Who comes beyond is a crowd: the document is answered as
 * it is, and scripts fill it in.
 */
const MAX_FILLED_AT_A_TIME = 16;

function plainAnswer(status: 400 | 404 | 405, text: string, more = {}): SiteAnswer {
  const headers = { ...baseHeaders, 'Content-Type': 'text/plain; charset=utf-8', ...more };
  return { status, headers: { ...headers, 'Content-Length': String(text.length) }, body: text };
}

const NOT_FOUND = plainAnswer(404, 'Not Found\n');
const REFUSED = plainAnswer(400, 'Bad Request\n');
const ALLOW = { Allow: 'GET, HEAD' };
const NOT_ALLOWED = plainAnswer(405, 'Method Not Allowed\n', ALLOW);
const ALLOWED: SiteAnswer = { status: 204, headers: { ...baseHeaders, ...ALLOW }, body: null };
const CHANGED: SiteAnswer = {
  status: 412,
  headers: { ...baseHeaders, 'Content-Length': '0' },
  body: null,
};

/** The answer with a file that has been read. */
function fileAnswer(request: SiteRequest, content: FileContent): SiteAnswer {
  const status = statusFor(request, content);
  if (status === 412) return CHANGED;
  if (status === 304) return { status, headers: content.notModifiedHeaders, body: null };
  return { status, headers: content.headers, body: content.body };
}

/** The part of a file that a request asks for, where it is a download and still the same file. */
function partOf(request: SiteRequest, whole: SiteAnswer, content: FileContent): SiteAnswer {
  const { method, range } = request;
  const { headers, body, size } = content;
  if (range === undefined || method !== 'GET' || headers['Accept-Ranges'] === undefined)
    return whole;
  if (!isSameFile(request, content)) return whole;
  const found = parseRange(range, size);
  if (found === null) return whole;
  if (found === 'unsatisfiable') {
    const none = { 'Content-Range': `bytes */${size}`, 'Content-Length': '0' };
    return { status: 416, headers: { ...baseHeaders, ...none }, body: null };
  }
  const { start, end } = found;
  const place = `bytes ${start}-${end}/${size}`;
  return {
    status: 206,
    headers: { ...headers, 'Content-Range': place, 'Content-Length': String(end - start + 1) },
    body: partOfBody(body, start, end),
  };
}

const withoutBody = (answer: SiteAnswer): SiteAnswer => ({ ...answer, body: null });

/** Makes the answering functions for a site. */
function createSite(
  manifest: RoutesManifest,
  files: SiteFiles,
  subjects: readonly Subject[],
): Site {
  const { resolve, known } = createResolver(manifest, {
    has: (file) => files.find(file) !== undefined,
    keys: files.names,
  });
  const weigh = createWeigher();
  let filledAtATime = 0;
  /** Documents that requests fill in, as the build wrote them. */
  const fillable = new Map<string, string>();

  /**
   * A document with what the request asks for written into it: without scripts nothing else could show it
   * (docs/decisions/0015-documents-of-a-request.md).
   */
  const filledAnswer = async (
    file: string,
    status: 200 | 404,
    filling: Filling,
    { headers }: FileContent,
  ): Promise<SiteAnswer> => {
    // Nothing to come back for.
    const { ETag: _tag, 'Last-Modified': _date, 'Content-Encoding': coding, ...rest } = headers;
    const html = fillable.get(file) ?? (await files.text(file));
    fillable.set(file, html);
    const filled = fillDocument(html, filling);
    // In the coding of the file that it is made from.
    const packed =
      coding === undefined ? undefined : await PACKERS[coding]?.(Buffer.from(filled, 'latin1'));
    const body = packed ?? filled;
    return {
      status,
      headers: {
        ...rest,
        ...(packed && coding && { 'Content-Encoding': coding }),
        'Content-Length': String(body.length),
      },
      body,
    };
  };

  const answerGet = async (request: SiteRequest): Promise<SiteAnswer> => {
    const found = resolve(request.target);
    if (found.kind === 'refused') return REFUSED;
    if (found.kind === 'redirect') {
      const headers = { ...baseHeaders, Location: found.location, 'Content-Length': '0' };
      return { status: found.status, headers, body: null };
    }
    const name = asText(request, found) ?? found.file;
    const file = files.find(name);
    if (!file) return NOT_FOUND;
    const chosen = chooseCoding(file, weigh(request.acceptEncoding));
    const content = files.kept(chosen) ?? (await files.read(name, chosen));
    if (found.filling && name === found.file && filledAtATime < MAX_FILLED_AT_A_TIME) {
      filledAtATime += 1;
      return filledAnswer(found.file, found.status, found.filling, content).finally(() => {
        filledAtATime -= 1;
      });
    }
    const answer = fileAnswer(request, content);
    return answer.status === 200 ? partOf(request, answer, content) : answer;
  };

  /** The text of the page that is asked for, where text is preferred, and no query says more than language and page. */
  const asText = (
    { accept, target }: SiteRequest,
    { file, status }: { file: string; status: number },
  ): string | undefined => {
    const isWhole = status === 200 && known(target) !== undefined;
    const text = isWhole && prefersMarkdown(accept) ? textOfDocument(file) : undefined;
    return text !== undefined && files.find(text) ? text : undefined;
  };

  return {
    contact: manifest.contact,
    sheets: sheetParts(manifest, files, subjects),
    vitals: manifest.vitals,
    build: manifest.buildId,
    siteUrl: manifest.siteUrl,
    samples: manifest.samples?.length ?? 0,
    addresses: Object.keys(manifest.documents).length,
    keptBytes: files.keptBytes,
    async answer(request) {
      if (request.method === 'GET') return answerGet(request);
      if (request.method === 'HEAD') return withoutBody(await answerGet(request));
      return request.method === 'OPTIONS' ? ALLOWED : NOT_ALLOWED;
    },
    answerKnown(request) {
      const found = known(request.target);
      if (found?.kind !== 'file' || request.method !== 'GET') return undefined;
      const file = files.find(asText(request, found) ?? found.file);
      if (!file) return undefined;
      const content = files.kept(chooseCoding(file, weigh(request.acceptEncoding)));
      return content && request.range === undefined
        ? fileAnswer(request, content)
        : answerGet(request);
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
  const files = openSiteFiles(join(dist, 'site'), manifest);
  const missing = missingFiles(manifest, files);
  if (missing.length > 0) {
    const some = missing.slice(0, 5).join(', ');
    throw new Error(
      `The build is incomplete: ${missing.length} files named by routes.json are missing from ` +
        `${join(dist, 'site')} (${some}). Run \`npm run build\`.`,
    );
  }
  const facts = manifest.form?.facts;
  const subjects =
    facts === undefined
      ? []
      : subjectsIn(Buffer.from(await files.text(facts.slice(1)), 'latin1').toString());
  return createSite(manifest, files, subjects);
}
