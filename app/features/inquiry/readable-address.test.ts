import { domainToASCII } from 'node:url';

import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { readableAddress } from './readable-address.ts';

test.each([
  ['hong@xn--3e0b707e', 'hong@한국'],
  ['hong@xn--mnchen-3ya.example', 'hong@münchen.example'],
  ['hong@works.co.kr', 'hong@works.co.kr'],
  // No Punycode.
  ['hong@xn--!.kr', 'hong@xn--!.kr'],
  ['hong@xn--99999999.kr', 'hong@xn--99999999.kr'],
  ['', ''],
])('%s reads %s', (address, readable) => expect(readableAddress(address)).toBe(readable));

test('any domain of hangul reads as it was typed', () =>
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.integer({ min: 0xac00, max: 0xd7a3 }).map((point) => String.fromCodePoint(point)),
        minLength: 1,
        maxLength: 12,
      }),
      (name) => {
        const domain = domainToASCII(`a${name}.kr`);
        expect(domain).toMatch(/^xn--/);
        expect(readableAddress(`hong@${domain}`)).toBe(`hong@a${name}.kr`);
      },
    ),
  ));
