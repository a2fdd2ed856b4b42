import { describe, expect, test } from 'vitest';

import {
  type Entry,
  listed,
  MAX_ENTRIES,
  NO_QUOTE,
  type Quote,
  type QuoteRequest,
  reduce,
} from './entries.ts';
import { adding, ownEntries, takingOff } from './press.ts';
import { entry, product, removal } from '#tests/unit/quote-sample.ts';
import { typedSize } from '#app/shared/quote/typed-size.ts';

const listOf = (...entries: readonly Entry[]): Quote => ({ ...NO_QUOTE, entries });
const request: QuoteRequest = { product: product('S30'), size: 'point' };
const sized = (id: string, text: string, more: Partial<Entry> = {}) =>
  entry(id, { size: typedSize(text), ...more });
const follows = entry('a', { size: 'point' });

const speaks = (each: Entry, asked: QuoteRequest, dn: number | null) =>
  ownEntries(listOf(each), { request: asked, dn }).length === 1;

test.each([
  [sized('a', 'DN 50'), null, true],
  [sized('a', 'drawing 7'), null, true],
  [entry('a'), 100, true],
  [follows, 100, true],
  [sized('a', 'DN 100'), 100, true],
  [sized('a', '100A'), 100, true],
  [sized('a', '3 – 4 in'), 100, true],
  [sized('a', 'DN 50'), 100, false],
  [sized('a', 'drawing 7'), 100, false],
  [entry('a', { product: product('S30T') }), 100, false],
])('%j is an entry of the button at DN %s: %s', (each, dn, isOwn) =>
  expect(speaks(each, request, dn)).toBe(isOwn),
);

test('the button of one size speaks of that size alone', () => {
  const column = { ...request, size: typedSize('DN 50') };
  expect(speaks(sized('a', '50A'), column, 100)).toBe(true);
  expect(speaks(follows, column, 100)).toBe(false);
  expect(speaks(follows, column, 50)).toBe(true);
  expect(speaks(entry('a'), column, null)).toBe(false);
});

test('the rows of a tender are not those of a product’s button', () => {
  const pasted = { text: 'S30', tag: '', unit: '' };
  expect(speaks(entry('a', { pasted }), { product: product('S30') }, null)).toBe(false);
});

describe('pressed', () => {
  const press = (quote: Quote, asked: QuoteRequest, dn: number | null = null): Quote => {
    const own = ownEntries(quote, { request: asked, dn });
    const action =
      own.length > 0
        ? takingOff(own, { request: asked, dn })
        : adding(quote, { request: asked, dn });
    return typeof action === 'string' ? quote : reduce(quote, action);
  };
  const both = [sized('a', 'DN 80', { quantity: '3' }), sized('b', 'DN 100', { note: 'TAG-9' })];

  test('puts back what it took off, with sizes, quantities and notes, once', () => {
    const off = press(listOf(...both), request);
    expect(listed(off)).toEqual([]);
    expect(listed(press(off, request))).toEqual(both);
    expect(listed(press(press(off, request), request))).toEqual([]);
  });

  test('puts back a size that follows as one that follows', () =>
    expect(listed(press(press(listOf(follows), request, 80), request, 100))).toEqual([follows]));

  test('puts back as far as it speaks of it at the point', () => {
    const off = press(listOf(...both), request);
    expect(listed(press(off, request, 100))).toEqual([both[1]]);
    expect(listed(press(off, request, 150))).toMatchObject([{ size: 'point', quantity: '1' }]);
  });

  test('adds where more was entered since, and after the list was cleared or sent', () => {
    const off = press(listOf(...both), request);
    const added = (quote: Quote, asked = request) => listed(press(quote, asked));
    expect(added(off, { ...request, quantity: '7' })).toMatchObject([{ quantity: '7' }]);
    const fresh = [{ size: 'point', quantity: '1', note: '' }];
    expect(added(reduce(off, { type: 'clear', removal: removal('c') }))).toMatchObject(fresh);
    expect(added(reduce(off, { type: 'sent', entries: [] }))).toMatchObject(fresh);
  });

  test('with the quantity that its field still shows puts back the one edited on the list', () => {
    const two = { ...request, quantity: '2' };
    const off = press(listOf(entry('a', { size: 'point', quantity: '5' })), two);
    expect(listed(press(off, two))[0]?.quantity).toBe('5');
  });

  test('puts back what the list’s field has, where that says no less', () => {
    const off = press(listOf(entry('a', { quantity: '5', note: 'valve, steam' })), request);
    expect(listed(press(off, { ...request, quantity: '5', note: 'steam' }))[0]?.id).toBe('a');
  });

  test('adds nothing with a wrong quantity or to a full list', () => {
    const quantity = '0';
    expect(adding(NO_QUOTE, { request: { ...request, quantity }, dn: null })).toBe(
      'wrong quantity',
    );
    const full = Array.from({ length: MAX_ENTRIES }, (_, n) =>
      entry(`e${n}`, { product: product(`P${n}`) }),
    );
    expect(adding(listOf(...full), { request, dn: null })).toBe('full');
  });
});
