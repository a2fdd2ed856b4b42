import { expect, test } from 'vitest';

import { temporaryFolder } from '#tests/temporary-folder.ts';

import { runKills } from './kill-run.ts';
import { seededRandom } from './random.ts';

/** `npm run bench:inquiries` kills 200 times. */
const KILLS = 8;

test(`${KILLS} kills under load: every acknowledged inquiry is there once`, async () => {
  using folder = temporaryFolder();
  const seed = Date.now() % 1_000_000;
  const counts = await runKills(folder.path, KILLS, seededRandom(seed));
  console.log(`kill test, seed ${seed}: ${JSON.stringify(counts)}`);
  expect(counts.acknowledged).toBe(counts.written);
  expect(counts.sentAgain).toBeGreaterThan(0);
  expect(counts.lost).toBe(0);
  expect(counts.doubled).toBe(0);
});
