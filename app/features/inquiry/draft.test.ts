import { beforeEach, describe, expect, test } from 'vitest';

import { createDraftStore, DRAFT_MAX_AGE_MS, DRAFT_STORAGE_KEY } from './draft.ts';

/** Local storage in memory. */
function memory(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

let storage: Storage;
let now: number;
const open = () =>
  createDraftStore(
    () => storage,
    () => now,
  );

beforeEach(() => {
  storage = memory();
  now = 1_000_000;
});

test('what was typed is there again after a reload, under the same key', () => {
  const first = open();
  first.write({ name: '홍길동' });
  const again = open();
  expect(again.get().fields).toEqual({ name: '홍길동' });
  expect(again.get().key).toBe(first.get().key);
  expect(first.get().key).toMatch(/^[0-9a-f]{32}$/);
});

test('two tabs write one draft: each keeps what the other has typed', () => {
  const [first, second] = [open(), open()];
  second.get();
  first.write({ name: '홍길동', inquiry: 'PQVF' });
  second.write({ companyName: '○○정수' });
  expect(open().get().fields).toEqual({
    name: '홍길동',
    inquiry: 'PQVF',
    companyName: '○○정수',
  });
  expect(second.get().key).toBe(first.get().key);
});

test('once it has arrived nothing stays, and the next inquiry has another key', () => {
  const store = open();
  store.write({ name: 'x' });
  const { key } = store.get();
  store.clear();
  expect(storage.length).toBe(0);
  expect(store.get().key).not.toBe(key);
});

test('a discarded draft can be put back', () => {
  const store = open();
  store.write({ name: 'x' });
  store.restore(store.clear());
  expect(open().get().fields).toEqual({ name: 'x' });
});

test('an old draft is forgotten', () => {
  open().write({ name: 'x' });
  now += DRAFT_MAX_AGE_MS + 1;
  expect(open().get().fields).toEqual({});
  expect(storage.length).toBe(0);
});

describe('what is no draft counts as nothing', () => {
  test.each([
    '{',
    'null',
    '[]',
    '{"key":"x"}',
    '{"key":"0123456789abcdef0123456789abcdef","savedAt":"x"}',
  ])('%s', (text) => {
    storage.setItem(DRAFT_STORAGE_KEY, text);
    expect(open().get().fields).toEqual({});
  });
  test('wrong fields of a right one are left out', () => {
    storage.setItem(
      DRAFT_STORAGE_KEY,
      JSON.stringify({
        key: '0'.repeat(32),
        savedAt: now,
        fields: { name: 5, evil: 'x', phone: '1' },
      }),
    );
    expect(open().get()).toMatchObject({ fields: { phone: '1' } });
  });
});

test('where storage is refused or full, the draft lives as long as the page', () => {
  const refused = createDraftStore(() => {
    throw new Error('refused');
  });
  refused.write({ name: 'x' });
  expect(refused.get().fields).toEqual({ name: 'x' });
});
