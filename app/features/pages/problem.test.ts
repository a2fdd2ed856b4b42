import { expect, test } from 'vitest';

import { ChunkLoadError } from '#app/ui/lazy-chunk.ts';

import { failureOf, problemOf } from './problem.ts';

test.each([
  [{ kind: 'product' }, '/products/x', 'product'],
  [{ kind: 'page' }, '/products/electric/x', 'page'],
  [null, '/products/electric/x', 'subcategory'],
  [null, '/products/pneumatic/rotary/ap9', 'product'],
  [null, '/products/s35', 'page'],
  [{ kind: '<b>' }, '/nowhere', 'page'],
  ['text', '/', 'page'],
  [undefined, '', 'page'],
])('%j at %s is about a %s', (data, pathname, problem) =>
  expect(problemOf(data, pathname)).toBe(problem),
);

test('a failed load is named by its type', () => {
  expect(failureOf(new ChunkLoadError('timeout'))).toBe('timeout');
  expect(failureOf(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toBe(
    'error',
  );
  expect(failureOf(new Error('anything else'))).toBeUndefined();
  expect(failureOf('words')).toBeUndefined();
});
