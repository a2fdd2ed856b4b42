import { describe, expect, test } from 'vitest';

import { asksBesidesPoint } from '#app/prelude/point-address.ts';
import { FINDER_PARAMETERS } from '#app/shared/fit/finder-query.ts';

import {
  askedPoint,
  openedWithPoint,
  type OperatingPoint,
  pointOf,
  readPlain,
  searchWithPoint,
  spanIn,
  withPoint,
} from './point.ts';

describe('operating point', () => {
  test('a pressure with its kind in a second field is one, as the form without scripts sends it', () => {
    expect(pointOf('?dn=150&p=10')).toEqual({ size: 150, bar: 10 });
    expect(pointOf('?p=16&pu=pn')).toEqual({ pn: 16 });
    expect(pointOf('?p=150&pu=class')).toEqual({ ansi: 150 });
    expect(pointOf('?bar=6&p=10')).toEqual({ bar: 6 });
    expect(askedPoint('?p=10K').refused).toEqual(['p=10K']);
    // Written anew it stands under its own name.
    expect(searchWithPoint('?dn=150&p=10&pu=bar', { size: 150, bar: 10 })).toBe('?dn=150&bar=10');
  });

  test('1.100 is left to the reader, as it is beside a unit', () => {
    expect(readPlain('1.100', 'Nm')).toBeUndefined();
    expect(readPlain('1.1', 'Nm')).toBe(1.1);
    expect(readPlain('10.0', 'bar')).toBe(10);
  });

  test('is read from the address, the kinds of pressure apart', () => {
    expect(askedPoint('?dn=150&pn=16&class=150&bar=10&temp=-20&torque=80&page=2')).toEqual({
      point: { size: 150, pn: 16, ansi: 150, bar: 10, temperature: -20, torque: 80 },
      refused: [],
      repeated: [],
    });
  });

  test('keeps the valid part of an address and names the rest', () => {
    expect(askedPoint('?dn=155&dn=100&pn=10K&temp=<b>&torque=-5&bar=')).toEqual({
      point: { size: 100 },
      refused: ['dn=155', 'pn=10K', 'temp=<b>', 'torque=-5'],
      repeated: [],
    });
    expect(askedPoint('?pn=16&pn=40&pn=16')).toEqual({
      point: { pn: 16 },
      refused: [],
      repeated: ['pn=40'],
    });
  });

  test('holds ranges, both ends of which have to be within', () => {
    const { point } = askedPoint('?dn=50..100&temp=-20..80&pn=10..16');
    expect(point).toMatchObject({ size: 100, temperature: 80 });
    expect(spanIn(point, 'size')).toEqual({ from: 50, to: 100 });
    expect(spanIn(point, 'temperature')).toEqual({ from: -20, to: 80 });
    expect(searchWithPoint('', point)).toBe('?dn=50..100&temp=-20..80');
    // A value that was changed since is no range any more.
    expect(searchWithPoint('', { ...point, size: 80 })).toBe('?dn=80&temp=-20..80');
    for (const search of ['?dn=100..50', '?dn=50..', '?temp=-300..20', '?dn=50..155'])
      expect(askedPoint(search).point).toEqual({});
  });

  test.each([
    ['?temp=-273.15', -273.15],
    ['?temp=-274', undefined],
    ['?temp=2000', 2_000],
    ['?temp=99999', undefined],
  ])('%s is a temperature that something may have, or none', (search, temperature) =>
    expect(askedPoint(search).point.temperature).toBe(temperature),
  );

  test.each([
    ['?class=150', 150],
    ['?class=4500', 4_500],
    ['?class=10', undefined],
    ['?class=100', undefined],
    ['?class=9000', undefined],
  ])('%s is a class that something may have, or none', (search, ansi) =>
    expect(askedPoint(search).point.ansi).toBe(ansi),
  );

  test('an opened address keeps what of it cannot be used, beside the point of the device', () => {
    const opened = (search: string, kept: OperatingPoint) =>
      openedWithPoint({ pathname: '/products/pinch-valve/pqvf/pqvf', search }, kept);
    expect(opened('?dn=abc&page=2', { size: 80 })).toBe(
      '/products/pinch-valve/pqvf/pqvf?page=2&dn=80&dn=abc',
    );
    expect(askedPoint('?page=2&dn=80&dn=abc')).toMatchObject({
      point: { size: 80 },
      refused: ['dn=abc'],
    });
    // Opened again it stays as it is; without a kept point it is as it was written.
    expect(opened('?dn=80&dn=abc', { size: 80 })).toMatch(/\?dn=80&dn=abc$/);
    expect(opened('?dn=abc', {})).toMatch(/\?dn=abc$/);
  });

  test('of an address that was copied out of HTML `&amp;` parts two values', () =>
    expect(
      openedWithPoint({ pathname: '/products', search: '?dn=80&amp;pn=16' }, { size: 100 }),
    ).toBe('/products?dn=80&pn=16'));

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
    ['/products?q=DN%20150#finder', '/products?q=DN%20150#finder'],
    ['/products?p=16&pu=pn', '/products?p=16&pu=pn'],
    // What a link asks for besides.
    ['/products?category=pinch-valve#finder', '/products?category=pinch-valve&dn=80#finder'],
    ['/about/map', '/about/map'],
    ['/', '/'],
  ])('%s carries it as %s', (address, carried) =>
    expect(withPoint(address, { size: 80 })).toBe(carried),
  );

  test('an address that was opened and asks the finder for something says the whole point', () => {
    // A kind of pressure without a pressure, and an order, ask for nothing; the point's own names are read as a point.
    const names = FINDER_PARAMETERS.filter((name) => !['sort', 'pu'].includes(name));
    expect(names.length).toBeGreaterThan(15);
    for (const name of names)
      expect(
        openedWithPoint({ pathname: '/products', search: `?lang=en&${name}=150` }, { bar: 20 }),
      ).toBe(`/products?lang=en&${name}=150`);
    for (const search of ['', '?sort=rating', '?q=', '?units=imperial'])
      expect(openedWithPoint({ pathname: '/products', search }, { bar: 20 })).toContain('bar=20');
    // Elsewhere these names mean other things: the supply of one model.
    expect(asksBesidesPoint('/products/special/quarter-turn-480/480-050', '?phase=3')).toBe(false);
  });
});
