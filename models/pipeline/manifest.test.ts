import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { models } from '#models/model-list.ts';
import { FIGURE_LIMIT, SHEET_LIMIT } from '#models/sheets/rotary/limits.ts';
import { CARD_LIMIT, DETAIL_LIMIT, VIEWER_LIMIT } from './artefact.ts';
import { isIntact, readLock } from './lock.ts';
import { MANIFEST_FILE, manifestOf, type ManifestEntry } from './manifest.ts';

const manifest = JSON.parse(readFileSync(MANIFEST_FILE, 'utf8')) as Record<string, ManifestEntry>;
const entries = Object.values(manifest);
const onDisk = (address: string) => `public${address}`;
const brotliBytes = (data: Uint8Array, quality: number) =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
/** Whether a visitor downloads no more than a limit. A quick level mostly shows it; the highest takes a second a mesh. */
const keeps = (limit: number, file: string) => {
  const data = readFileSync(file);
  const packed = /\.(?:svg|bin)$/.test(file);
  return packed
    ? [9, 11].some((quality) => brotliBytes(data, quality) <= limit)
    : data.length <= limit;
};

test('the manifest is what the lock file and the registry say', () => {
  expect(manifest).toEqual(manifestOf(readLock()));
});

test('every model has its drawings, its card and its render', () => {
  for (const id of Object.keys(models)) {
    for (const view of ['tone', 'line', 'hidden', 'card', 'render'])
      expect(manifest).toHaveProperty([`${id}/${view}`]);
  }
});

test.each(Object.entries(readLock()))('every file of %s is on disk as it was made', (_id, made) => {
  for (const [name, artefact] of Object.entries(made)) expect(isIntact(artefact), name).toBe(true);
});

test('no two models have the same card', () => {
  const cards = Object.keys(models).map((id) =>
    readFileSync(`public/pictures/${id}-card.webp`, 'hex'),
  );
  expect(new Set(cards).size).toBe(cards.length);
});

/** Highest size of a drawing: figures of the pneumatic catalogue may hold several, its sheets are opened on request. */
const drawingLimit = (model: string) =>
  ({ 'rotary-figure': FIGURE_LIMIT, 'rotary-page': SHEET_LIMIT })[model] ?? DETAIL_LIMIT;

describe.each(entries)('$id', ({ src, width, height, bytes, sources = [], alt, ...entry }) => {
  const { model, view, scale } = entry;

  test('has its files, as large as stated', async () => {
    expect(statSync(onDisk(src)).size).toBe(bytes);
    if (src.endsWith('.svg')) {
      const svg = readFileSync(onDisk(src), 'utf8');
      expect(svg).toContain(`width="${width}" height="${height}"`);
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    } else {
      expect(await sharp(onDisk(src)).metadata()).toMatchObject({ width, height });
    }
    for (const source of sources) {
      const found = await sharp(onDisk(source.src)).metadata();
      expect(found.width).toBe(source.width);
      expect(source.type).toBe(`image/${source.src.split('.').at(-1)}`);
    }
  });

  test('keeps the limits on the wire', () => {
    if (view === 'card')
      for (const file of [{ src }, ...sources])
        expect(keeps(CARD_LIMIT, onDisk(file.src)), file.src).toBe(true);
    if (src.endsWith('.svg')) expect(keeps(drawingLimit(model), onDisk(src)), src).toBe(true);
    // Thumbnails and the sizes of ordinary screens; wider files are for high-resolution screens.
    for (const file of sources.filter(({ type }) => type === 'image/avif')) {
      if (file.width <= 400) expect(keeps(CARD_LIMIT, onDisk(file.src)), file.src).toBe(true);
      if (file.width <= 640) expect(keeps(DETAIL_LIMIT, onDisk(file.src)), file.src).toBe(true);
    }
  });

  test('has alternative text in both languages', () => {
    expect(alt.ko).toMatch(/[가-힣]/);
    expect(alt.ko).not.toMatch(/(합니다|입니다|이미지|사진)/);
    expect(alt.en).not.toMatch(/\b(image|picture|photo)\b/i);
    expect(alt.en).not.toMatch(/[가-힣]/);
    expect(scale).toBe(view === 'dimensions' ? 'stated' : 'illustration');
  });
});

test('an id within drawings means one thing in all files: theirs alone, or the same hatching', () => {
  const seen = new Map<string, string>();
  for (const { src } of entries.filter(
    (entry) => entry.src.endsWith('.svg') && entry.id !== 'pqvf/dimensions',
  )) {
    const svg = readFileSync(onDisk(src), 'utf8');
    for (const [, id = ''] of svg.matchAll(/\sid="([^"]+)"/g)) {
      const pattern = new RegExp(`<pattern id="${id}".*?</pattern>`).exec(svg)?.[0];
      const meaning = id.startsWith('hatch-') && pattern ? pattern : src;
      expect(seen.get(id) ?? meaning, `${id} in ${src}`).toBe(meaning);
      seen.set(id, meaning);
    }
  }
});

test('every model has a viewer mesh within its limit', () => {
  for (const id of Object.keys(models)) {
    const file = `public/models/${id}.bin`;
    expect(existsSync(file), file).toBe(true);
    expect(keeps(VIEWER_LIMIT, file), file).toBe(true);
  }
});
