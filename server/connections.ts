/** Bounds on what one server holds open, so that no crowd and no stranger takes it from everybody else. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { limitKey, plainAddress } from './forms/client-address.ts';

export interface ConnectionLimits {
  /** Connections in all. */
  readonly total: number;
  /** Connections of one address; a proxy that is trusted may use them all. */
  readonly perAddress: number;
  /** Longest time for one answer: a reader that takes a byte now and then goes. */
  readonly answerMs: number;
}

/** An office of forty browsers with six connections each fits one address. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  total: 2_000,
  perAddress: 256,
  answerMs: 5 * 60_000,
};

/**
 * Requests on one connection before the first of them is answered. Browsers and proxies send one; a few thousand in one packet
 * would be answered in one go, with everybody else waiting for seconds.
 */
const MAX_PIPELINED = 16;

/** How often answers that take too long are looked for. */
const SWEEP_MS = 5_000;

export interface Connections {
  /** From now on every answer says that its connection ends with it. */
  readonly closeAfterAnswers: () => void;
  /** Requests that have not been answered to the end. */
  readonly inFlight: () => number;
}

interface Held {
  readonly address: string;
  /** Requests on it that are not answered to the end. */
  busy: number;
  /** Requests that have come in one go, and which go that was. */
  burst: number;
  turn: number;
  /** When the oldest of them began. */
  since: number;
}

/**
 * Watches a server's connections. Where there are too many, one that waits for its next request makes room; only where
 * all are busy is the new one refused.
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
  const perAddress = new Map<string, number>();
  const answers = new Set<ServerResponse>();
  let closing = false;
  /** Counts the goes in which requests come: all that have arrived meanwhile are handed over without a pause. */
  let turn = 0;
  let counting = false;

  const makeRoom = (address?: string): boolean => {
    for (const [socket, { busy, address: own }] of held) {
      if (busy > 0 || (address !== undefined && address !== own)) continue;
      release(socket);
      socket.destroy();
      return true;
    }
    return false;
  };

  const release = (socket: Socket): void => {
    const found = held.get(socket);
    if (!found) return;
    held.delete(socket);
    const left = (perAddress.get(found.address) ?? 1) - 1;
    if (left > 0) perAddress.set(found.address, left);
    else perAddress.delete(found.address);
  };

  server.on('connection', (socket: Socket) => {
    const peer = plainAddress(socket.remoteAddress ?? '');
    const address = limitKey(peer);
    const own = perAddress.get(address) ?? 0;
    const full =
      (own >= limits.perAddress && !isTrustedProxy(peer) && !makeRoom(address)) ||
      (held.size >= limits.total && !makeRoom());
    if (full) {
      refused();
      socket.destroy();
      return;
    }
    held.set(socket, { address, busy: 0, burst: 0, turn: 0, since: 0 });
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
    socket.once('close', () => release(socket));
  });

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.socket.destroyed) return;
    if (closing) response.shouldKeepAlive = false;
    answers.add(response);
    const connection = held.get(request.socket);
    if (connection) {
      if (connection.busy === 0) connection.since = performance.now();
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
      if (connection) connection.busy -= 1;
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
      for (const answer of answers) if (!answer.headersSent) answer.shouldKeepAlive = false;
    },
    inFlight: () => answers.size,
  };
}
