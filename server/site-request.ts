/** Between Node's requests and the site: what of a request decides the answer, and the shortest way to one. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { standardBody } from './file-body.ts';
import type { Site, SiteAnswer, SiteRequest } from './site.ts';

/** What the site wants to know of a request: the target as it was sent, before any URL parser has tidied it. */
export function requestOf({ method = 'GET', url = '/', headers }: IncomingMessage): SiteRequest {
  return {
    method,
    target: url,
    acceptEncoding: headers['accept-encoding']?.toString(),
    ifNoneMatch: headers['if-none-match'],
    range: headers.range,
    ifRange: headers['if-range']?.toString(),
  };
}

/** The site's answer as a standard response. */
export const responseOf = ({ status, headers, body }: SiteAnswer): Response =>
  new Response(standardBody(body), { status, headers });

/** A host as browsers send it. */
const PLAIN_HOST = /^[A-Za-z0-9._:[\]-]*$/;

/**
 * Answers at once what can be answered at once, without standard requests and responses in between: they would cost more than
 * the look-up and the writing together.
 *
 * @param more headers of every answer besides the site's own
 */
export function siteListener(
  site: Site,
  more: Readonly<Record<string, string>> = {},
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    // Any other is refused by the adapter, and must be: a file that is in memory is no reason to answer it.
    if (!PLAIN_HOST.test(request.headers.host ?? '')) return false;
    const answer = site.answerAtOnce(requestOf(request));
    if (!answer) return false;
    response.writeHead(answer.status, { ...answer.headers, ...more });
    if (typeof answer.body === 'string') response.end(answer.body, 'latin1');
    else response.end(answer.body);
    return true;
  };
}
