import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';

import { hasRoom } from './store-status.ts';

// The file system of processes has no free block, as a disk that is full.
test('a disk without room is told, before the next inquiry is refused', () => {
  expect(hasRoom(tmpdir())).toBe(true);
  expect(hasRoom('/proc')).toBe(false);
});
