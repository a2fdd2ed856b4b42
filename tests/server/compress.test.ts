import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressFolder } from '#tools/compress.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compress-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('writes siblings that unpack to the file, and none that would not help', async () => {
  const text = '<p>밸브</p>'.repeat(200);
  const noise = Buffer.from(crypto.getRandomValues(new Uint8Array(2000)));
  await writeFile(join(folder, 'page.html'), text);
  await writeFile(join(folder, 'noise.bin'), noise);
  await writeFile(join(folder, 'tiny.css'), 'p{margin:0}');
  await writeFile(join(folder, 'tiny.css.br'), 'stale');
  await writeFile(join(folder, 'photo.png'), text);
  const seen: number[] = [];
  const result = await compressFolder(folder, { onProgress: (done) => seen.push(done) });
  expect((await readdir(folder)).toSorted()).toEqual([
    'noise.bin',
    'page.html',
    'page.html.br',
    'page.html.gz',
    'page.html.zst',
    'photo.png',
    'tiny.css',
  ]);
  const sibling = (suffix: string) => readFile(join(folder, `page.html${suffix}`));
  expect(brotliDecompressSync(await sibling('.br')).toString()).toBe(text);
  expect(gunzipSync(await sibling('.gz')).toString()).toBe(text);
  expect(zstdDecompressSync(await sibling('.zst')).toString()).toBe(text);
  expect(result).toMatchObject({ files: 3, written: 3 });
  expect(seen).toEqual([1, 2, 3]);
});
