import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** `font-size: 15px` and `font: 500 11px / 16px …`; a line height may be a length of the grid. */
const IN_PIXELS = /font-size:[^;]*?\d+px|font:[^;/]*?\d+px/g;

/** A condition on the window's or a container's size, such as `@media (width < 48em)`. */
const CONDITION = /@(?:media|container)[^{]*?\d+px|\(width (?:<|>=|<=|>) \d+px\)/g;

const files = globSync('app/**/*.css', { exclude: ['app/styles/fonts.gen/**'] });

test('letters grow with the size that a reader has set for the browser: no size of type in pixels', () => {
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IN_PIXELS)].map(([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('whoever reads larger letters gets the layout of a narrower window: no breakpoint in pixels', () => {
  const scripts = globSync('app/**/*.{ts,tsx}');
  expect(scripts.length).toBeGreaterThan(100);
  const found = [...files, ...scripts].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(CONDITION)].map(([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
