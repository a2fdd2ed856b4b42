import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** `font-size: 15px` and `font: 500 11px / 16px …`; a line height may be a length of the grid. */
const IN_PIXELS = /font-size:[^;]*?\d+px|font:[^;/]*?\d+px/g;

test('letters grow with the size that a reader has set for the browser: no size of type in pixels', () => {
  const files = globSync('app/**/*.css', { exclude: ['app/styles/fonts.gen/**'] });
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IN_PIXELS)].map(([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
