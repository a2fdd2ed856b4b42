import { globSync } from 'node:fs';

import { expect, test } from 'vitest';

import ceoMessage from './company/ceo-message.ts';
import mapText from './company/map.ts';
import { categories, documents, gallery } from './index.ts';
import { pictureIds } from './pictures.ts';

/** Whether a picture is drawn, or a photograph lies there for it. */
const exists = (id: string): boolean =>
  pictureIds.includes(id) || globSync(`photos/${id.replace('/', '--')}.*`).length > 0;

test('every picture that content names exists', () => {
  const named = [
    ...categories.map(({ image }) => image),
    ...gallery.flatMap(({ image, images }) => [image, ...images.map(({ src }) => src)]),
    ...Object.values(ceoMessage.images),
    ...Object.values(mapText.images),
    ...documents.flatMap(({ pages }) =>
      pages.flatMap(({ content }) =>
        content.flatMap((block) => {
          if (block.type !== 'image-text') return [];
          const { imageUrl, sheetUrl } = block;
          return [imageUrl, sheetUrl ?? []].flatMap((id) =>
            typeof id === 'string' ? [id] : Object.values(id),
          );
        }),
      ),
    ),
  ];
  expect(named.filter((id) => !exists(id))).toEqual([]);
  expect(new Set(categories.map(({ image }) => image)).size).toBe(categories.length);
});

test('each picture of the sleeve replacement has its own caption and description in both languages', () => {
  const item = gallery.find(({ id }) => id === 1);
  expect(item?.images.map(({ src }) => src)).toEqual(
    Array.from({ length: 19 }, (_, i) => `gallery-300a/${String(i + 1).padStart(2, '0')}`),
  );
  const said = item?.images.flatMap(({ alt, caption }) => [alt.ko, alt.en, caption.ko, caption.en]);
  expect(new Set(said).size).toBe(19 * 4);
});
