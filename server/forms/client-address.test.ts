import { expect, test } from 'vitest';

import { clientAddress, limitKey, networkKey } from './client-address.ts';

const trusted = (address: string) => address === '127.0.0.1' || address.startsWith('10.');

test('without a trusted proxy the connection alone counts', () => {
  expect(clientAddress('::ffff:203.0.113.9', '1.2.3.4', trusted)).toBe('203.0.113.9');
});

test('through trusted proxies the last address that is none of them counts', () => {
  expect(clientAddress('127.0.0.1', '6.6.6.6, 203.0.113.9, 10.1.1.1', trusted)).toBe('203.0.113.9');
  expect(clientAddress('127.0.0.1', undefined, trusted)).toBe('127.0.0.1');
  expect(clientAddress('127.0.0.1', 'unknown', trusted)).toBe('127.0.0.1');
});

test.each([
  ['203.0.113.9:51234', '203.0.113.9'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
])('a proxy that writes %s means %s', (hop, address) =>
  expect(clientAddress('127.0.0.1', hop, trusted)).toBe(address),
);

test('the wider network of an IPv6 address is its /48; IPv4 has none', () => {
  expect(networkKey('2001:db8:1:2::1')).toBe('2001:db8:1::/48');
  expect(networkKey('203.0.113.9')).toBeNull();
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8::5:6:7:8:9', '2001:db8:0:5::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
])('%s is limited as %s', (address, key) => expect(limitKey(address)).toBe(key));
