import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { picture, pictureIds } from '../content/pictures.ts';
import { illustrations } from './illustrations.ts';
import { readLock } from './pipeline/lock.ts';

const lock = readLock();

test.each(Object.values(illustrations))('every picture of $id is made', (one) => {
  const made = lock[one.id] ?? {};
  expect(Object.keys(made).toSorted()).toEqual(one.pictures.map(({ name }) => name).toSorted());
});

describe('the sleeve replacement', () => {
  const ids = Array.from(
    { length: 19 },
    (_, i) => `gallery-300a/${String(i + 1).padStart(2, '0')}`,
  );
  /** Mean difference of two thumbnails per channel, 0 to 255; encoding the same picture again gives about 0.5. */
  const DIFFERENT = 0.6;

  test('is framed alike in all nineteen pictures', () => {
    // The first is the item's main picture too: on its card, and large on its page.
    const further = new Map([[ids[0], [760, 760]]]);
    for (const id of ids) {
      const { width, height, sources, placeholder } = picture(id);
      expect({ width, height, placeholder }, id).toEqual({
        width: 640,
        height: 480,
        placeholder: false,
      });
      expect(sources?.map((source) => source.width).toSorted((a, b) => a - b)).toEqual(
        [400, 400, 640, 640, 1280, 1280, ...(further.get(id) ?? [])].toSorted((a, b) => a - b),
      );
    }
  });

  test('shows something else in each of them', async () => {
    const pixels = await Promise.all(
      ids.map((id) =>
        sharp(readFileSync(`public/pictures/${id.replace('/', '-')}-400.webp`))
          .flatten({ background: '#fcfdfd' })
          .raw()
          .toBuffer(),
      ),
    );
    for (const [i, a] of pixels.entries()) {
      for (const [j, b] of pixels.entries()) {
        if (j <= i) continue;
        let sum = 0;
        for (let k = 0; k < a.length; k++) sum += Math.abs(a[k]! - b[k]!);
        expect(sum / a.length, `${ids[i]} and ${ids[j]}`).toBeGreaterThan(DIFFERENT);
      }
    }
  });
});

test('the catalogue has thirteen pages in both languages, as tall as A4, each with its drawing', () => {
  const pages = pictureIds.filter((id) => id.startsWith('rotary-page/'));
  expect(pages).toHaveLength(26);
  for (const id of pages) {
    const { width, height } = picture(id);
    expect(height / width).toBeCloseTo(Math.SQRT2, 2);
    expect(picture(id.replace('page', 'figure') as typeof id).placeholder).toBe(false);
  }
});
