import { describe, expect, test, vi } from 'vitest';

import { createStoredList, parseList } from './stored-list.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const stored = (items: unknown, version: unknown = 1) => JSON.stringify({ version, items });

describe('what the device kept', () => {
  test('a list is read', () =>
    expect(parseList(stored(['a', 'b']), 4, text)).toEqual({ kept: ['a', 'b'], broken: false }));
  test('a list of another version is read as far as its entries can be', () => {
    for (const version of [0, 2, '1', undefined])
      expect(parseList(stored(['a', 'b'], version), 4, text)).toEqual({
        kept: ['a', 'b'],
        broken: false,
      });
  });
  test.each([
    ['', []],
    ['{', []],
    ['null', []],
    ['[]', []],
    [stored(['a', 7], 0), ['a']], // an older version
    [stored('a'), []],
    [stored({ length: 2 }), []],
    [stored(['a', 7, null, 'b']), ['a', 'b']],
    [stored(['a', 'b', 'c', 'd', 'e']), ['a', 'b', 'c', 'd']], // more than fit
  ])('%s keeps what can be used and says that something was dropped', (json, kept) =>
    expect(parseList(json, 4, text)).toEqual({ kept, broken: true }),
  );
});

function storageWith(initial: string | null) {
  let value = initial;
  return {
    getItem: () => value,
    setItem: (_: string, next: string) => void (value = next),
    removeItem: () => void (value = null),
    read: () => value,
  };
}

const listOf = (storage: unknown) =>
  createStoredList({
    key: 'k',
    limit: 2,
    parse: text,
    storage: () => storage as Storage,
  });

test('a change is written, told, and never longer than the limit', () => {
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() });
  const storage = storageWith(stored(['a']));
  const list = listOf(storage);
  const listener = vi.fn();
  list.subscribe(listener);
  list.set(['a', 'b', 'c']);
  expect(list.get()).toEqual(['a', 'b']);
  expect(storage.read()).toBe(stored(['a', 'b']));
  expect(listener).toHaveBeenCalledTimes(1);
  list.set([]);
  expect(storage.read()).toBeNull();
  vi.unstubAllGlobals();
});

test('a dropped entry is said until it has been read', () => {
  const list = listOf(storageWith(stored(['a', 7])));
  expect(list.get()).toEqual(['a']);
  expect(list.dropped()).toBe(true);
  list.acknowledge();
  expect(list.dropped()).toBe(false);
});

test('where the browser refuses storage the list lives as long as the page', () => {
  const list = createStoredList({
    key: 'k',
    limit: 2,
    parse: text,
    storage: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  expect(list.get()).toEqual([]);
  list.set(['a']);
  expect(list.get()).toEqual(['a']);
  expect(list.dropped()).toBe(false);
});
