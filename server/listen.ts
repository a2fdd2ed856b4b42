/** A node:http server around the application: limits, refusals, and a stop that lets running requests finish. */
import { setDefaultResultOrder } from 'node:dns';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { AddressInfo, Socket } from 'node:net';
import type { createApp } from './app.ts';
import { drain } from './drain.ts';

/** Longest time that running requests get when the server stops, in milliseconds. */
const STOP_TIMEOUT_MS = 10_000;

/** Larger than the longest target, so that an over-long one is answered by our rules. */
const MAX_HEADER_BYTES = 32 * 1024;
const REQUEST_TIMEOUT_MS = 60_000;
/** Longer than common proxies keep theirs, so that a proxy never writes into a connection that just closed. */
const KEEP_ALIVE_MS = 75_000;
/** How long a refused connection may go on sending before it is cut. */
const LINGER_MS = 1_000;

/** A listening server. */
export interface RunningServer {
  /** `http://localhost:3000` */
  readonly url: string;
  readonly server: Server;
  /** Takes no new request, lets the running ones finish (at most `STOP_TIMEOUT_MS`), then resolves. Twice is once. */
  readonly stop: (timeoutMs?: number) => Promise<void>;
  /** For a server in whose place another one listens already: see drain.ts. */
  readonly drain: () => Promise<void>;
}

/** Answers what is not HTTP at all (or has more than 32 KiB of headers). */
function refuse(_error: Error, socket: Socket): void {
  if (!socket.writable || socket.writableEnded) return;
  // Said and then read on for a moment: a cut while the client is still writing would lose the answer.
  socket.on('error', () => socket.destroy());
  socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** What answers requests. */
export interface Application extends Pick<ReturnType<typeof createApp>, 'fetch'> {
  /** Asked before; says whether it has answered. For what needs no more than a look-up. */
  readonly first?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** `createServer` with a listener that leaves to `first` what it takes. */
const askingFirst = (first: Application['first']) =>
  ((options: ServerOptions, listener: RequestListener) =>
    createServer(options, (request, response) => {
      if (!first?.(request, response)) listener(request, response);
    })) as typeof createServer;

/**
 * Starts to listen.
 *
 * @throws Error with a remedy where the address cannot be had
 */
export async function listen(
  app: Application,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<RunningServer> {
  // `localhost` is 127.0.0.1 first: browsers try both families, simpler programs only that one.
  setDefaultResultOrder('ipv4first');
  const server = createAdaptorServer({
    fetch: app.fetch,
    hostname: 'localhost', // for requests without a Host header
    createServer: askingFirst(app.first),
    serverOptions: {
      maxHeaderSize: MAX_HEADER_BYTES,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: REQUEST_TIMEOUT_MS,
    },
  }) as Server;
  server.on('clientError', (error, socket) => refuse(error, socket as Socket));

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)));
    server.listen(port, host, resolve);
  });

  const { port: actual } = server.address() as AddressInfo;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const url = `http://${shown.includes(':') ? `[${shown}]` : shown}:${actual}`;
  let stopping: Promise<void> | undefined;
  return {
    url,
    server,
    stop: (timeoutMs = STOP_TIMEOUT_MS) => (stopping ??= close(server, timeoutMs)),
    drain: () => drain(server, KEEP_ALIVE_MS + STOP_TIMEOUT_MS),
  };
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `something else listens there already. Stop it, or set PORT to another number (PORT=${port === 65_535 ? 3000 : port + 1})`,
    EACCES: 'ports below 1024 need more rights. Set PORT to a higher number, such as 3000',
    EADDRNOTAVAIL: 'this machine has no such address. Set HOST to localhost or 0.0.0.0',
    ENOTFOUND: 'that name is unknown. Set HOST to localhost or 0.0.0.0',
  };
  const reason = reasons[error.code ?? ''];
  return reason
    ? new Error(`Cannot listen on HOST=${host} PORT=${port}: ${reason}.`, { cause: error })
    : error;
}

async function close(server: Server, timeoutMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection kept alive is busy now and idle in a moment: close() looks only once.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
