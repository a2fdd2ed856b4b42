import { expect, it } from 'vitest';

import { largestAvif, largestFile } from './largest-file.ts';

const image = {
  src: '/pictures/a-640.webp',
  width: 640,
  height: 480,
  alt: 'a',
  sources: [
    { type: 'image/avif', srcSet: '/pictures/a-640.avif 640w, /pictures/a-1280.avif 1280w' },
    { type: 'image/webp', srcSet: '/pictures/a-640.webp 640w, /pictures/a-1280.webp 1280w' },
  ],
};

it('takes the widest file of the format that every browser shows', () => {
  expect(largestFile(image)).toMatchObject({
    src: '/pictures/a-1280.webp',
    width: 1280,
    height: 960,
    alt: 'a',
  });
});

it('leaves a picture with one file as it is', () => {
  const drawing = { src: '/pictures/b.svg', width: 800, height: 600, alt: 'b' };
  expect(largestFile(drawing)).toEqual(drawing);
});

it('names the widest AVIF, and none where there is none', () => {
  expect(largestAvif(image)).toBe('/pictures/a-1280.avif');
  expect(largestAvif({ sources: [{ type: 'image/avif', srcSet: '/pictures/c.avif' }] })).toBe(
    '/pictures/c.avif',
  );
  expect(largestAvif({ sources: undefined })).toBeUndefined();
});
