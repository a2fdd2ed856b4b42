import { writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { temporaryFolder } from '#tests/temporary-folder.ts';

import { sendPart } from './file-body.ts';
import { openSiteFiles } from './site-files.ts';

const SIZE = 200_000;
const { path: folder, remove } = temporaryFolder();
beforeAll(() => writeFile(join(folder, 'large.zip'), new Uint8Array(SIZE)));
afterAll(remove);

/** A reader at an address, who takes everything at once unless told otherwise. */
const reader = (
  remoteAddress: string,
  taken: (bytes: number, done: () => void) => void = (_bytes, done) => done(),
) =>
  Object.assign(
    new Writable({ write: (piece: Buffer, _encoding, done) => taken(piece.length, done) }),
    { socket: { remoteAddress } },
  ) as unknown as ServerResponse;
const largeFile = () => ({ path: join(folder, 'large.zip'), start: 0, end: SIZE - 1 });

test('however many download, a few pieces are sent before everything else has its turn again', async () => {
  let [bytes, inThisTurn, mostInOne] = [0, 0, 0];
  const taken = (length: number, done: () => void) => {
    bytes += length;
    inThisTurn += 1;
    done();
  };
  let isOver = false;
  const all = Promise.all(
    Array.from({ length: 300 }, () => sendPart(largeFile(), reader('192.0.2.1', taken))),
  ).then(() => (isOver = true));
  while (!isOver) {
    mostInOne = Math.max(mostInOne, inThisTurn);
    inThisTurn = 0;
    await setImmediate();
  }
  await all;
  expect(bytes).toBe(300 * SIZE);
  expect(mostInOne).toBeLessThanOrEqual(8);
});

test('whoever downloads one file does not wait for a hundred of somebody else', async () => {
  let done = 0;
  const crowd = Array.from({ length: 100 }, () =>
    sendPart(largeFile(), reader('192.0.2.1')).then(() => (done += 1)),
  );
  await sendPart(largeFile(), reader('192.0.2.2'));
  expect(done).toBeLessThan(10);
  await Promise.all(crowd);
});

test('a connection that goes while a piece is written, of which nothing more is told, ends the reading', async () => {
  const gone = reader('192.0.2.1', () => void gone.destroy());
  await sendPart(largeFile(), gone);
  expect(gone.writableFinished).toBe(false);
});

test('a file that many ask for at once is read and hashed once', async () => {
  const files = openSiteFiles(folder, {
    headers: {},
    immutable: [],
    policy: { header: '', styles: {} },
  });
  const [file] = files.find('large.zip')!;
  const [first, second] = await Promise.all([
    files.read('large.zip', file),
    files.read('large.zip', file),
  ]);
  expect(first).toBe(second);
  expect(files.kept(file)).toBe(first);
});
