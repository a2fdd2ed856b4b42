/** Bodies of the site's files: small ones kept in memory, large ones read while they are sent. */
import { createHash, type Hash } from 'node:crypto';
import { open, readFile, stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { ReadableStream } from 'node:stream/web';

import { limitKey, plainAddress } from './forms/client-address.ts';
import type { Validators } from './preconditions.ts';
import { createTurns } from './turns.ts';

/**
 * Up to this size a body is kept as text, a character for each byte (Latin-1): Node writes it and its head in one go then, which costs
 * the processor less than two pieces.
 */
const LARGEST_TEXT = 15_000;

/** A file, or a part of it, that is read while it is sent. */
interface FilePart {
  readonly path: string;
  /** First and last byte. */
  readonly start: number;
  readonly end: number;
}

/** A body: text in Latin-1, bytes, or where they are. */
export type Body = string | Uint8Array<ArrayBuffer> | FilePart;

/** A file that can be sent; its entity tag differs between codings. */
export interface ReadFile extends Validators {
  readonly body: Body;
  /** Bytes of the body. */
  readonly size: number;
}

/** Whether a body has still to be read. */
export const isFilePart = (body: Body): body is FilePart =>
  typeof body === 'object' && 'path' in body;

/** Bytes that are read of a large file in one go. */
const PIECE = 64 * 1024;
/**
 * Pieces that are read and written at a time. Two thousand downloads that begin together would take the event loop for seconds; so they
 * wait in a queue, and everything else is answered in between.
 */
const PIECES_AT_A_TIME = 4;
let free = PIECES_AT_A_TIME;
const waiting = createTurns<() => void>();

/** Does something with a file when its turn has come. */
async function inTurn<T>(whose: string, work: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1;
  else await new Promise<void>((begin) => waiting.add(whose, begin));
  try {
    return await work();
  } finally {
    const next = waiting.next();
    // Not at once: what has arrived meanwhile is looked at first.
    if (next) setTimeout(next, 1);
    else free += 1;
  }
}

/** Buffers for them are used again: new ones for every answer had grown to 70 MB before they were collected. */
const spareBuffers: Buffer[] = [];
const MAX_SPARE = 16;

const quoted = (hash: Hash): string => `"${hash.digest('base64url').slice(0, 22)}"`;

/**
 * Reads a file, as much of it as is kept.
 *
 * @param listed its size when the site was loaded
 * @param largestKept larger ones are read while they are sent: many slow readers of one would hold as many copies otherwise
 * @throws where it cannot be read
 */
export async function readForSending(
  path: string,
  listed: number,
  largestKept: number,
): Promise<ReadFile> {
  const hash = createHash('sha256');
  // A date to come would never be in the past (RFC 9110, 8.8.2.1).
  const modified = Math.min((await stat(path)).mtimeMs, Date.now());
  const lastModified = new Date(modified).toUTCString();
  if (listed > largestKept) {
    let size = 0;
    for await (const piece of piecesOf({ path, start: 0, end: Infinity })) {
      hash.update(piece);
      size += piece.byteLength;
    }
    return { body: { path, start: 0, end: size - 1 }, size, entityTag: quoted(hash), lastModified };
  }
  const bytes = await readFile(path);
  const size = bytes.byteLength;
  const body = size > LARGEST_TEXT ? bytes : bytes.toString('latin1');
  return { body, size, entityTag: quoted(hash.update(bytes)), lastModified };
}

/** Reads a file piece by piece into one buffer: use each before you ask for the next. @param whose in whose turn */
async function* piecesOf({ path, start, end }: FilePart, whose = ''): AsyncGenerator<Buffer> {
  await using file = await inTurn(whose, () => open(path));
  const buffer = spareBuffers.pop() ?? Buffer.allocUnsafeSlow(PIECE);
  try {
    for (let at = start; at <= end;) {
      const length = Math.min(PIECE, end + 1 - at);
      const { bytesRead } = await inTurn(whose, () => file.read(buffer, 0, length, at));
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  } finally {
    if (spareBuffers.length < MAX_SPARE) spareBuffers.push(buffer);
  }
}

/** Writes a part of a file as an answer's body, as fast as it is taken. Where it cannot be read, the connection ends. */
export async function sendPart(part: FilePart, response: ServerResponse): Promise<void> {
  const whose = limitKey(plainAddress(response.socket?.remoteAddress ?? ''));
  try {
    // A write under way when the connection goes is never told of: the file would stay open until it is collected.
    const gone = new Promise<'gone'>((resolve) => response.once('close', () => resolve('gone')));
    for await (const piece of piecesOf(part, whose)) {
      if (response.destroyed) return;
      const written = new Promise<Error | null | undefined>((resolve) => {
        response.write(piece, resolve);
      });
      if (await Promise.race([written, gone])) return;
    }
    response.end();
  } catch {
    response.destroy();
  }
}

/** Part of a body. @param end its last byte */
export const partOfBody = (body: Body, start: number, end: number): Body =>
  isFilePart(body) ? { ...body, start, end } : body.slice(start, end + 1);

/** A body as a standard response takes it. A file is opened by who reads it, and closed when they go away. */
export function standardBody(body: Body | null): BodyInit | null {
  if (body === null) return null;
  if (typeof body === 'string') return Buffer.from(body, 'latin1');
  return isFilePart(body) ? (ReadableStream.from(copiesOf(body)) as BodyInit) : body;
}

async function* copiesOf(part: FilePart): AsyncGenerator<Uint8Array> {
  for await (const piece of piecesOf(part)) yield Uint8Array.from(piece);
}
