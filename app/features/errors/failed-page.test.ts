import { expect, test } from 'vitest';

import { ChunkLoadError } from '#app/ui/lazy-chunk.ts';

import { failureOf } from './failed-page.tsx';

test('a failed load is named by its type', () => {
  expect(failureOf(new ChunkLoadError('timeout'))).toBe('timeout');
  expect(failureOf(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toBe(
    'error',
  );
  expect(failureOf(new Error('anything else'))).toBeUndefined();
  expect(failureOf('words')).toBeUndefined();
});
