/** Between Node's requests and the site: what of a request decides the answer, and the shortest way to one. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { NOTICE_FILE } from '#contract/notice.ts';

import { isFilePart, sendPart, standardBody } from './file-body.ts';
import type { Site, SiteAnswer, SiteRequest } from './site.ts';

/** What the site wants to know of a request: the target as it was sent, before any URL parser has tidied it. */
export function requestOf({ method = 'GET', url = '/', headers }: IncomingMessage): SiteRequest {
  return {
    method,
    target: url,
    accept: headers.accept,
    acceptEncoding: headers['accept-encoding']?.toString(),
    ifMatch: headers['if-match'],
    ifNoneMatch: headers['if-none-match'],
    ifModifiedSince: headers['if-modified-since'],
    ifUnmodifiedSince: headers['if-unmodified-since'],
    range: headers.range,
    ifRange: headers['if-range']?.toString(),
  };
}

/** Writes an answer; a large file as fast as it is taken. @param more headers besides the site's own */
function send(
  { status, headers, body }: SiteAnswer,
  response: ServerResponse,
  more: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { ...headers, ...more });
  if (typeof body === 'string') response.end(body, 'latin1');
  else if (body !== null && isFilePart(body)) void sendPart(body, response);
  else response.end(body);
}

/** The site's answer as a standard response. */
export const responseOf = ({ status, headers, body }: SiteAnswer): Response =>
  new Response(standardBody(body), { status, headers });

/** A host as browsers send it. */
const PLAIN_HOST = /^[A-Za-z0-9._:[\]-]*$/;

/** What the server has answers of its own for; the site's files of these names are for hosts that serve files alone. */
const OWN_ADDRESSES = ['/.well-known/', `/${NOTICE_FILE}`];

/** Answers a request, or calls `next`, having written nothing. */
export type FirstListener = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * Answers with files itself, without standard requests and responses in between: they would cost more than the look-up and
 * the writing together, and leave a garbage of buffers behind each large file.
 *
 * @param more headers of every answer besides the site's own
 */
export function siteListener(
  site: Site,
  more: Readonly<Record<string, string>> = {},
): FirstListener {
  return (request, response, next) => {
    // Any other is refused by the adapter, and must be: a file that is in memory is no reason to answer it.
    if (!PLAIN_HOST.test(request.headers.host ?? '')) return next();
    if (OWN_ADDRESSES.some((address) => request.url?.startsWith(address))) return next();
    const answer = site.answerKnown(requestOf(request));
    if (answer === undefined) next();
    else if (answer instanceof Promise)
      // A file that cannot be read is told by whoever answers everything else.
      answer.then((read) => send(read, response, more), next);
    else send(answer, response, more);
  };
}
