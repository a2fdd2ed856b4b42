import { expect, test } from 'vitest';

import { pageDataFile } from './data-file.ts';

const file = (address: string) => pageDataFile(new URL(address, 'http://localhost'));

test.each([
  ['/', '/data/ko/1.json'],
  [
    '/products/sirca-valves/ball-valves?lang=en',
    '/data/en/products/sirca-valves/ball-valves/1.json',
  ],
  ['/products/pneumatic/rotary?page=13', '/data/ko/products/pneumatic/rotary/13.json'],
  ['/products/pneumatic/rotary?page=013', '/data/ko/products/pneumatic/rotary/1.json'],
])('the data of %s', (address, expected) => {
  expect(file(address)).toBe(expected);
});

test('the code or id of a product matches in any letter case', () => {
  expect(file('/products/S30T')).toBe('/data/ko/products/s30t/1.json');
  expect(file('/products/sirca-valves/ball-valves/S30T')).toBe(
    '/data/ko/products/sirca-valves/ball-valves/s30t/1.json',
  );
});

test('nothing else does: the server answers 404, and so must the browser', () => {
  for (const path of ['/Contact', '/products/Sirca-valves/ball-valves', '/gallery/A']) {
    expect(file(path)).toBe(`/data/ko${path}/1.json`);
  }
  expect(file('/products/Sirca-valves/ball-valves/S10')).toBe(
    '/data/ko/products/Sirca-valves/ball-valves/s10/1.json',
  );
});
