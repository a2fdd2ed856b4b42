/** Bounds on what one server holds open, so that no crowd and no stranger takes it from everybody else. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { controlAdmission } from './admission.ts';
import { limitKey, networkKey, plainAddress } from './forms/client-address.ts';
import { fairShare } from './forms/fair-share.ts';

export interface ConnectionLimits {
  /** Connections in all. */
  readonly total: number;
  /** Connections of one address; a proxy that is trusted may use them all. */
  readonly perAddress: number;
  /** Connections of a /48 of IPv6, which one customer may have. */
  readonly perNetwork: number;
  /** Longest time for one answer: a reader that takes a byte now and then goes. */
  readonly answerMs: number;
}

/** An office of forty browsers with six connections each fits one address. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  total: 2_000,
  perAddress: 256,
  perNetwork: 512,
  answerMs: 5 * 60_000,
};

/**
 * Requests on one connection before the first of them is answered. Browsers and proxies send one; a few thousand in one packet
 * would be answered in one go, with everybody else waiting for seconds.
 */
const MAX_PIPELINED = 8;

/** What a browser opens at a time to one host. */
const ONE_BROWSER = 6;

/** How often answers that take too long are looked for. */
const SWEEP_MS = 5_000;

export interface Connections {
  /** From now on every answer says that its connection ends with it. */
  readonly closeAfterAnswers: () => void;
  /**
   * Whether half of all connections have a request that is not answered to the end, and this one is of somebody who holds more of
   * them than their share: they are to come back, and everybody else is answered.
   */
  readonly isCrowding: (socket: Socket) => boolean;
}

interface Held {
  readonly address: string;
  /** Who holds it, where shares are compared: the network of an IPv6 address, else the address. */
  readonly holder: string;
  /** Requests on it that are not answered to the end. */
  busy: number;
  /** Requests that have come in one go, and which go that was. */
  burst: number;
  turn: number;
  /** When the oldest of them began. */
  since: number;
}

/** Changes how often a key is counted; what is not counted any more is forgotten. */
function count(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const next = (counts.get(key) ?? 0) + by;
  if (next > 0) counts.set(key, next);
  else counts.delete(key);
}

/**
 * Watches a server's connections. Where there are too many, one that waits for its next request makes room, then the oldest
 * answer of whoever holds most. A new one of somebody who holds as much is refused.
 *
 * @param refused called for each connection that was refused
 */
export function limitConnections(
  server: Server,
  isTrustedProxy: (address: string) => boolean,
  {
    limits = CONNECTION_LIMITS,
    refused = () => {},
  }: { limits?: ConnectionLimits; refused?: () => void } = {},
): Connections {
  /** In the order of their beginning. */
  const held = new Map<Socket, Held>();
  /** How many each address and each network holds. */
  const counts = new Map<string, number>();
  const heldBy = (whose: string): number => counts.get(whose) ?? 0;
  const answers = new Set<ServerResponse>();
  /** Connections that hold a request. */
  let busyConnections = 0;
  let closing = false;
  /** Counts the goes in which requests come: all that have arrived meanwhile are handed over without a pause. */
  let turn = 0;
  let counting = false;

  /**
   * Ends a connection among some that has no request: the oldest that could have asked and has not, else one that waits or has just
   * begun, else a visitor's, whose next request may be on the way.
   */
  const makeRoom = (isAmong: (connection: Held) => boolean): boolean => {
    let [waiting, beginning, idle, silent]: (Socket | undefined)[] = [];
    for (const [socket, connection] of held) {
      if (connection.busy > 0 || !isAmong(connection)) continue;
      const stage = admission.stageOf(socket);
      if (connection.since > 0) idle ??= socket;
      else if (stage === 'beginning') beginning ??= socket;
      else if (stage === 'waiting') waiting ??= socket;
      else {
        silent = socket;
        break;
      }
    }
    const found = silent ?? waiting ?? beginning ?? idle;
    if (!found) return false;
    release(found);
    found.destroy();
    return true;
  };

  /** Ends the oldest answer of whoever holds most. @param share what the newcomer holds already */
  const takeFromLargest = (share: number): boolean => {
    let found: Socket | undefined;
    let [most, oldest] = [share, Infinity];
    for (const [socket, { holder, since }] of held) {
      const holds = heldBy(holder);
      if (holds > most || (found && holds === most && since < oldest))
        [found, most, oldest] = [socket, holds, since];
    }
    if (!found) return false;
    release(found);
    found.destroy();
    return true;
  };

  /** Where all are taken: from whoever holds more than a browser, and only then from visitors. */
  const makeRoomFor = (holder: string): boolean => {
    const share = heldBy(holder);
    for (const most of [Math.max(share, ONE_BROWSER + 1), share])
      if (
        makeRoom((other) => other.holder !== holder && heldBy(other.holder) >= most) ||
        takeFromLargest(Math.max(share, most - 1))
      )
        return true;
    // Last, as its next request may be on the way.
    return makeRoom((other) => other.holder === holder);
  };

  const release = (socket: Socket): void => {
    const found = held.get(socket);
    if (!found) return;
    held.delete(socket);
    if (found.busy > 0) busyConnections -= 1;
    for (const whose of new Set([found.address, found.holder])) count(counts, whose, -1);
  };

  const admission = controlAdmission(server);
  server.on('connection', (socket: Socket) => {
    const peer = plainAddress(socket.remoteAddress ?? '');
    const address = limitKey(peer);
    const holder = networkKey(peer) ?? address;
    const share = heldBy(holder);
    const isProxy = isTrustedProxy(peer);
    const full =
      (!isProxy &&
        ((heldBy(address) >= limits.perAddress &&
          !makeRoom((other) => other.address === address)) ||
          (holder !== address &&
            share >= limits.perNetwork &&
            !makeRoom((other) => other.holder === holder)))) ||
      (held.size >= limits.total && !makeRoomFor(holder));
    if (full) {
      refused();
      socket.destroy();
      return;
    }
    held.set(socket, { address, holder, busy: 0, burst: 0, turn: 0, since: 0 });
    for (const whose of new Set([address, holder])) count(counts, whose, 1);
    socket.once('close', () => release(socket));
    if (isProxy || share < ONE_BROWSER) admission.begin(socket);
    else admission.queue(socket, holder);
  });

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.socket.destroyed) return;
    if (closing) response.shouldKeepAlive = false;
    answers.add(response);
    const connection = held.get(request.socket);
    if (connection) {
      if (connection.busy === 0) {
        connection.since = performance.now();
        busyConnections += 1;
      }
      connection.busy += 1;
      if (!counting)
        setImmediate(() => {
          turn += 1;
          counting = false;
        });
      counting = true;
      connection.burst = connection.turn === turn ? connection.burst + 1 : 1;
      connection.turn = turn;
      if (connection.burst > MAX_PIPELINED || connection.busy > MAX_PIPELINED)
        request.socket.destroy();
    }
    response.once('close', () => {
      answers.delete(response);
      if (!connection) return;
      connection.busy -= 1;
      // A connection that is gone has been taken off already.
      if (connection.busy === 0 && held.has(request.socket)) busyConnections -= 1;
    });
  });

  const sweep = setInterval(() => {
    const latest = performance.now() - limits.answerMs;
    for (const [socket, { busy, since }] of held) if (busy > 0 && since < latest) socket.destroy();
  }, SWEEP_MS);
  sweep.unref();
  server.once('close', () => clearInterval(sweep));

  return {
    closeAfterAnswers: () => {
      closing = true;
      admission.open();
      for (const answer of answers) if (!answer.headersSent) answer.shouldKeepAlive = false;
    },
    isCrowding: (socket) => {
      const holder = held.get(socket)?.holder ?? '';
      const share = fairShare(limits.perAddress, busyConnections, limits.total);
      return busyConnections > limits.total / 2 && heldBy(holder) > Math.max(share, ONE_BROWSER);
    },
  };
}
