import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { compressionOf, hashBundleInputs, hashInputs, isBuiltFrom, writeStamp } from './stamp.ts';

let project: string;
const write = (path: string, text: string) => {
  mkdirSync(join(project, dirname(path)), { recursive: true });
  writeFileSync(join(project, path), text);
};
const hash = (environment = {}) => hashInputs(project, environment);

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'stamp-'));
  write('content/a.ts', 'a');
  write('vite.config.ts', '');
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

test.each([
  'app/document.tsx',
  'content/a.ts',
  'contract/address.ts',
  'deploy/nginx.conf',
  'fonts/a.otf',
  'photos/picture.jpg',
  'public/robots.svg',
  'server/settings.ts',
  'tools/build.ts',
  'a-new-folder/file.ts',
  'package-lock.json',
])('a change of %s asks for a build', (path) => {
  const before = hash();
  write(path, 'changed');
  expect(hash()).not.toBe(before);
});

test.each([
  'app/styles/fonts.gen/fonts.css',
  'content/a.test.ts',
  'README.md',
  'docs/pictures.md',
  'models/model-list.ts',
  'tests/unit/a.ts',
  'dist/routes.json',
  'data/inquiries.db',
  '.git/HEAD',
])('a change of %s does not', (path) => {
  const before = hash();
  write(path, 'changed');
  expect(hash()).toBe(before);
});

test.each([
  ['app/document.tsx', true],
  ['app/styles/fonts.gen/fonts.css', true],
  ['public/robots.svg', true],
  ['package-lock.json', true],
  ['content/a.ts', false],
  ['sheets/sheet.typ', false],
])('whether the bundle for browsers is made again after a change of %s: %s', (path, again) => {
  const before = hashBundleInputs(project, {});
  write(path, 'changed');
  expect(hashBundleInputs(project, {}) !== before).toBe(again);
});

test('a name, a moved border between files and a setting count as well', () => {
  const seen = new Set([hash()]);
  write('content/b.ts', '');
  seen.add(hash());
  write('content/a.ts', '');
  write('content/b.ts', 'a');
  seen.add(hash());
  seen.add(hash({ SITE_URL: 'https://www.example.com' }));
  seen.add(hash({ COMPRESS: 'best' }));
  expect(seen.size).toBe(5);
});

test('a link counts as what it leads to', () => {
  symlinkSync(join(project, 'nowhere'), join(project, 'photos'));
  const before = hash();
  write('nowhere/picture.jpg', 'picture');
  expect(hash()).not.toBe(before);
});

test('a build is taken for done only where it is whole and carries the stamp of these inputs', () => {
  const dist = join(project, 'dist');
  expect(isBuiltFrom(dist, 'a')).toBe(false);
  write('dist/site/index.html', '');
  write('dist/routes.json', '{}');
  expect(isBuiltFrom(dist, 'a')).toBe(false);
  writeStamp(dist, 'a', 'best');
  expect(isBuiltFrom(dist, 'a')).toBe(true);
  expect(isBuiltFrom(dist, 'b')).toBe(false);
  write('dist/build-stamp.json', '{"inp');
  expect(isBuiltFrom(dist, 'a')).toBe(false);
});

test('a build says how hard it is compressed', () => {
  const dist = join(project, 'dist');
  expect(compressionOf(dist)).toBeUndefined();
  write('dist/routes.json', '{}');
  writeStamp(dist, 'a', 'quick');
  expect(compressionOf(dist)).toBe('quick');
});
