import { expect, test } from 'vitest';

import { isKnownMark, KNOWN_MS, knownMark } from './known-browser.ts';
import { createLoginLimits, type Try } from './login-limits.ts';

const from = (key: string, more: Partial<Try> = {}): Try => ({
  key,
  network: null,
  name: 'kim',
  mark: null,
  ...more,
});

test('twenty tries at once from changing addresses keep a known browser out of nothing', () => {
  const { enter } = createLoginLimits(() => 0);
  const strangers = Array.from({ length: 20 }, (_, at) => enter(from(`192.0.2.${at}`)));
  expect(strangers.filter((outcome) => typeof outcome === 'number')).toHaveLength(12);
  expect(typeof enter(from('192.0.2.1', { mark: 'known' }))).toBe('function');
});

test('one address and one /48 take two and four of the places that strangers wait in', () => {
  const { enter } = createLoginLimits(() => 0);
  const waits = (attempt: Try) => typeof enter(attempt) === 'function';
  expect([1, 2, 3].map(() => waits(from('192.0.2.1')))).toEqual([true, true, false]);
  const network = '2001:db8:1::/48';
  const addresses = [1, 2, 3, 4, 5].map((at) => from(`2001:db8:1:${at}::/64`, { network }));
  expect(addresses.map(waits)).toEqual([true, true, true, true, false]);
});

test('wrong tries count for a known browser alone, whatever address it has, and one that succeeds starts anew', () => {
  let now = 0;
  const { enter } = createLoginLimits(() => now);
  const outcome = (attempt: Try, succeeded: boolean) => {
    const entered = enter(attempt);
    if (typeof entered === 'number') return entered;
    entered(succeeded);
    return 0;
  };
  const known = (key: string) => from(key, { mark: 'a' });
  expect([1, 2, 3, 4, 5, 6].map((at) => outcome(known(`192.0.2.${at}`), false))).toEqual([
    0, 0, 0, 0, 0, 60,
  ]);
  expect(outcome(from('192.0.2.1', { mark: 'b' }), true)).toBe(0);
  expect(outcome(from('192.0.2.1'), true)).toBe(0);
  now += 60_000;
  expect(outcome(known('192.0.2.1'), true)).toBe(0);
  expect([1, 2, 3, 4, 5].map(() => outcome(known('192.0.2.1'), false))).toEqual([0, 0, 0, 0, 0]);
});

test('a /48 of changing addresses and names is slowed down as a whole', () => {
  const { enter } = createLoginLimits(() => 0);
  const outcomes = Array.from({ length: 81 }, (_, at) => {
    const entered = enter(
      from(`2001:db8:1:${at}::/64`, { network: '2001:db8:1::/48', name: `kim${at}` }),
    );
    if (typeof entered === 'function') entered(false);
    return entered;
  });
  expect(outcomes.filter((outcome) => typeof outcome === 'number')).toEqual([8]);
});

test('a mark counts for a year, while its user has the same password', () => {
  const user = { name: 'kim', hash: 'scrypt$16$1$1$a$b' };
  const mark = knownMark(user, 0);
  expect(isKnownMark(mark, [user], KNOWN_MS - 1)).toBe(true);
  expect(isKnownMark(mark, [user], KNOWN_MS)).toBe(false);
  expect(isKnownMark(mark, [{ ...user, hash: 'scrypt$16$1$1$a$c' }], 0)).toBe(false);
  expect(isKnownMark(mark, [], 0)).toBe(false);
  for (const forged of ['', '.', '9999999999999.AAAA', `9${mark}`, 'x'.repeat(4_000)])
    expect(isKnownMark(forged, [user], 0)).toBe(false);
});
