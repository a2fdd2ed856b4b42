import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { emptyFolder, swapIn } from './swap.ts';

test('a build takes the place of the last one as a whole', () => {
  const root = mkdtempSync(join(tmpdir(), 'swap-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const dist = join(root, 'dist');
  const next = join(root, '.cache/next');
  const build = (file: string) => {
    emptyFolder(next);
    writeFileSync(join(next, file), file);
    swapIn(next, dist);
  };
  build('first.html');
  expect(readdirSync(dist)).toEqual(['first.html']);
  // A build that broke off leaves nothing of itself in the next one.
  emptyFolder(next);
  writeFileSync(join(next, 'half.html'), '');
  expect(readdirSync(dist)).toEqual(['first.html']);
  build('second.html');
  expect(readFileSync(join(dist, 'second.html'), 'utf8')).toBe('second.html');
  expect(readdirSync(dist)).toEqual(['second.html']);
  expect(existsSync(next)).toBe(false);
  expect(readdirSync(join(root, '.cache'))).toEqual([]);
});
