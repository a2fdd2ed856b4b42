/** For the tests: entries of a few products, and actions at random. */
import fc from 'fast-check';

import {
  type Action,
  type Entry,
  entryOfQuestion,
  type EntrySize,
  newEntry,
  type Removal,
} from '#app/shared/quote/entries.ts';
import { typedSize } from '#app/shared/quote/typed-size.ts';

export const product = (code: string) => ({ code, name: 'x', category: 'sirca-valves' });

export const entry = (id: string, more: Partial<Entry> = {}): Entry =>
  newEntry({ product: product('S30'), ...more }, id);

export const removal = (id: string, brought: string | null = null): Removal => ({ id, brought });

const ids = Array.from({ length: 12 }, (_, place) => `e${place}`);
const sizes: readonly (EntrySize | null)[] = [
  null,
  'point',
  typedSize('DN 50'),
  typedSize('DN 80'),
  typedSize('2 in'),
  typedSize('as drawing 7'),
];

const anyEntry: fc.Arbitrary<Entry> = fc
  .record({
    place: fc.nat({ max: ids.length - 1 }),
    size: fc.constantFrom(...sizes),
    quantity: fc.constantFrom('', '4', '0', '1,000'),
    note: fc.constantFrom('', 'tag P-101', 'tag P-102'),
    questions: fc.constantFrom([], ['weight']),
    isAsking: fc.boolean(),
  })
  .map(({ place, isAsking, ...more }) => {
    // An entry keeps its product.
    const code = ['S30', 'S40', 'PQVF'][place % 3] ?? '';
    const id = ids[place] ?? '';
    return isAsking
      ? entryOfQuestion({ code, about: 'drawing' }, id)
      : newEntry({ ...more, product: product(code) }, id);
  });

const anyRemoval = fc.constantFrom('r0', 'r1', 'r2', 'r3').map((id) => removal(id));
const some = fc.subarray(ids, { minLength: 1 });

export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    type: fc.constant('add' as const),
    entries: fc.array(anyEntry, { minLength: 1, maxLength: 3 }),
    dn: fc.constantFrom(null, 50, 80),
  }),
  fc.record({
    type: fc.constant('open' as const),
    entries: fc.array(anyEntry, { minLength: 1, maxLength: 3 }),
    dn: fc.constantFrom(null, 50),
    arrival: fc.constantFrom('k0', 'k1', 'k2'),
  }),
  fc.constant({ type: 'takeIn' as const }),
  fc.record({
    type: fc.constant('insert' as const),
    entries: fc.uniqueArray(anyEntry, { maxLength: 2, selector: ({ id }) => id }),
    below: fc.constantFrom(...ids),
  }),
  fc.record({
    type: fc.constant('change' as const),
    id: fc.constantFrom(...ids),
    to: fc.record({ note: fc.constantFrom('', 'changed'), size: fc.constantFrom(...sizes) }),
  }),
  fc.record({ type: fc.constant('remove' as const), ids: some, removal: anyRemoval }),
  fc.record({
    type: fc.constant('putBack' as const),
    removal: anyRemoval.map(({ id }) => id),
  }),
  fc.record({ type: fc.constant('clear' as const), removal: anyRemoval }),
  fc.record({
    type: fc.constant('takeBack' as const),
    questions: fc.constantFrom([{ code: 's30', about: 'weight' }]),
  }),
  fc.record({ type: fc.constant('follow' as const), dn: fc.constantFrom(50, 80), ids: some }),
);
