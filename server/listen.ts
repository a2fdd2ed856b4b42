/** A node:http server around the application: limits, refusals, and a stop that lets running requests finish. */
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Server as NetServer, type AddressInfo, type Socket } from 'node:net';
import type { createApp } from './app.ts';
import { bind } from './bind.ts';
import { limitConnections, type ConnectionLimits, type Connections } from './connections.ts';
import { baseHeaders } from './site-files.ts';
import { answerRefusals, refuseBody, refuseWithoutHost } from './refusals.ts';
import type { FirstListener } from './site-request.ts';

/** Longest time that running requests get when the server stops, in milliseconds: half of what a stop may take in all. */
const STOP_TIMEOUT_MS = 5_000;
/**
 * How long a connection that waits for its next request is left open meanwhile. Cut at once, it would lose a request that
 * is on its way; whoever asks within this time is answered, and told that the connection ends.
 */
const IDLE_GRACE_MS = 1_000;

/** Larger than the longest target, so that an over-long one is answered by our rules. */
const MAX_HEADER_BYTES = 32 * 1024;
/** A head that takes longer, or a whole request, is nobody's who waits for an answer. */
const HEAD_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** How often connections are looked at for both. */
const CHECK_MS = 5_000;
/**
 * A connection on which nothing moves is closed after this time, or after twice as much where the first half still filled a
 * buffer: a reader that never reads is gone within half a minute.
 */
const STALLED_MS = 15_000;
/** The same where the client sends no more: an inquiry waits for the disk for two seconds at most. */
const HALF_CLOSED_MS = 3_000;
/** Longer than common proxies keep theirs, so that a proxy never writes into a connection that just closed. */
const KEEP_ALIVE_MS = 75_000;

/** A listening server. */
export interface RunningServer {
  /** `http://localhost:3000` */
  readonly url: string;
  readonly server: Server;
  /** Takes no new request, lets the running ones finish (at most `STOP_TIMEOUT_MS`), then resolves. Twice is once. */
  readonly stop: (timeoutMs?: number) => Promise<void>;
  /**
   * Graceful shutdown where another server listens already: no connection is closed while it is idle, since its client may be writing
   * the next request at that very moment. Each ends with its next answer or its keep-alive time.
   */
  readonly drain: () => Promise<void>;
}

/** What answers requests. */
export interface Application extends Pick<ReturnType<typeof createApp>, 'fetch'> {
  /** Asked before; what it does not answer it passes on. For what needs no more than a look-up. */
  readonly first?: FirstListener;
}

/**
 * `createServer` with a listener that gets what `first` passes on. The rest gets the headers of every answer here, and not
 * where answers are made: refusals of the adapter and mistakes of ours have them too.
 */
const askingFirst = (first: FirstListener, headers: ReadonlyMap<string, string>) =>
  ((options: ServerOptions, listener: RequestListener) =>
    createServer(options, (request, response) => {
      // What else came in the same packet is nobody's any more.
      if (
        request.socket.destroyed ||
        refuseWithoutHost(request, response, headers) ||
        refuseBody(request, response, headers)
      )
        return;
      const answer = () =>
        first(request, response, () =>
          // Once all that has come is read: where it was too much for one connection, nothing of it is worth making an answer.
          setImmediate(() => {
            if (request.socket.destroyed) return;
            response.setHeaders(new Map(headers));
            listener(request, response);
          }),
        );
      // One that waits behind another on its connection is made in its turn: 15 pages made at once for a reader who never reads
      // are 15 times the work and the memory.
      if (response.socket === null) response.once('socket', answer);
      else answer();
    })) as typeof createServer;

export interface ListenSettings {
  readonly host: string;
  readonly port: number;
  /** A proxy's connections are those of all its visitors. */
  readonly isTrustedProxy?: (address: string) => boolean;
}

export interface ListenOptions {
  /** Headers of every answer, whoever makes it. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly limits?: ConnectionLimits;
  /** `STALLED_MS` unless told otherwise. */
  readonly stalledMs?: number;
  /** Called for each connection that was refused since there are too many. */
  readonly refused?: () => void;
}

const busy = (): Response =>
  new Response('Service Unavailable\n', {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5' },
  });

/**
 * Starts to listen.
 *
 * @throws Error with a remedy where the address cannot be had
 */
export async function listen(
  app: Application,
  { host, port, isTrustedProxy = () => false }: ListenSettings,
  options: ListenOptions = {},
): Promise<RunningServer> {
  const headers = new Map(Object.entries({ ...baseHeaders, ...options.headers }));
  const server = createAdaptorServer({
    fetch: (request: Request, env: unknown) =>
      connections.isCrowding((env as HttpBindings).incoming.socket)
        ? busy()
        : app.fetch(request, env as HttpBindings),
    hostname: 'localhost', // for requests without a Host header
    createServer: askingFirst(
      // However many are waiting: most of it is a look-up, and large files are streamed as fast as they are read.
      (request, response, next) => (app.first ? app.first(request, response, next) : next()),
      headers,
    ),
    serverOptions: {
      maxHeaderSize: MAX_HEADER_BYTES,
      // Refused with our own headers (refusals.ts).
      requireHostHeader: false,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: HEAD_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_MS,
      // A request without a body needs no stream to read it from: a fifth of what an answer costs.
      optimizeEmptyRequests: true,
    },
  }) as Server;
  server.timeout = options.stalledMs ?? STALLED_MS;
  // Who has sent a request and closes that direction waits for the answer. Node would close the other: stored, and no receipt.
  Object.assign(server, { httpAllowHalfOpen: true });
  // Whoever has gone looks the same until something is written.
  server.on('connection', (socket: Socket) =>
    socket.once('end', () => socket.setTimeout(HALF_CLOSED_MS)),
  );
  const connections = limitConnections(server, isTrustedProxy, options);
  answerRefusals(server, headers);

  await bind(server, host, port);

  const { port: actual } = server.address() as AddressInfo;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const url = `http://${shown.includes(':') ? `[${shown}]` : shown}:${actual}`;
  let stopping: Promise<void> | undefined;
  return {
    url,
    server,
    stop: (timeoutMs = STOP_TIMEOUT_MS) =>
      (stopping ??= close(server, connections, timeoutMs, IDLE_GRACE_MS)),
    drain: () => close(server, connections, KEEP_ALIVE_MS + STOP_TIMEOUT_MS, Infinity),
  };
}

/** @param idleMs when connections that wait for their next request are closed; the others are after `timeoutMs` */
async function close(
  server: Server,
  connections: Connections,
  timeoutMs: number,
  idleMs: number,
): Promise<void> {
  connections.closeAfterAnswers();
  // Not http's own close(), which cuts idle connections at once.
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  const begun = performance.now();
  // A connection kept alive is busy now and idle in a moment: looking once is not enough.
  const sweep = setInterval(() => {
    if (performance.now() - begun >= Math.min(idleMs, timeoutMs)) server.closeIdleConnections();
  }, 50);
  const cut = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
