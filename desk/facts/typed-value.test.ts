import { expect, test } from 'vitest';

import { FACT_KEYS, type FactKey } from '#facts/keys.ts';

import { choiceText, entryOf, readFactValue, readSize } from './typed-value.ts';

const quantity = (unit: string, min?: number, max?: number) => ({
  kind: 'quantity',
  unit,
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});
const pn = (...numbers: number[]) => numbers.map((number) => ({ system: 'PN', number }));

test.each<[FactKey, string, unknown]>([
  ['weight', '3.2', quantity('kg', 3.2, 3.2)],
  ['weight', '1,200 kg', quantity('kg', 1200, 1200)],
  ['weight', '3~14kg', quantity('kg', 3, 14)],
  ['temperature', '−20 ~ +80 ℃', quantity('°C', -20, 80)],
  ['temperature', '−20 ~ 80 ℃', quantity('°C', -20, 80)],
  ['temperature', '-20-80', quantity('°C', -20, 80)],
  ['ambient', '최고 70 °C', quantity('°C', undefined, 70)],
  // A limit has no lower end.
  ['maxDifferential', '16 bar', quantity('bar', undefined, 16)],
  ['maxDifferential', '16 이하', quantity('bar', undefined, 16)],
  ['actuatorSupply', '4 bar 이상', quantity('bar', 4)],
  // Nothing is converted.
  ['maxDifferential', '232 psi', undefined],
  ['weight', '약 3 kg', undefined],
  [
    'rating',
    'PN 16/25, ANSI 150',
    { kind: 'rating', designations: [...pn(16, 25), { system: 'Class', number: 150 }] },
  ],
  ['rating', '10K', { kind: 'rating', designations: [{ system: 'JIS K', number: 10 }] }],
  ['rating', '19.6 bar', quantity('bar', 19.6, 19.6)],
  ['rating', 'high', undefined],
  ['size', 'DN15-DN100', { kind: 'sizes', from: { dn: 15 }, to: { dn: 100 } }],
  ['protection', 'IP67/IP68', { kind: 'codes', codes: ['IP67', 'IP68'] }],
  ['flowCoefficient', 'Kv 45 m³/h', { kind: 'codes', codes: ['Kv 45 m³/h'] }],
  ['mounting', 'f05, F07', { kind: 'mounting', standard: 'ISO 5211', sizes: ['F05', 'F07'] }],
  ['mounting', 'large', undefined],
  ['pilotPort', 'G 3/8', { kind: 'thread', thread: 'G', size: { numerator: 3, denominator: 8 } }],
  ['dimensions', '120 x 80 x 200 mm', { kind: 'box', length: 120, width: 80, height: 200 }],
  ['duty', 'S2-15분', { kind: 'duty', type: 'S2', of: quantity('min', 15, 15) }],
  [
    'singlePhase',
    '220 V, 60 Hz',
    { kind: 'mains', voltage: quantity('V', 220, 220), frequency: quantity('Hz', 60, 60) },
  ],
  ['action', 'spring-return', { kind: 'choice', ids: ['spring-return'] }],
  ['action', 'sideways', undefined],
  ['limitSwitches', '2', { kind: 'count', count: 2 }],
])('of %s is read: %s', (key, value, expected) =>
  expect(readFactValue(key, { value })).toEqual(expected),
);

test('words are typed in both languages, tables line by line', () => {
  expect(readFactValue('mechanism', { value: '랙 앤 피니언' })).toBeUndefined();
  expect(readFactValue('mechanism', { value: '랙 앤 피니언', english: 'rack and pinion' })).toEqual(
    {
      kind: 'text',
      text: { ko: '랙 앤 피니언', en: 'rack and pinion' },
    },
  );
  const english = 'Body: CF8M\nSeat: PTFE';
  expect(readFactValue('materials', { value: '몸체: CF8M\n시트: PTFE', english })).toMatchObject({
    rows: [{ label: { ko: '몸체', en: 'Body' } }, { text: { ko: 'PTFE', en: 'PTFE' } }],
  });
  expect(readFactValue('materials', { value: '몸체: CF8M', english })).toBeUndefined();
});

test('every key is entered in one of four ways, and every choice has a name', () => {
  for (const key of FACT_KEYS) {
    const { by, ids, example } = entryOf(key);
    if (by === 'line' && example !== '' && !['rating', 'duty'].includes(key))
      expect(readFactValue(key, { value: example }), `${key} ${example}`).toBeDefined();
    for (const id of ids) expect(choiceText(key, id, { language: 'ko' }), key).not.toBe('');
  }
  expect(entryOf('threadGender')).toMatchObject({ by: 'choice', ids: ['male', 'female'] });
});

test('a size is one or several, by any of its names', () => {
  expect(readSize('50A')).toEqual({ from: { dn: 50 }, to: { dn: 50 } });
  expect(readSize('DN 50~80')).toEqual({ from: { dn: 50 }, to: { dn: 80 } });
  expect(readSize('large')).toBeUndefined();
});
