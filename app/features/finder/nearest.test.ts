import { describe, expect, test } from 'vitest';

import { parseQuery } from '#app/shared/fit/finder-query.ts';

import { countOf, loosenings } from './finder.ts';
import { finderData } from './finder.server.ts';
import { nearestWays, withWay } from './nearest.ts';

const data = finderData('en');
const query = (search: string) => parseQuery(search, data);
const waysOf = (search: string) =>
  Object.fromEntries(nearestWays(data, query(search)).map(({ facet, value }) => [facet, value]));

describe('where nothing is in range, the nearest value of a condition that helps is named', () => {
  test('a size above the largest valve: the largest size', () => {
    expect(countOf(data.items, query('?dn=1600'))).toBe(0);
    expect(waysOf('?dn=1600')).toEqual({ size: 1200 });
  });

  test('a size that no valve of the other conditions has: the nearest of them', () => {
    // PN 63 at +180 °C: S50 and S60 by their sizes, 501M from DN 50 on.
    const search = '?dn=1200&pn=63&temp=180';
    expect(countOf(data.items, query(search))).toBe(0);
    expect(waysOf(search)['size']).toBe(1000);
  });

  test.each([
    '?temp=700',
    '?dn=1200&pn=63&temp=180',
    '?torque=20000',
    '?dn=50&bar=400',
    '?dn=2000&temp=-250',
  ])(
    'a milder temperature, pressure or torque is never proposed, nor to leave it out: %s',
    (search) => {
      expect(countOf(data.items, query(search))).toBe(0);
      const dropped = loosenings(data.items, query(search)).flatMap(({ facets }) => facets);
      for (const facet of [...Object.keys(waysOf(search)), ...dropped])
        expect(['temperature', 'bar', 'torque']).not.toContain(facet);
    },
  );

  test('another rating is never proposed', () => {
    expect(waysOf('?class=900')).toEqual({});
    expect(loosenings(data.items, query('?class=900'))).toEqual([]);
  });

  test('who asks for a torque is not sent to valves', () => {
    const search = '?torque=20000&air=5.5';
    expect(countOf(data.items, query('?air=5.5'))).toBeGreaterThan(0);
    expect(waysOf(search)).toEqual({});
    expect(loosenings(data.items, query(search))).toEqual([]);
  });

  test('a kind that has no such size: the kind that brings the most', () => {
    const search = '?dn=600&family=ball';
    const ways = nearestWays(data, query(search));
    expect(ways.find(({ facet }) => facet === 'family')?.value).toBe('butterfly');
    expect(ways.find(({ facet }) => facet === 'size')?.value).toBe(200);
  });

  test('every way leads to as many products as it says, the most first', () => {
    for (const search of [
      '?dn=1600&pn=16&temp=700',
      '?dn=1200&pn=63&temp=180',
      '?dn=600&family=ball&pn=16',
      '?torque=300&phase=3&volt=230',
      '?bar=400&dn=50',
    ]) {
      const asked = query(search);
      const ways = nearestWays(data, asked);
      for (const way of ways) {
        expect(way.count).toBeGreaterThan(0);
        expect(countOf(data.items, withWay(asked, way))).toBe(way.count);
      }
      expect(ways.map(({ count }) => count)).toEqual(
        ways.map(({ count }) => count).toSorted((a, b) => b - a),
      );
    }
  });
});
