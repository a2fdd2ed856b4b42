import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { chosenPlaces } from './chosen-places.ts';

test('as many places are chosen as are asked for, the same ones for the same commit', () => {
  const root = mkdtempSync(join(tmpdir(), 'places-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const file of ['a.ts', 'b.ts', 'a.test.ts'])
    writeFileSync(join(root, file), 'line\n'.repeat(99));
  const take = (commit: string, count = 4) =>
    chosenPlaces(['*.ts', '!*.test.ts'], { root, count, commit });
  expect(take('0123abcd', 99).toSorted()).toEqual(
    ['a', 'b'].flatMap((file) =>
      ['1-20', '21-40', '41-60', '61-80', '81-100'].map((lines) => `${file}.ts:${lines}`),
    ),
  );
  expect(take('0123abcd')).toHaveLength(4);
  expect(take('0123abcd')).toEqual(take('0123abcd'));
  expect(take('0123abcd')).not.toEqual(take('89abcdef'));
});
