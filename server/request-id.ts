/** One name for a request in the log, in its answer and in the proxy's log. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What a proxy may send, so that nothing else gets into the log. */
const GIVEN = /^[A-Za-z0-9_-]{8,64}$/;

/** Names requests. The same request has the same name, however often it is asked for. */
export type RequestId = (request: IncomingMessage) => string;

/**
 * Makes the naming function.
 *
 * @param isTrustedProxy whose `X-Request-Id` is taken over; anybody else's is not
 */
export function createRequestId(isTrustedProxy: (address: string) => boolean): RequestId {
  const names = new WeakMap<IncomingMessage, string>();
  return (request) => {
    const known = names.get(request);
    if (known !== undefined) return known;
    const given = request.headers['x-request-id'];
    const trusted = isTrustedProxy(request.socket.remoteAddress ?? '');
    const name =
      trusted && typeof given === 'string' && GIVEN.test(given)
        ? given
        : randomBytes(9).toString('base64url');
    names.set(request, name);
    return name;
  };
}
