import { describe, expect, it } from 'vitest';

import { activeEntry, currentMark } from './active-entry.ts';
import type { MenuEntry } from './chrome-data.ts';

const entry = (to: string): MenuEntry => ({ label: to, to, theme: 'neutral', items: [] });
const menu = [
  '/about',
  '/products/electric',
  '/products/special',
  '/products/sirca-valves',
  '/products#finder',
  '/gallery',
].map(entry);

describe('activeEntry', () => {
  it.each([
    ['/about', '/about', true],
    ['/about/map', '/about', false],
    ['/products/electric/range-series', '/products/electric', false],
    ['/products/special/quarter-turn-480/480-006', '/products/special', false],
    ['/products/sirca-valves/', '/products/sirca-valves', true],
    ['/products', '/products#finder', true],
    ['/compare', '/products#finder', false],
    ['/gallery/1', '/gallery', false],
  ])('%s belongs to %s', (pathname, to, exact) => {
    expect(activeEntry(menu, pathname)).toEqual({ entry: entry(to), exact });
  });

  it.each(['/', '/aboutus', '/About', '/products/s30t', '/products/electrical', '/contact', ''])(
    '%s belongs to none',
    (pathname) => {
      expect(activeEntry(menu, pathname)).toBeUndefined();
    },
  );
});

describe('currentMark', () => {
  it('marks the page, what holds it, and never the home page for others', () => {
    expect(currentMark('/gallery', '/gallery/')).toBe('page');
    expect(currentMark('/gallery', '/gallery/1')).toBe('true');
    expect(currentMark('/', '/')).toBe('page');
    expect(currentMark('/', '/gallery')).toBeUndefined();
    expect(currentMark('/gallery', '/galleryx')).toBeUndefined();
  });
});
