import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKeptBytes } from './kept-bytes.ts';

test('what was asked for last stays', () => {
  const kept = createKeptBytes<string>(100);
  kept.set('a', 'A', 40);
  kept.set('b', 'B', 40);
  expect(kept.get('a')).toBe('A');
  kept.set('c', 'C', 40);
  expect([kept.get('a'), kept.get('b'), kept.get('c'), kept.bytes()]).toEqual([
    'A',
    undefined,
    'C',
    80,
  ]);
});

test('one that is larger than all room is not kept, and throws nothing else out', () => {
  const kept = createKeptBytes<string>(100);
  kept.set('a', 'A', 60);
  kept.set('huge', 'H', 101);
  expect([kept.get('a'), kept.get('huge'), kept.bytes()]).toEqual(['A', undefined, 60]);
});

test('never more than its limit, and the count is right, whatever is put in', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 60 }))),
      (puts) => {
        const kept = createKeptBytes<number>(100);
        for (const [name, bytes] of puts) {
          kept.set(String(name), bytes, bytes);
          expect(kept.bytes()).toBeLessThanOrEqual(100);
        }
        const held = Array.from({ length: 10 }, (_, name) => kept.get(String(name)) ?? 0);
        expect(held.reduce((sum, bytes) => sum + bytes, 0)).toBe(kept.bytes());
      },
    ),
  );
});
