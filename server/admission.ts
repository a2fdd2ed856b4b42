/** Lets accepted connections begin, so that a crowd's do not keep a visitor's waiting to be accepted. */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

import { isRefused } from './refusals.ts';
import { createTurns } from './turns.ts';

/**
 * Time from one connection of a crowd to the next. Node accepts one connection a turn, whatever else there is to do in it: a thousand
 * that come at once, each with requests for half a millisecond, would have a visitor who comes after them wait for all of it.
 */
const PACE_MS = 1;

export interface Admission {
  /** Begins at once. */
  readonly begin: (socket: Socket) => void;
  /** Begins in turn, one of each holder after the other. */
  readonly queue: (socket: Socket, holder: string) => void;
  /** Begins whatever waits; from now on all begin at once. */
  readonly open: () => void;
}

/** Node's parser of a connection, as far as it is used here. */
interface Parser {
  onIncoming: (request: IncomingMessage, keepAlive: boolean) => number;
}

/** What `onIncoming` answers where nothing that follows in the packet is HTTP. */
const NO_MORE_HTTP = 2;

/**
 * Ends the reading of a packet at a request that ends its connection. Node would parse the rest: 1,500 requests for 25 ms, a body in
 * 10,000 chunks for 10 ms.
 */
function readNoFurther(socket: Socket): void {
  const { parser } = socket as Socket & { parser: Parser };
  const { onIncoming } = parser;
  parser.onIncoming = (request, keepAlive) => {
    const answer = onIncoming(request, keepAlive);
    return socket.destroyed || isRefused(request) ? NO_MORE_HTTP : answer;
  };
}

/** Takes the beginning of connections over from a server: nothing is read of one before it begins. */
export function controlAdmission(server: Server): Admission {
  // Node's own listener makes the parser. The property is that of `net.createServer({ pauseOnConnect })`, which `http` does not pass on.
  const listeners = server.listeners('connection') as ((socket: Socket) => void)[];
  server.removeAllListeners('connection');
  Object.assign(server, { pauseOnConnect: true });
  const waiting = createTurns<Socket>();
  let timer: NodeJS.Timeout | undefined;
  let isOpen = false;

  const begin = (socket: Socket): void => {
    if (socket.destroyed) return;
    for (const listener of listeners) listener.call(server, socket);
    readNoFurther(socket);
    socket.resume();
  };
  const beginNext = (): void => {
    const next = waiting.next();
    timer = next && setTimeout(beginNext, PACE_MS);
    if (next) begin(next);
  };
  return {
    begin,
    queue: (socket, holder) => {
      if (isOpen) return begin(socket);
      waiting.add(holder, socket);
      timer ??= setTimeout(beginNext, PACE_MS);
    },
    open: () => {
      isOpen = true;
      for (let next = waiting.next(); next; next = waiting.next()) begin(next);
    },
  };
}
