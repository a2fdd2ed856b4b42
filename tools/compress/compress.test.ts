import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { compressFolder } from '#tools/compress/compress-folder.ts';
import { pruneCache } from '#tools/compress/prune-cache.ts';

const TEXT = '<p>밸브</p>'.repeat(200);

let folder: string;
let cache: string;
beforeEach(async () => {
  const root = await mkdtemp(join(tmpdir(), 'compress-'));
  folder = join(root, 'site');
  cache = join(root, 'cache');
  await mkdir(folder);
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

test('writes siblings that unpack to the file, and none that would not help', async () => {
  const noise = Buffer.from(crypto.getRandomValues(new Uint8Array(2000)));
  await writeFile(join(folder, 'page.html'), TEXT);
  await writeFile(join(folder, 'noise.bin'), noise);
  await writeFile(join(folder, 'part.step'), TEXT);
  await writeFile(join(folder, 'tiny.css'), 'p{margin:0}');
  await writeFile(join(folder, 'tiny.css.br'), 'stale');
  await writeFile(join(folder, 'photo.png'), TEXT);
  const seen: number[] = [];
  const result = await compressFolder(folder, { onProgress: (done) => seen.push(done) });
  expect((await readdir(folder)).toSorted()).toEqual([
    'noise.bin',
    'page.html',
    'page.html.br',
    'page.html.gz',
    'part.step',
    'part.step.br',
    'part.step.gz',
    'part.step.zst',
    'photo.png',
    'tiny.css',
  ]);
  const sibling = (name: string) => readFile(join(folder, name));
  expect(brotliDecompressSync(await sibling('page.html.br')).toString()).toBe(TEXT);
  expect(gunzipSync(await sibling('page.html.gz')).toString()).toBe(TEXT);
  expect(zstdDecompressSync(await sibling('part.step.zst')).toString()).toBe(TEXT);
  expect(result).toMatchObject({ files: 4, siblings: 5 });
  expect(seen).toEqual([1, 2, 3, 4]);
});

test('a second run compresses only what changed, and writes the same bytes', async () => {
  await writeFile(join(folder, 'a.html'), TEXT);
  await writeFile(join(folder, 'b.html'), `${TEXT}b`);
  expect(await compressFolder(folder, { cache })).toMatchObject({ made: 4 });
  await writeFile(join(folder, 'b.html'), `${TEXT}c`);
  expect(await compressFolder(folder, { cache })).toMatchObject({ made: 2, siblings: 4 });
  const fromCache = await readFile(join(folder, 'a.html.br'));
  const changed = await readFile(join(folder, 'b.html.br'));
  expect(brotliDecompressSync(changed).toString()).toBe(`${TEXT}c`);

  await compressFolder(folder);
  expect(await readFile(join(folder, 'a.html.br'))).toEqual(fromCache);
});

test('files with the same content do not disturb each other', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `${index}.html`);
  for (const name of names) await writeFile(join(folder, name), TEXT);
  await compressFolder(folder, { cache });
  for (const name of names)
    expect(brotliDecompressSync(await readFile(join(folder, `${name}.br`))).toString()).toBe(TEXT);
  expect((await readdir(cache)).length).toBe(2);
});

test('files that were compressed before they were copied are left out', async () => {
  const before = join(folder, '../before');
  await mkdir(before);
  await writeFile(join(before, 'a.html'), TEXT);
  await writeFile(join(folder, 'a.html'), TEXT);
  await writeFile(join(folder, 'b.html'), TEXT);
  expect(await compressFolder(folder, { except: before })).toMatchObject({ files: 1 });
});

test('the quick levels and the best are kept apart', async () => {
  await writeFile(join(folder, 'a.html'), TEXT);
  await compressFolder(folder, { cache, effort: 'quick' });
  expect(await compressFolder(folder, { cache })).toMatchObject({ made: 2 });
});

test('a file that cannot be written fails the whole', async () => {
  await writeFile(join(folder, 'a.html'), TEXT);
  await mkdir(join(folder, 'a.html.br'));
  await expect(compressFolder(folder)).rejects.toThrow(/EISDIR/);
});

test('the cache forgets first what was not used for longest', async () => {
  await mkdir(cache);
  for (const [name, day] of [
    ['old', 1],
    ['new', 3],
    ['used', 2],
  ] as const) {
    await writeFile(join(cache, name), Buffer.alloc(100));
    await utimes(join(cache, name), day * 86_400, day * 86_400);
  }
  expect(await pruneCache(cache, 200)).toBe(1);
  expect((await readdir(cache)).toSorted()).toEqual(['new', 'used']);
  expect(await pruneCache(join(cache, 'nowhere'), 200)).toBe(0);
});
