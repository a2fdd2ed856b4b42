import { expect, test } from 'vitest';

import { temporaryFolder } from '#tests/temporary-folder.ts';

import { runFuzz } from './fuzz-run.ts';

/** `npm run bench:inquiries` sends 100,000. */
const REQUESTS = 1_500;

test(`${REQUESTS} requests of every kind: no 5xx, nothing malformed in the store`, async () => {
  using folder = temporaryFolder();
  const seed = Date.now() % 1_000_000;
  const counts = await runFuzz(folder.path, REQUESTS, seed);
  console.log(`fuzz run, seed ${seed}: ${JSON.stringify(counts)}`);
  expect(Object.keys(counts.statuses).filter((status) => status.startsWith('5'))).toEqual([]);
  expect(counts.statuses['0'] ?? 0).toBe(0);
  expect(counts.malformed).toBe(0);
  // The run is worth something only if both sides are reached.
  expect(counts.stored).toBeGreaterThan(REQUESTS / 50);
});
