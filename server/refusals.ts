/** What Node refuses by itself, before any route: said with the headers of every answer. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Headers by name. */
type Headers = ReadonlyMap<string, string>;

/** How long a refused connection may go on sending before it is cut. */
const LINGER_MS = 1_000;

/** Reasons why Node gives up on a connection (`clientError`); anything else is no HTTP. */
const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

function refuseConnection({ code = '' }: NodeJS.ErrnoException, socket: Socket, headers: Headers) {
  if (!socket.writable || socket.writableEnded) return;
  // Said and then read on for a moment: a cut while the client is still writing would lose the answer.
  socket.on('error', () => socket.destroy());
  const lines = Array.from(headers, ([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${STATUS[code] ?? '400 Bad Request'}\r\n${lines.join('')}Connection: close\r\nContent-Length: 0\r\n\r\n`,
  );
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

const refused = new WeakSet<IncomingMessage>();

/** Whether a request was refused by its head, so that its body is nobody's. */
export const isRefused = (request: IncomingMessage): boolean => refused.has(request);

function refuse(response: ServerResponse, status: 400 | 411 | 417, headers: Headers): void {
  refused.add(response.req);
  response.setHeaders(new Map(headers));
  response.writeHead(status, { Connection: 'close', 'Content-Length': '0' }).end();
}

/** The longest name there is, with a port. A URL parser sorts 30 kB of combining marks for 27 ms. */
const MAX_HOST_LENGTH = 260;

/**
 * Refuses a request of HTTP/1.1 that names no host (RFC 9112, 3.2), or one that is too long for a name; the server must have
 * `requireHostHeader: false`.
 *
 * @returns whether it has
 */
export function refuseWithoutHost(
  { headers: { host }, httpVersion }: IncomingMessage,
  response: ServerResponse,
  headers: Headers,
): boolean {
  const isFine = host === undefined ? httpVersion === '1.0' : host.length <= MAX_HOST_LENGTH;
  if (isFine) return false;
  refuse(response, 400, headers);
  return true;
}

/**
 * Refuses a body that no page sends, before a byte of it is read: one in chunks, which tells no length (a byte in each costs the
 * server far more than the sender), and one of a request that only asks.
 *
 * @returns whether it has
 */
export function refuseBody(
  { method, headers: sent }: IncomingMessage,
  response: ServerResponse,
  headers: Headers,
): boolean {
  const asks = method === 'GET' || method === 'HEAD';
  const status =
    sent['transfer-encoding'] !== undefined
      ? 411
      : asks && Number(sent['content-length'] ?? 0) > 0
        ? 400
        : undefined;
  if (status === undefined) return false;
  refuse(response, status, headers);
  return true;
}

/** Answers what is not HTTP, too slow or too long a head, and an expectation that nobody meets. */
export function answerRefusals(server: Server, headers: Headers): void {
  server.on('clientError', (error, socket) => refuseConnection(error, socket as Socket, headers));
  server.on('checkExpectation', (_request, response) => refuse(response, 417, headers));
}
