import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { KeptFiles } from './kept-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a file is made once for the same causes, and goes when a build asks for others only', async () => {
  const first = new KeptFiles(folder);
  const path = await first.pathOf(['a', 'b'], async () => 'made');
  expect(readFileSync(path, 'utf8')).toBe('made');
  expect(await first.pathOf(['a', 'b'], () => expect.unreachable())).toBe(path);
  expect(await first.pathOf(['ab'], async () => 'other')).not.toBe(path);

  const second = new KeptFiles(folder);
  expect(await second.pathOf(['a', 'b'], () => expect.unreachable())).toBe(path);
  second.removeOthers();
  expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([path]);
});
