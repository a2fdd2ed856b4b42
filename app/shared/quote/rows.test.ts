import { describe, expect, test } from 'vitest';

import { type Entry, type EntrySize, NO_QUOTE, type Quote } from './entries.ts';
import { type Context, followedSince, rowsOf, sizeOf } from './rows.ts';
import { entry, product } from '#tests/unit/quote-sample.ts';
import { typedSize } from '#app/shared/quote/typed-size.ts';

const listOf = (...entries: readonly Entry[]): Quote => ({ ...NO_QUOTE, entries });
const at = (dn: number | null, more: Partial<Context> = {}): Context => ({
  dn,
  listing: (code, at) => (code === '480-050' ? 'unknown' : at <= 200 ? 'listed' : 'unlisted'),
  said: () => [],
  ...more,
});
const sized = (id: string, size: string | null, more: Partial<Entry> = {}) =>
  entry(id, { size: size === null ? null : typedSize(size), ...more });
const follows = entry('a', { size: 'point' });

describe('a size that follows the operating point', () => {
  test('stays as it was where the product is not listed in the new one', () => {
    const read = entry('a', { size: 'point', dn: 80 });
    expect(rowsOf(listOf(read), at(1000))[0]).toMatchObject({
      size: 'DN 80',
      differs: true,
      canMatch: false,
    });
    expect(followedSince(listOf(read), {}, at(1000))).toEqual([]);
  });

  test.each([
    [100, 'DN 100'],
    [80, 'DN 80'],
    [1000, ''],
    [null, ''],
  ])('at DN %s is "%s"', (dn, size) =>
    expect(rowsOf(listOf(follows), at(dn))[0]).toMatchObject({ size }),
  );

  test('waits until the sizes of products have come; a size of the visitor stays', () => {
    expect(sizeOf(follows, at(100, { listing: undefined }))).toBe('');
    expect(sizeOf(sized('b', '100A'), at(80))).toBe('100A');
  });

  test('is none of a product without nominal sizes', () => {
    const actuator = entry('a', { size: 'point', product: product('480-050') });
    expect(rowsOf(listOf(actuator), at(300))[0]).toMatchObject({ size: '' });
  });

  test('stays as it was last read while the operating point has no size; a new one has none yet', () => {
    const read = entry('a', { size: 'point', dn: 80 });
    expect(rowsOf(listOf(read, follows), at(null)).map(({ size }) => size)).toEqual(['DN 80', '']);
    expect(sizeOf(read, at(100))).toBe('DN 100');
  });

  test('is said when it has changed', () => {
    const quote = listOf(follows, sized('b', 'DN 80'));
    expect(followedSince(quote, { a: 80 }, at(100))).toEqual([
      { entry: follows, former: 'DN 80', size: 'DN 100' },
    ]);
    // Back at its size, and the first size it gets.
    expect(followedSince(quote, { a: 100 }, at(100))).toEqual([]);
    expect(followedSince(quote, { a: 1000 }, at(100))).toEqual([]);
  });
});

describe('rows', () => {
  test('of one name are told from each other', () => {
    const sizes = ['DN 50', null, 'dn 50', 'DN 80', 'DN 50'];
    const entries = sizes.map((size, place) => sized(`e${place}`, size));
    expect(rowsOf(listOf(...entries), at(null)).map(({ rowName }) => rowName)).toEqual([
      'S30 DN 50',
      'S30',
      'S30 dn 50 (2)',
      'S30 DN 80',
      'S30 DN 50 (3)',
    ]);
  });

  test.each<[EntrySize | null, EntrySize | null, boolean]>([
    [typedSize('DN 50'), typedSize('50A'), true],
    [typedSize('DN 50'), typedSize('2 in'), true],
    [typedSize('as drawing 7'), typedSize('As drawing 7 '), true],
    [typedSize('DN 50'), typedSize('DN 500'), false],
    [typedSize('DN 50'), null, false],
    [null, null, false],
    ['point', typedSize('DN 80'), true],
  ])('%j and %j of one product are one size: %s', (size, second, isTwice) => {
    const quote = listOf(entry('a', { size }), entry('b', { size: second }));
    expect(rowsOf(quote, at(80))[0]?.isSizeTwice).toBe(isTwice);
    const apart = listOf(
      entry('a', { size }),
      entry('b', { size: second, product: product('S40') }),
    );
    expect(rowsOf(apart, at(80))[0]?.isSizeTwice).toBe(false);
  });

  test.each([
    ['DN 150', 100, true],
    ['150A', 150, false],
    ['3 in', 100, true],
    ['1-1/2 – 2-1/2 in', 50, false],
    ['1-1/2 – 2-1/2 in', 100, true],
    ['DN 150', null, false],
    ['?', 100, false],
  ])('%s differs from DN %s: %s', (size, dn, differs) =>
    expect(rowsOf(listOf(sized('a', size)), at(dn))[0]?.differs).toBe(differs),
  );

  test('can be matched to the point where the product is listed in it and no row has it', () => {
    const other = sized('a', 'DN 50');
    const canMatch = (dn: number, ...entries: Entry[]) =>
      rowsOf(listOf(...entries), at(dn))[0]?.canMatch;
    expect(canMatch(100, other)).toBe(true);
    expect(canMatch(100, other, sized('b', '4B'))).toBe(false);
    expect(canMatch(1000, other)).toBe(false);
  });

  test('a further size is offered where every row of the product has one', () => {
    const offered = (...entries: Entry[]) =>
      rowsOf(listOf(...entries), at(null))[0]?.takesOtherSize;
    expect(offered(sized('a', 'DN 50'))).toBe(true);
    expect(offered(sized('a', 'DN 50'), entry('b'))).toBe(false);
    expect(offered(entry('b'))).toBe(false);
  });

  test('an invalid quantity is said, an empty one is open', () => {
    const [wrong, open] = rowsOf(listOf(entry('a', { quantity: '0' }), entry('b')), at(null));
    expect([wrong?.isQuantityWrong, open?.isQuantityWrong]).toEqual([true, false]);
  });
});
