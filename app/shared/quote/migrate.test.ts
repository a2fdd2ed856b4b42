import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type Entry, isOn, listed, NO_QUOTE, reduce } from './entries.ts';
import { type Before, migrate } from './migrate.ts';
import { removal } from '#tests/unit/quote-sample.ts';

const NOW = 1_800_000_000_000;
const nothing: Before = { list: null, draft: null, questions: null };
const list = (...items: unknown[]): string => JSON.stringify({ version: 1, items });
const s30 = { productCode: 'S30', productName: '볼 밸브', category: 'sirca-valves' };
const draft = (quote: unknown[], savedAt = NOW) =>
  JSON.stringify({
    key: '0'.repeat(32),
    fields: { name: '김' },
    quote,
    takenFrom: ['k1'],
    savedAt,
  });
const from = (before: Partial<Before>, quote = NO_QUOTE) =>
  migrate(quote, { ...nothing, ...before }, NOW);
const entriesOf = (before: Partial<Before>) => from(before).quote.entries;

describe('a list of the version before', () => {
  test.each<[string, object, Partial<Entry>]>([
    ['a size that follows', { size: 'DN 80', follows: true }, { size: 'point', dn: 80 }],
    ['a size that follows and is not known yet', { follows: true }, { size: 'point' }],
    ['a chosen size', { size: 'DN 80' }, { size: { text: 'DN 80' } }],
    ['a size in words', { size: '1-1/2 – 2-1/2 in' }, { size: { text: '1-1/2 – 2-1/2 in' } }],
    ['a size called point', { size: 'point' }, { size: { text: 'point' } }],
    ['a size in the code', { productCode: 'S30 DN 80' }, { size: { text: 'DN 80' } }],
    ['a quantity', { quantity: 4 }, { quantity: '4' }],
    ['a quantity as a text', { quantity: '3' }, { quantity: '3' }],
    ['an entry that is no quantity', { entered: '1.5' }, { quantity: '1.5' }],
    ['a note', { note: 'tag P-101' }, { note: 'tag P-101' }],
    [
      'a supply in the note',
      { note: 'tag P-101, 단상 110–220 V' },
      { note: 'tag P-101', supply: { phase: 1, min: 110, max: 220 } },
    ],
    [
      'both supplies',
      { note: 'Three-phase 380–440 V, 단상 220 V' },
      { supply: { phase: 3, min: 380, max: 440 }, note: '단상 220 V' },
    ],
    ['a supply of his own', { note: '단상 24 V DC' }, { note: '단상 24 V DC', supply: null }],
    [
      'conditions of the finder, which its note says',
      { note: '3상, F07', duty: 'phase=3&flange=F07' },
      { conditions: 'phase=3&flange=F07', note: '' },
    ],
    ['broken fields', { quantity: {}, note: 7, size: [] }, { size: null, quantity: '' }],
    ['several lines', { note: 'a\n2. FORGED' }, { note: 'a 2. FORGED' }],
  ])('with %s', (_, item, expected) =>
    expect(entriesOf({ list: list({ ...s30, ...item }) })).toMatchObject([
      { product: { code: 'S30', name: '볼 밸브', category: 'sirca-valves' }, ...expected },
    ]),
  );

  test('keeps more than the limit, rows of one product, and what can be read of a broken one', () => {
    const sixty = Array.from({ length: 60 }, (_, n) => ({ ...s30, productCode: `P${n}` }));
    expect(entriesOf({ list: list(...sixty) })).toHaveLength(60);
    const twice = { ...s30, size: 'DN 50' };
    expect(entriesOf({ list: list({ ...twice, quantity: 4 }, twice, twice) })).toHaveLength(3);
    const { quote, isBroken } = from({ list: list(7, s30, null) });
    expect(quote.entries).toHaveLength(1);
    expect(isBroken).toBe(true);
    expect(from({ list: '{' }).isBroken).toBe(true);
    expect(from({ list: list(s30), draft: draft([s30]) }).isBroken).toBe(false);
  });

  test('and a draft are one list: the draft first, the same once, contradictory ones side by side', () => {
    const before = {
      list: list({ ...s30, size: 'DN 80', quantity: 4 }, { ...s30, size: 'DN 100', quantity: 3 }),
      draft: draft([
        { ...s30, size: 'DN 100', quantity: 7 },
        { ...s30, size: 'DN 80', note: 'x' },
      ]),
    };
    expect(entriesOf(before)).toMatchObject([
      { size: { text: 'DN 100' }, quantity: '7' },
      { size: { text: 'DN 80' }, quantity: '4', note: 'x' },
      { size: { text: 'DN 100' }, quantity: '3' },
    ]);
    expect(from(before).quote.arrivals).toContain('k1');
  });

  test('a draft older than 30 days is forgotten, as before', () =>
    expect(entriesOf({ draft: draft([s30], NOW - 31 * 86_400_000) })).toEqual([]));
});

test('questions join the entry of their product; others stand for themselves', () => {
  const questions = list(
    { code: 'S30', about: '무게' },
    { code: 's30', about: 'x' },
    { code: '', about: '납기' },
    { code: 'S40', about: '무게' },
    { code: 'S40', about: '무게' },
    { about: '' },
  );
  const { quote, isBroken } = from({ list: list(s30), questions });
  expect(quote.entries.map((each) => [each.product.code, isOn(each), each.questions])).toEqual([
    ['S30', true, ['무게', 'x']],
    ['', false, ['납기']],
    ['S40', false, ['무게']],
  ]);
  expect(isBroken).toBe(true);
});

test('any data of any hand throws nothing, and to migrate again adds nothing', () => {
  const item = fc.oneof(
    fc.record(
      {
        productCode: fc.constantFrom('S30', 'S40', 'PQVF DN 80', ''),
        productName: fc.string(),
        size: fc.constantFrom('DN 80', '3 in', ''),
        follows: fc.boolean(),
        quantity: fc.oneof(fc.integer(), fc.string()),
        note: fc.string(),
        duty: fc.string(),
      },
      { requiredKeys: ['productCode'] },
    ),
    fc.jsonValue(),
  );
  const items = fc.array(item, { maxLength: 6 });
  const text = fc.option(
    fc.oneof(
      items.map((some) => list(...some)),
      items.map((some) => draft(some)),
      fc.json(),
      fc.string(),
    ),
    { nil: null },
  );
  fc.assert(
    fc.property(fc.record({ list: text, draft: text, questions: text }), (before) => {
      const once = migrate(NO_QUOTE, before, NOW).quote;
      const twice = migrate(once, before, NOW).quote;
      expect(twice.entries).toEqual(once.entries);
      const ids = once.entries.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: 1_000 },
  );
});

test('what was taken off since stays off, and what an old tab adds later is taken over', () => {
  const before = { list: list(s30) };
  const once = from(before).quote;
  const ids = once.entries.map(({ id }) => id);
  const off = reduce(once, { type: 'remove', ids, removal: removal('r') });
  expect(listed(from(before, off).quote)).toEqual([]);
  expect(from(before, reduce(once, { type: 'sent', entries: once.entries })).quote.entries).toEqual(
    [],
  );
  const later = { list: list(s30, { ...s30, productCode: 'S40' }) };
  expect(from(later, once).quote.entries).toHaveLength(2);
  // An old tab that edits an entry: the newer quantity counts, and it is still one.
  const edited = { list: list({ ...s30, quantity: 5 }) };
  expect(from(edited, once).quote.entries.map(({ quantity }) => quantity)).toEqual(['5']);
});
