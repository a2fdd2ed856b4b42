import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  asideOf,
  type Entry,
  entryOfQuestion,
  isOn,
  listed,
  MAX_ENTRIES,
  newEntry,
  NO_QUOTE,
  piecesOf,
  questionsOf,
  type Quote,
  reduce,
  subjectOf,
} from './entries.ts';
import { entriesOfState, readQuote, stateOf, writeQuote } from './read-quote.ts';
import { anyAction, entry, product, removal } from '#tests/unit/quote-sample.ts';
import { typedSize } from '#app/shared/quote/typed-size.ts';

const listOf = (...entries: readonly Entry[]): Quote => ({ ...NO_QUOTE, entries });
const add = (quote: Quote, request: Entry, dn: number | null = null) =>
  reduce(quote, { type: 'add', entries: [request], dn });
const idsOf = (quote: Quote) => listed(quote).map(({ id }) => id);

describe('any sequence of actions', () => {
  const anyQuote = fc
    .array(anyAction, { maxLength: 25 })
    .map((actions) => actions.reduce(reduce, NO_QUOTE));

  test('keeps ids unique and the list within its limit', () =>
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const ids = quote.entries.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(listed(quote).length).toBeLessThanOrEqual(MAX_ENTRIES);
      }),
      { numRuns: 1_000 },
    ));

  test('undo restores exactly what was removed or cleared, at its place', () =>
    fc.assert(
      fc.property(anyQuote, fc.nat(), (quote, pick) => {
        const ids = idsOf(quote).filter((_, place) => (pick >> place) % 2 === 1);
        const removed = reduce(quote, { type: 'remove', ids, removal: removal('new') });
        expect(listed(reduce(removed, { type: 'putBack', removal: 'new' }))).toEqual(listed(quote));
        const cleared = reduce(quote, { type: 'clear', removal: removal('new') });
        expect(listed(cleared)).toEqual([]);
        expect(listed(reduce(cleared, { type: 'putBack', removal: 'new' }))).toEqual(listed(quote));
      }),
      { numRuns: 1_000 },
    ));

  test('several removals can be undone in any order', () =>
    fc.assert(
      fc.property(anyQuote, fc.boolean(), (quote, isFirstFirst) => {
        const [one, other] = idsOf(quote);
        fc.pre(one !== undefined && other !== undefined);
        const off = [one, other].reduce(
          (list, id, place) =>
            reduce(list, { type: 'remove', ids: [id], removal: removal(`new${place}`) }),
          quote,
        );
        const order = isFirstFirst ? ['new0', 'new1'] : ['new1', 'new0'];
        const back = order.reduce(
          (list, id) => reduce(list, { type: 'putBack', removal: id }),
          off,
        );
        expect(listed(back)).toEqual(listed(quote));
      }),
    ));

  test('changes nothing of other entries, and loses none but by removal and sending', () =>
    fc.assert(
      fc.property(anyQuote, anyAction, (quote, action) => {
        const next = reduce(quote, action);
        const kept = [...next.entries, ...next.aside];
        for (const before of quote.entries) {
          const after = kept.find(({ id }) => id === before.id);
          if (isOn(before)) expect(after).toBeDefined();
          if (action.type !== 'takeBack')
            for (const { code, about } of questionsOf([before]))
              expect(questionsOf(kept)).toContainEqual({ code, about });
          if (action.type === 'change' && action.id !== before.id) expect(after).toBe(before);
        }
      }),
      { numRuns: 1_000 },
    ));

  test('a list is read as it was written', () =>
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const drop = () => expect.unreachable();
        const { entries, aside } = readQuote(writeQuote(quote) ?? '{"entries":[]}', drop);
        expect({ entries, aside }).toEqual({ entries: quote.entries, aside: quote.aside });
      }),
    ));
});

describe('a product asked for again', () => {
  const size = (text: string) => ({ size: typedSize(text) });
  test.each([
    ['the same size', entry('a', size('DN 80')), entry('b', size('3 in')), null, 1],
    ['another size', entry('a', size('DN 80')), entry('b', size('DN 100')), null, 2],
    ['a size, where it has none yet', entry('a'), entry('b', size('DN 100')), null, 1],
    ['none, where it has a size', entry('a', size('DN 80')), entry('b'), null, 2],
    ['the point twice', entry('a', { size: 'point' }), entry('b', { size: 'point' }), 80, 1],
    ['the point in its size', entry('a', size('80A')), entry('b', { size: 'point' }), 80, 1],
    ['the point in another', entry('a', size('DN 50')), entry('b', { size: 'point' }), 80, 2],
    ['another product', entry('a'), entry('b', { product: product('S40') }), null, 2],
  ])('%s', (_, present, request, dn, rows) =>
    expect(add(listOf(present), request, dn).entries).toHaveLength(rows),
  );

  test('the newer quantity and supply count, a note is added once, the size and the id stay', () => {
    const supply = { phase: 3, min: 380, max: 440 } as const;
    const present = entry('a', { ...size('DN 80'), quantity: '2', note: 'tag P-101' });
    const request = entry('b', { ...size('80A'), quantity: '4', note: 'DN 50', supply });
    const once = add(listOf(present), request);
    expect(once.entries).toEqual([{ ...present, quantity: '4', note: 'tag P-101, DN 50', supply }]);
    expect(add(once, { ...request, id: 'c' }).entries).toEqual(once.entries);
  });

  test('is taken over once for each history entry', () => {
    const action = { type: 'add', entries: [entry('a')], dn: null, arrival: 'key-1' } as const;
    const once = reduce(NO_QUOTE, action);
    const off = reduce(once, { type: 'remove', ids: ['a'], removal: removal('r') });
    expect(idsOf(reduce(off, { ...action, entries: [entry('b')] }))).toEqual([]);
    expect(reduce(once, { type: 'sent', entries: once.entries }).arrivals).toEqual(['key-1']);
  });
});

describe('the limit', () => {
  const full = listOf(
    ...Array.from({ length: MAX_ENTRIES }, (_, place) =>
      entry(`e${place}`, { product: product(`P${place}`) }),
    ),
  );
  test('leaves out what has no room, and lets a listed product take a newer quantity', () => {
    expect(idsOf(add(full, entry('new')))).toEqual(idsOf(full));
    const again = add(full, entry('new', { product: product('P3'), quantity: '7' }));
    expect(again.entries[3]?.quantity).toBe('7');
    expect(idsOf(reduce(full, { type: 'insert', entries: [entry('n')], below: 'e0' }))).toEqual(
      idsOf(full),
    );
  });
  test('keeps what is taken off off, where its place is taken', () => {
    const off = reduce(full, { type: 'remove', ids: ['e0'], removal: removal('r') });
    const again = reduce(add(off, entry('new')), { type: 'putBack', removal: 'r' });
    expect(idsOf(again)).toHaveLength(MAX_ENTRIES);
    expect(idsOf(again)).not.toContain('e0');
  });
});

describe('rows of a list that was pasted', () => {
  const row = (id: string, more: Partial<Entry> = {}) =>
    entry(id, { pasted: { text: '볼밸브 50A', tag: 'P-101', unit: 'EA' }, ...more });
  const asText = (id: string) => row(id, { product: product('') });

  test('are positions of their own, and join nothing', () => {
    const list = reduce(listOf(entry('a')), {
      type: 'insert',
      entries: [row('r1'), row('r2'), asText('t1'), asText('t2')],
    });
    expect(idsOf(list)).toEqual(['a', 'r1', 'r2', 't1', 't2']);
    // A product that is asked for elsewhere stays apart, and so does a question of a page.
    expect(idsOf(add(list, entry('b')))).toEqual(['a', 'r1', 'r2', 't1', 't2']);
    const asked = reduce(list, {
      type: 'add',
      entries: [entryOfQuestion({ code: '', about: 'weight' }, 'q')],
      dn: null,
    });
    expect(asked.entries.find(({ id }) => id === 't1')?.questions).toEqual([]);
  });
  test('come back as they were, without a quantity of their own', () => {
    const [first, second] = [row('r1'), asText('t1')];
    const sent = reduce(listOf(first, second), { type: 'sent', entries: [first, second] });
    expect(sent.entries).toEqual([]);
    const back = reduce(sent, { type: 'add', entries: [first, second], dn: null });
    expect(back.entries).toEqual([first, second]);
  });
  test('are read as they were written, and fill the list up to its limit', () => {
    const many = Array.from({ length: MAX_ENTRIES + 3 }, (_, place) => asText(`t${place}`));
    const list = reduce(NO_QUOTE, { type: 'insert', entries: many });
    expect(listed(list)).toHaveLength(MAX_ENTRIES);
    expect(readQuote(writeQuote(list) ?? '', () => undefined)).toEqual(list);
  });
});

test('another size of a product stands below its row', () => {
  const list = listOf(entry('a'), entry('b', { product: product('S40') }));
  const next = reduce(list, { type: 'insert', entries: [entry('c')], below: 'a' });
  expect(idsOf(next)).toEqual(['a', 'c', 'b']);
});

test('an edit brings back what another tab took off; what was listed while an inquiry was under way stays', () => {
  const list = listOf(entry('a'), entry('b'));
  const off = reduce(list, { type: 'remove', ids: ['a'], removal: removal('r') });
  expect(idsOf(reduce(off, { type: 'change', id: 'a', to: { note: 'x' } }))).toEqual(['a', 'b']);
  const sent = reduce(off, { type: 'sent', entries: off.entries });
  expect(sent.entries).toEqual([]);
  expect(idsOf(reduce(list, { type: 'sent', entries: [entry('a')] }))).toEqual(['b']);
  expect(reduce(sent, { type: 'change', id: 'b', to: { note: 'too late' } }).entries).toEqual([]);
});

test('an address that is opened says what goes out: the list is set aside, and there again once its products are sent', () => {
  const s40 = (id: string, dn: number) =>
    entry(id, { product: product('S40'), size: typedSize(`DN ${dn}`) });
  const open = (list: Quote, arrival: string, ...entries: Entry[]) =>
    reduce(list, { type: 'open', entries, dn: null, arrival });
  const asks = entry('q', {
    product: product('S10'),
    questions: ['CV'],
    off: { id: 'asks', brought: null },
  });
  const before = listOf(entry('a'), s40('b', 50), asks);
  const opened = open(before, 'key-1', s40('c', 50), s40('d', 80));
  // The row that the address names too stays what it is.
  expect(idsOf(opened)).toEqual(['b', 'd']);
  expect(questionsOf(opened.entries)).toEqual([]);
  expect(asideOf(opened)).toBe(2);
  expect(open(opened, 'key-1', s40('c', 50))).toEqual(opened);
  expect(readQuote(writeQuote(opened) ?? '', () => undefined)).toEqual(opened);

  const taken = reduce(opened, { type: 'takeIn' });
  expect(idsOf(taken)).toEqual(['b', 'd', 'a']);
  expect(questionsOf(taken.entries)).toHaveLength(1);
  expect(asideOf(taken)).toBe(0);

  const sent = reduce(opened, { type: 'sent', entries: opened.entries });
  expect(idsOf(sent)).toEqual(['a']);
  expect(questionsOf(sent.entries)).toHaveLength(1);
  expect(asideOf(sent)).toBe(0);
});

test('sizes that follow remember the DN that they were read at', () => {
  const follows = entry('a', { size: 'point' });
  const list = add(listOf(entry('b', { size: typedSize('DN 50') })), follows, 80);
  expect(list.entries.map(({ dn }) => dn)).toEqual([null, 80]);
  const next = reduce(list, { type: 'follow', dn: 100, ids: ['a', 'b'] });
  expect(next.entries.map(({ dn }) => dn)).toEqual([null, 100]);
});

test('the oldest removals are forgotten with their entries', () => {
  const many = Array.from({ length: 30 }, (_, n) => entry(`e${n}`));
  const off = many.reduce(
    (list, { id }) => reduce(list, { type: 'remove', ids: [id], removal: removal(id) }),
    listOf(...many),
  );
  expect(off.removals).toHaveLength(20);
  expect(off.entries.map(({ id }) => id)).toEqual(off.removals);
});

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['1,000', 1_000],
  ['９,９９９', 9_999],
  ['', undefined],
  ['0', undefined],
  ['1.5', undefined],
  ['1,00', undefined],
  ['-3', undefined],
  ['10,000', undefined],
])('a quantity entered as "%s" is %s', (text, pieces) => expect(piecesOf(text)).toBe(pieces));

const s30 = { productCode: 'S30', productName: 'x', category: 'sirca-valves' };
test.each([
  [{ ...s30, other: 1 }, ['S30']],
  [{ quote: [s30, { ...s30, productCode: 'PQVF' }] }, ['S30', 'PQVF']],
  [null, []],
  ['x', []],
  [{ quote: 'x' }, []],
  [{ quote: [null, {}, { productCode: ' ' }] }, []],
])('the navigation state %j hands over %j', (state, codes) => {
  const entries = entriesOfState(state);
  expect(entries.map((each) => each.product.code)).toEqual(codes);
  expect(entries.every(({ size }) => size === 'point')).toBe(true);
});

test('what a link hands over arrives', () => {
  const supply = { phase: 1, min: 220, max: 220 } as const;
  const request = { product: product('480-050'), quantity: '2', supply, size: typedSize('DN 50') };
  expect(entriesOfState(stateOf(request))).toMatchObject([request]);
});

test.each(['{', 'null', '7', '{"entries":7}', '{"entries":[7]}', '{"entries":[{"id":"a"}]}'])(
  'a broken list, %s, is read as far as it can be, and said',
  (text) => {
    let isDropped = false;
    expect(readQuote(text, () => (isDropped = true))).toEqual(NO_QUOTE);
    expect(isDropped).toBe(true);
  },
);

describe('questions', () => {
  const weight = { code: 'S30', about: 'weight' };
  const ask = (quote: Quote, question = weight) =>
    reduce(quote, { type: 'add', entries: [entryOfQuestion(question, 'q')], dn: null });
  const asked = ({ entries }: Quote) => questionsOf(entries);

  test('of a product that is not listed go out alone, and stay with it when it is listed', () => {
    const alone = ask(NO_QUOTE);
    expect([idsOf(alone), asked(alone)]).toEqual([[], [weight]]);
    const [only] = add(alone, entry('b', { quantity: '4' })).entries;
    expect(only).toMatchObject({ id: 'q', off: null, quantity: '4', questions: ['weight'] });
  });

  test('of a listed product join its entry, once, and go out when that is taken off', () => {
    const list = ask(ask(listOf(entry('a'))));
    expect(list.entries).toMatchObject([{ id: 'a', questions: ['weight'] }]);
    const off = reduce(list, { type: 'remove', ids: ['a'], removal: removal('r') });
    expect([idsOf(off), asked(off)]).toEqual([[], [weight]]);
    expect(reduce(off, { type: 'takeBack', questions: [weight] }).entries).toHaveLength(1);
    const cleared = reduce(off, { type: 'clear', removal: removal('c') });
    expect(asked(cleared)).toEqual([weight]);
  });

  test('that were asked while an inquiry was under way stay; what was sent can be put back', () => {
    const list = ask(listOf(entry('a', { quantity: '4' })));
    const more = ask(list, { code: 'S30', about: 'drawing' });
    const sent = reduce(more, { type: 'sent', entries: list.entries });
    expect([idsOf(sent), asked(sent)]).toEqual([[], [{ code: 'S30', about: 'drawing' }]]);
    const back = reduce(sent, { type: 'add', entries: list.entries, dn: null });
    expect(back.entries).toMatchObject([
      { off: null, quantity: '4', questions: ['drawing', 'weight'] },
    ]);
  });
});

test('questions say what size they are asked of, until their product is on the list in a size of its own', () => {
  const asks = { type: 'add', dn: null } as const;
  const about = entryOfQuestion({ code: 'AP-DA', size: 'AP8, air 6 bar', about: 'Torque' }, 'q');
  const quote = reduce(NO_QUOTE, { ...asks, entries: [about] });
  expect(questionsOf(quote.entries).map(subjectOf)).toEqual(['AP-DA AP8, air 6 bar']);
  const resized = reduce(quote, { type: 'size', product: 'AP-DA', size: { text: 'AP10' } });
  expect(questionsOf(resized.entries).map(subjectOf)).toEqual(['AP-DA AP10']);
  const product = { code: 'AP-DA', name: 'x', category: 'pneumatic' };
  const wanted = newEntry({ product, size: { text: 'AP10' } }, 'a');
  const listed = reduce(quote, { ...asks, entries: [wanted] });
  expect(listed.entries.map(({ size }) => size)).toEqual([{ text: 'AP10' }]);
  expect(questionsOf(listed.entries).map(subjectOf)).toEqual(['AP-DA']);
});
