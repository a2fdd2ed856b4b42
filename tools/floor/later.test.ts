import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, Identifier } from '@mdn/browser-compat-data';
import { afterAll, expect, test } from 'vitest';

import { OLDEST_BROWSERS } from '#tools/build/oldest-browsers.ts';

import { WEB } from './later.ts';

const PLANTED = '.cache/planted';
afterAll(() => rmSync(PLANTED, { recursive: true, force: true }));

/** Statements of which one of the oldest browsers lacks something, and what the compiler says of each. */
const TOO_NEW = {
  'new URLSearchParams().size;': "'size' does not exist",
  "URL.parse('/');": 'possibly',
  'document.startViewTransition();': 'possibly',
  'document.body.checkVisibility();': 'possibly',
  "navigator.share({ url: '/' });": 'possibly',
  'requestIdleCallback(() => 1);': "Cannot find name 'requestIdleCallback'",
  'navigation.back();': "Cannot find name 'navigation'",
  'AbortSignal.any([]);': 'possibly',
  'Object.groupBy([1], String);': "'groupBy' does not exist",
};

const ASKED_FIRST = [
  "void navigator.share?.({ url: '/' });",
  'document.startViewTransition?.();',
  'window.requestIdleCallback?.(() => 1);',
  "document.querySelector('dialog')?.showModal();",
  'new URLSearchParams().toString();',
  '[2, 1].toSorted();',
];

test('what one of the oldest browsers lacks does not pass the check, unless it is asked for first', () => {
  mkdirSync(PLANTED, { recursive: true });
  const lines = [...Object.keys(TOO_NEW), ...ASKED_FIRST];
  writeFileSync(`${PLANTED}/planted.ts`, [...lines, 'export {};'].join('\n'));
  const { compilerOptions, files } = JSON.parse(
    readFileSync('tsconfig.browser.json', 'utf8').replace(/^\s*\/\/.*$/gm, ''),
  ) as { compilerOptions: object; files: string[] };
  const types = files.filter((file) => file.includes('browser-types'));
  expect(types).not.toEqual([]);
  writeFileSync(
    `${PLANTED}/tsconfig.json`,
    JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions: { ...compilerOptions, types: [] },
      include: [],
      files: [...types.map((file) => `../../${file}`), 'planted.ts'],
    }),
  );
  execFileSync(process.execPath, ['tools/browser-types.ts']);
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['--noEmit', '-p', PLANTED], {
    encoding: 'utf8',
  });
  const found = [...stdout.matchAll(/planted\.ts\((\d+),\d+\): (.*)/g)];
  expect(found.map(([, line]) => lines[Number(line) - 1])).toEqual(Object.keys(TOO_NEW));
  for (const [index, said] of Object.values(TOO_NEW).entries())
    expect(found[index]?.[2]).toContain(said);
});

test('the prelude asks for what came last in each of them', () => {
  const { chrome, firefox, safari } = OLDEST_BROWSERS;
  const since = (entry: Identifier | undefined, browser: BrowserName) =>
    [entry?.__compat?.support[browser]].flat()[0]?.version_added;
  expect(since(data.css.selectors?.['has'], 'firefox')).toBe(String(firefox));
  expect(since(WEB['CSSStyleSheet']?.['replace'], 'safari')).toBe(String(safari));
  expect(since(data.css.types?.['color']?.['lch'], 'chrome')).toBe(String(chrome));
  const prelude = readFileSync('app/prelude/plain.ts', 'utf8');
  for (const mark of ['selector(:has(a))', "'replace' in CSSStyleSheet", 'lch('])
    expect(prelude).toContain(mark);
});

test('the README names them', () => {
  const { chrome, edge, firefox, safari } = OLDEST_BROWSERS;
  expect(edge).toBe(chrome);
  expect(readFileSync('README.md', 'utf8')).toContain(
    `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari} and later`,
  );
});
