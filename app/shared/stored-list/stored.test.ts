import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { listed, NO_QUOTE, type Quote, reduce } from '#app/shared/quote/entries.ts';
import { readQuote, writeQuote } from '#app/shared/quote/read-quote.ts';
import { anyAction, entry, product, removal } from '#tests/unit/quote-sample.ts';

import { createStored, type Stored } from './stored.ts';

interface Device {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}

function deviceOf(): Device {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const tabOf = (device: () => Device): Stored<Quote> =>
  createStored({
    key: 'k',
    none: () => NO_QUOTE,
    read: readQuote,
    write: writeQuote,
    storage: () => device() as unknown as Storage,
  });
const add = (id: string, code: string) => (quote: Quote) =>
  reduce(quote, { type: 'add', entries: [entry(id, { product: product(code) })], dn: null });
const idsOf = (tab: Stored<Quote>) => listed(tab.get()).map(({ id }) => id);

describe('two tabs with one list', () => {
  const twoTabs = () => {
    const device = deviceOf();
    return [tabOf(() => device), tabOf(() => device)] as const;
  };

  test('make what one tab would have made, in any order', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(anyAction, fc.boolean()), { maxLength: 30 }), (actions) => {
        const [first, second] = twoTabs();
        let alone = NO_QUOTE;
        for (const [action, isFirst] of actions) {
          // Neither has heard of the other's writes.
          (isFirst ? first : second).update((quote) => reduce(quote, action));
          alone = reduce(alone, action);
        }
        expect(first.update((quote) => quote).entries).toEqual(alone.entries);
      }),
      { numRuns: 500 },
    ));

  test('both add, and the first has not heard of the second', () => {
    const [one, other] = twoTabs();
    one.update(add('a', 'S30'));
    other.update(add('b', 'S40'));
    one.update(add('c', 'PQVF'));
    expect(idsOf(one)).toEqual(['a', 'b', 'c']);
  });

  test('one edits what the other took off: it comes back with the edit', () => {
    const [one, other] = twoTabs();
    one.update(add('a', 'S30'));
    other.update((quote) => reduce(quote, { type: 'remove', ids: ['a'], removal: removal('r') }));
    one.update((quote) => reduce(quote, { type: 'change', id: 'a', to: { note: 'tag P-101' } }));
    expect(listed(one.get()).map(({ note }) => note)).toEqual(['tag P-101']);
  });
});

test('where the browser refuses storage the value lives as long as the page, and joins the device’s when it can be written', () => {
  const device = deviceOf();
  let isRefused = true;
  const one = tabOf(() => {
    if (isRefused) throw new DOMException('refused', 'SecurityError');
    return device;
  });
  one.update(add('a', 'S30'));
  expect(idsOf(one)).toEqual(['a']);
  expect(one.unkept()).toBe(true);
  tabOf(() => device).update(add('b', 'S40'));
  isRefused = false;
  one.update(add('c', 'PQVF'));
  expect(idsOf(one)).toEqual(['b', 'a', 'c']);
  expect(one.unkept()).toBe(false);
  expect(idsOf(tabOf(() => device))).toEqual(['b', 'a', 'c']);
});

test('on a full device what could not be written is shown, and written with the next change that can be', () => {
  const device = deviceOf();
  let isFull = false;
  const setItem = (key: string, value: string) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    device.setItem(key, value);
  };
  const one = tabOf(() => ({ ...device, setItem }));
  one.update(add('a', 'S30'));
  isFull = true;
  one.update(add('b', 'S40'));
  expect(idsOf(one)).toEqual(['a', 'b']);
  expect(idsOf(tabOf(() => device))).toEqual(['a']);
  isFull = false;
  one.update(add('c', 'PQVF'));
  expect(idsOf(tabOf(() => device))).toEqual(['a', 'b', 'c']);
});

test('what is outdated is deleted, and nothing is written where nothing changes', () => {
  const device = deviceOf();
  const writes: string[] = [];
  device.setItem('k', 'old');
  const store = createStored<string>({
    key: 'k',
    none: () => 'none',
    read: (text) => (text === 'old' ? undefined : text),
    write: (text) => {
      writes.push(text);
      return text;
    },
    storage: () => device as unknown as Storage,
  });
  expect(store.get()).toBe('none');
  expect(device.getItem('k')).toBeNull();
  store.update((text) => text);
  expect(writes).toEqual([]);
});
