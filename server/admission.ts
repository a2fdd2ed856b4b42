/** Lets accepted connections begin, so that a crowd's do not keep a visitor's waiting to be accepted. */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

import { isRefused } from './refusals.ts';
import { createTurns } from './turns.ts';

/** Of those that are queued so many have begun and not said anything yet. */
const AT_A_TIME = 2;
/** One that says nothing within this time is waited for no longer. */
const SILENT_MS = 5;
/** Time from a request of one to the next that begins: an answer takes half a millisecond. */
const PAUSE_MS = 1;
/** So many connections are accepted before that, while more wait: on a busy machine the time is over in one turn. */
const ACCEPTED_MEANWHILE = 16;

/** How far a connection is: nothing is read before it begins, and not before the server has looked at it once more. */
export type Stage = 'waiting' | 'beginning' | 'begun';

export interface Admission {
  /** Begins at once. */
  readonly begin: (socket: Socket) => void;
  /** Begins in turn, one of each holder after the other. */
  readonly queue: (socket: Socket, holder: string) => void;
  readonly stageOf: (socket: Socket) => Stage;
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

/**
 * Takes the beginning of connections over from a server. Node accepts one a turn, whatever else there is to do in it: a thousand that
 * come at once, each with requests for half a millisecond, would keep a visitor who comes after them waiting for all of it. So those
 * that are queued begin one after the other, as the server has time.
 */
export function controlAdmission(server: Server): Admission {
  // Node's own listener makes the parser. The property is that of `net.createServer({ pauseOnConnect })`, which `http` does not pass on.
  const listeners = server.listeners('connection') as ((socket: Socket) => void)[];
  server.removeAllListeners('connection');
  Object.assign(server, { pauseOnConnect: true });
  const turns = createTurns<Socket>();
  const stages = new Map<Socket, Stage>();
  /** Begun in turn, and silent so far. */
  const silent = new Set<Socket>();
  let isPaused = false;
  let isOpen = false;
  let accepted = 0;
  server.on('connection', () => (accepted += 1));

  const begin = (socket: Socket): void => {
    stages.set(socket, 'beginning');
    for (const listener of listeners) listener.call(server, socket);
    readNoFurther(socket);
    socket.resume();
    setImmediate(() => setImmediate(() => stages.delete(socket)));
  };
  const beginNext = (): void => {
    if (silent.size >= AT_A_TIME || isPaused) return;
    const next = turns.next();
    if (!next) return;
    if (next.destroyed) stages.delete(next);
    else {
      silent.add(next);
      begin(next);
      const heard = () => silent.delete(next) && beginNext();
      next.once('close', heard);
      setTimeout(heard, SILENT_MS);
    }
    setImmediate(beginNext);
  };
  server.on('request', ({ socket }: IncomingMessage) => {
    if (!silent.delete(socket) || isPaused) return;
    isPaused = true;
    const until = accepted + ACCEPTED_MEANWHILE;
    const look = (before: number): void => {
      isPaused = accepted > before && accepted < until;
      if (isPaused) setImmediate(look, accepted);
      else beginNext();
    };
    setTimeout(() => setImmediate(look, accepted), PAUSE_MS);
  });
  return {
    begin,
    queue: (socket, holder) => {
      if (isOpen) return begin(socket);
      turns.add(holder, socket);
      stages.set(socket, 'waiting');
      beginNext();
    },
    stageOf: (socket) => stages.get(socket) ?? 'begun',
    open: () => {
      isOpen = true;
      for (let next = turns.next(); next; next = turns.next()) if (!next.destroyed) begin(next);
    },
  };
}
