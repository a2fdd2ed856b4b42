import type { Manifest } from 'vite';
import { expect, test } from 'vitest';

import { siteModules } from './modules.ts';

/** `a` is imported by both others, and `b` by the page. */
const MANIFEST = {
  'app/entry.browser.tsx': { file: 'entry.js', imports: ['_a'] },
  'app/pages/home.tsx': { file: 'home.js', imports: ['_b'], css: ['assets/deferred-1.css', 'all.css'] },
  _a: { file: 'a.js', name: 'framework' },
  _b: { file: 'b.js', name: 'shared', imports: ['_a'] },
  _ko: { file: 'ko.js', name: 'messages-ko' },
} satisfies Manifest;

test('a document asks for each module once, after those that it imports: evaluated one by one, none waits for another', () => {
  const modules = siteModules(MANIFEST).ofDocument(['home'], 'ko', undefined);
  expect(modules).toEqual(['/a.js', '/entry.js', '/ko.js', '/b.js', '/home.js']);
});

test('a file that every build has and this one lacks stops the build, named', () => {
  expect(() => siteModules(MANIFEST).ofDocument(['product'], 'ko', undefined)).toThrow(
    'app/pages/product.tsx',
  );
  expect(() => siteModules(MANIFEST).ofDocument(['home'], 'en', undefined)).toThrow('messages-en');
});
