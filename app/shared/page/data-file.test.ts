import { expect, test } from 'vitest';

import { missingDataFile, pageDataFile } from './data-file.ts';

const file = (address: string) => pageDataFile(new URL(address, 'http://localhost'));

test.each([
  ['/', '/data/ko/1.json'],
  ['/about/', '/data/ko/about/1.json'],
  [
    '/products/sirca-valves/ball-valves?lang=en',
    '/data/en/products/sirca-valves/ball-valves/1.json',
  ],
  ['/products/pneumatic/rotary?page=13', '/data/ko/products/pneumatic/rotary/13.json'],
  ['/products/pneumatic/rotary?page=013', '/data/ko/products/pneumatic/rotary/1.json'],
  ['/products/pneumatic/rotary?page=2&page=3', '/data/ko/products/pneumatic/rotary/1.json'],
])('the data of %s', (address, expected) => {
  expect(file(address)).toBe(expected);
});

test('the data of what is missing stands apart from every page', () => {
  expect(missingDataFile('/products/electric/*', 'en')).toBe(
    '/data/en/_missing/products/electric/_/1.json',
  );
  expect(missingDataFile('/**', 'ko')).toBe('/data/ko/_missing/__/1.json');
});
