import { describe, expect, test } from 'vitest';

import { askedPoint, searchWithPoint, withPoint } from './point.ts';

describe('operating point', () => {
  test('is read from the address, the kinds of pressure apart', () => {
    expect(askedPoint('?dn=150&pn=16&class=150&bar=10&temp=-20&torque=80&page=2')).toEqual({
      point: { size: 150, pn: 16, ansi: 150, bar: 10, temperature: -20, torque: 80 },
      refused: [],
    });
  });

  test('keeps the valid part of an address and names the rest', () => {
    expect(askedPoint('?dn=155&dn=100&pn=10K&temp=<b>&torque=-5&bar=')).toEqual({
      point: { size: 100 },
      refused: ['dn=155', 'pn=10K', 'temp=<b>', 'torque=-5'],
    });
  });

  test('replaces its own part of a query and leaves the rest as it was written', () => {
    const point = { size: 80, temperature: -20 };
    expect(searchWithPoint('?items=s10,s30&pn=16&lang=en', point)).toBe(
      '?items=s10,s30&lang=en&dn=80&temp=-20',
    );
    expect(searchWithPoint('?pn=16', {})).toBe('');
  });

  test.each([
    ['/products/sirca-valves?page=2#x', '/products/sirca-valves?page=2&dn=80#x'],
    ['/contact?lang=en', '/contact?lang=en&dn=80'],
    // An address that says one itself wins.
    ['/products?dn=150#finder', '/products?dn=150#finder'],
    ['/about/map', '/about/map'],
    ['/', '/'],
  ])('%s carries it as %s', (address, carried) =>
    expect(withPoint(address, { size: 80 })).toBe(carried),
  );
});
