import { expect, test } from 'vitest';

import { createSenderLimits } from './sender-limits.ts';

const limits = () => createSenderLimits({ isTrustedProxy: () => false, warn: () => undefined });
const sender = (key: string, network: string | null = null) => ({ key, network });

test('however many forms a few addresses begin and never finish, a person finds a place for theirs', () => {
  const { enter } = limits();
  for (let each = 0; each < 4 * 64; each += 1) enter(sender(`192.0.2.${each % 4}`));
  for (let each = 0; each < 4 * 128; each += 1)
    enter(sender(`2001:db8:${each % 4}:${each}::/64`, `2001:db8:${each % 4}::/48`));
  expect(enter(sender('198.51.100.1'))).toBeTypeOf('function');
});

test('one address alone has the places of an office of forty, and more', () => {
  const { enter } = limits();
  const entered = Array.from({ length: 65 }, () => typeof enter(sender('192.0.2.1')));
  expect(entered.slice(0, 64).every((kind) => kind === 'function')).toBe(true);
  expect(entered.at(-1)).toBe('object');
});
