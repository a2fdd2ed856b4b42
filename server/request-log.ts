/** One line for each request, where that is switched on (`LOG_REQUESTS`). */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Log } from './log.ts';
import type { RequestId } from './request-id.ts';

/**
 * Path for the log. Queries hold what people search for, a path that is not of this site may hold anything, and the address of a
 * sheet opens it.
 *
 * @returns the path without its query, or null
 */
function pathOf(url: string, status: number): string | null {
  if (status >= 400) return null;
  return url.replace(/[?#].*$/s, '').replace(/^(\/answers\/)[^/]+/, '$1…');
}

/** Starts logging. No address of a visitor, no browser, no query: nothing that tells who it was. */
export function logRequests(server: Server, log: Log, requestId: RequestId): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const start = performance.now();
    response.once('close', () => {
      log.info('request', {
        id: requestId(request),
        method: request.method ?? '',
        path: pathOf(request.url ?? '', response.statusCode),
        // A visitor who went away has no status, whatever would have been answered.
        status: response.writableFinished ? response.statusCode : null,
        ms: Math.round((performance.now() - start) * 10) / 10,
      });
    });
  });
}
