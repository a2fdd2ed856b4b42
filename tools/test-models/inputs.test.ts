import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { filesOfModels, hashOfModels } from './inputs.ts';

let project: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
};

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'models-'));
  write('package.json', '{ "dependencies": { "sharp": "1.0.0", "three": "1.0.0" } }');
  write(
    'models/valve.ts',
    `import { brand } from '#content/brand.ts';\nimport 'sharp';\nimport '../tools/sheet.ts';\n`,
  );
  write('models/valve.test.ts', `readFileSync('content/lock.json');\nimport './valve.ts';\n`);
  write('models/package-lock.json', '{}');
  write('models/make.ts', `import '../tools/command-line.mjs';\n`);
  write('tools/sheet.ts', '1');
  write('tools/command-line.mjs', '1');
  write('content/brand.ts', `import { word } from './word.ts';\n`);
  write('content/word.ts', '1');
  write('content/lock.json', '{}');
  write('content/product.ts', '1');
});
afterEach(() => rmSync(project, { recursive: true }));

test('what models and their tests read: their folder, and what that names, through other files too', () => {
  write('models/README.md', 'for people');
  write('models/tested.json', '{}');
  write('models/node_modules/replicad/index.ts', '1');
  expect(filesOfModels(project)).toEqual([
    'content/brand.ts',
    'content/lock.json',
    'content/word.ts',
    'models/make.ts',
    'models/package-lock.json',
    'models/valve.test.ts',
    'models/valve.ts',
    'tools/sheet.ts',
  ]);
});

test.each([
  ['a model', 'models/valve.ts', '2'],
  ['a test', 'models/valve.test.ts', '2'],
  ['the lock of models/', 'models/package-lock.json', '{ }'],
  ['content that a model names', 'content/word.ts', '2'],
  ['a tool that a model imports', 'tools/sheet.ts', '2'],
  ['a file that a test reads', 'content/lock.json', '{ }'],
  ['the version of a package in use', 'package.json', '{ "dependencies": { "sharp": "1.0.1" } }'],
])('%s makes another hash', (_what, file, text) => {
  const before = hashOfModels(project);
  write(file, text);
  expect(hashOfModels(project)).not.toBe(before);
});

test.each([
  ['other content', 'content/product.ts', '2'],
  ['how a command starts', 'tools/command-line.mjs', '2'],
  ['what people read', 'models/README.md', '2'],
  ['the note itself', 'models/tested.json', '2'],
  ['a package that no model uses', 'package.json', '{ "dependencies": { "sharp": "1.0.0" } }'],
])('%s makes none', (_what, file, text) => {
  const before = hashOfModels(project);
  write(file, text);
  expect(hashOfModels(project)).toBe(before);
});
