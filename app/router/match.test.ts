import { describe, expect, test } from 'vitest';

import { createMatcher } from './match.ts';

const match = createMatcher([
  { id: 'rest', path: '*' },
  { id: 'product', path: '/products/:category/:subcategory/:code' },
  { id: 'category', path: '/products/:category' },
  { id: 'home', path: '/' },
  { id: 'about', path: '/about' },
  { id: 'map', path: '/about/map' },
]);

describe('a path belongs to the most exact pattern that fits', () => {
  test.each([
    ['/', 'home', {}],
    ['/about', 'about', {}],
    ['/ABOUT/Map', 'map', {}],
    ['/about/map/', 'map', {}],
    ['/about/other', 'rest', {}],
    ['/products/electric', 'category', { category: 'electric' }],
    ['/products/a/b/S30', 'product', { category: 'a', subcategory: 'b', code: 'S30' }],
    ['/products/a//S30', 'rest', {}],
    ['//about', 'rest', {}],
    ['', 'home', {}],
  ])('%s', (path, id, params) => {
    expect(match(path)).toEqual({ id, params });
  });
});

test('a segment is decoded; one that is no valid encoding stays as it is', () => {
  expect(match('/products/%EB%B0%B8%EB%B8%8C')?.params).toEqual({ category: '밸브' });
  expect(match('/products/%E0%A4')?.params).toEqual({ category: '%E0%A4' });
  expect(match('/products/a/%20/b')?.params['subcategory']).toBe(' ');
});

test('a path that nothing fits is undefined', () => {
  expect(createMatcher([{ id: 'about', path: '/about' }])('/other')).toBeUndefined();
});
