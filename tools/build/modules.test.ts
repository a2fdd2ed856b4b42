import type { Manifest } from 'vite';
import { expect, test } from 'vitest';

import { filesOfParts, partsOf, siteModules } from './modules.ts';

/** `a` is imported by both others, and `b` by the page. */
const MANIFEST = {
  'app/entry.browser.tsx': { file: 'entry.js', imports: ['_a'] },
  'app/pages/home.tsx': {
    file: 'home.js',
    imports: ['_b'],
    css: ['assets/deferred-1.css', 'all.css'],
  },
  _a: { file: 'a.js', name: 'framework' },
  _b: { file: 'b.js', name: 'shared', imports: ['_a'] },
  _ko: { file: 'ko.js', name: 'messages-ko' },
} satisfies Manifest;

test('a part names each module after those that it imports: evaluated one by one, none waits for another', () => {
  const { list } = siteModules(MANIFEST, ['home']);
  expect(partsOf(['home'], 'ko', undefined)).toEqual(['entry', 'messages-ko', 'home']);
  expect(list).toEqual({
    styles: ['/all.css'],
    entry: ['/a.js', '/entry.js'],
    'messages-ko': ['/ko.js'],
    home: ['/a.js', '/b.js', '/home.js'],
  });
});

test('a file that every build has and this one lacks stops the build, named', () => {
  expect(() => siteModules(MANIFEST, ['product'])).toThrow('app/pages/product.tsx');
  const { list } = siteModules(MANIFEST, ['home']);
  expect(() => filesOfParts(list, partsOf(['home'], 'en', undefined))).toThrow('messages-en');
});
