import { expect, test } from 'vitest';

import { products } from '#content/index.ts';

import { factValue } from './fact-value.ts';

test('every value that the catalogue states is one of its key', () => {
  const stated = products
    .flatMap(({ facts }) => facts.facts)
    .filter(({ value }) => value.kind !== 'not-stated' && value.kind !== 'not-applicable');
  expect(stated.length).toBeGreaterThan(200);
  for (const { key, value } of stated) expect(factValue(key, value), key).toEqual(value);
});

test.each([
  ['weight', { kind: 'quantity', unit: 'mm', min: 1, max: 1 }],
  ['weight', { kind: 'quantity', unit: 'kg' }],
  ['temperature', { kind: 'quantity', unit: '°C', min: 80, max: -20 }],
  ['mounting', { kind: 'mounting', standard: 'ISO 5211', sizes: ['7'] }],
  ['protection', '<script>'],
] as const)('%s: %o is none', (key, value) => expect(factValue(key, value)).toBeUndefined());
