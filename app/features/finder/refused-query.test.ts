import { describe, expect, test } from 'vitest';

import { finderData } from './finder.server.ts';
import { refusedIn } from './refused-query.ts';

const data = finderData('ko');
const NOTHING = { refused: [], repeated: [], words: [], written: {}, notes: [] };

describe('what an address asks of the finder and does not get', () => {
  test.each([
    '',
    '?dn=150&pn=16&category=pinch-valve&rotation=90&phase=3&sort=rating&lang=en',
    '?p=16&pu=pn&p=&torque=',
    '?q=DN150%2C+PN16%2C+180+%C2%B0C+%EB%B2%84%ED%84%B0%ED%94%8C%EB%9D%BC%EC%9D%B4',
    // The bar of the operating point says these.
    '?dn=155&temp=hot&torque=-5',
    // Not the finder's.
    '?utm_source=mail&model=480-050',
  ])('nothing of %s', (search) => {
    expect({ ...refusedIn(search, data), written: {} }).toEqual(NOTHING);
  });

  test.each([
    ['?category=nothing&category=pinch-valve', ['category=nothing']],
    ['?brand=x&ip=IP99&rotation=33&phase=2', ['brand=x', 'ip=IP99', 'rotation=33', 'phase=2']],
    ['?p=10K&sort=x', ['p=10K', 'sort=x']],
    [`?family=${'a'.repeat(99)}`, [`family=${'a'.repeat(24)}`]],
  ])('values of %s', (search, refused) => {
    expect(refusedIn(search, data)).toEqual({ ...NOTHING, refused });
  });

  test('names that look like conditions and are none', () =>
    expect(refusedIn('?size=80&DN=100&temperature=20&utm_source=x', data).refused).toEqual([
      'size=80',
      'DN=100',
      'temperature=20',
    ]));

  test('the second value of a condition', () => {
    expect(refusedIn('?volt=220&volt=380&volt=220&phase=x', data)).toEqual({
      ...NOTHING,
      refused: ['phase=x'],
      repeated: ['volt=380'],
    });
  });

  test('words of its sentence, as written, and what is noted without filtering', () => {
    expect(refusedIn('?q=DN150+10K+zzz+qqq', data)).toEqual({
      sentence: 'DN150 10K zzz qqq',
      ...NOTHING,
      words: ['zzz', 'qqq'],
      written: { size: 'DN150', jisK: '10K' },
    });
  });

  test('the words of the values in its sentence', () =>
    expect(refusedIn('?q=200 lbf·ft 145 psi', data).written).toEqual({
      torque: '200 lbf·ft',
      bar: '145 psi',
    }));

  test('a flange or a protection that no product has is noted, and so is water', () => {
    expect(refusedIn('?q=F10+F25+IP69+물', data)).toEqual({
      ...NOTHING,
      notes: ['F25', 'IP69', '물'],
    });
  });

  test('no more of them than anybody reads', () => {
    const search = `?${Array.from({ length: 50 }, (_, index) => `brand=${index}`).join('&')}`;
    expect(refusedIn(search, data).refused).toHaveLength(5);
  });
});
