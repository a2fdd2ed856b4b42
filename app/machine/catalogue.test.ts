import { expect, test } from 'vitest';
import { z } from 'zod';

import { definitionOf } from '#content/property-definitions.ts';
import { FACT_KEYS, keyEntry } from '#facts/keys.ts';
import { UNITS, UNIT_CODES } from '#facts/units.ts';

import { catalogue } from './catalogue.server.ts';
import { catalogueSchema } from './catalogue-schema.ts';
import { catalogueTable, csvOf } from './catalogue-table.ts';

const all = catalogue('https://valves.example');
const facts = all.products.flatMap((product) => product.facts);

test('the catalogue is as its schema says, by the JSON Schema that is handed out with it', () => {
  const handedOut = z.fromJSONSchema(z.toJSONSchema(catalogueSchema) as never);
  expect(handedOut.safeParse(JSON.parse(JSON.stringify(all))).error).toBeUndefined();
});

test('each claim has a name of its own, a source and, where it is measured, a unit with its codes', () => {
  const ids = facts.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  for (const { source, measures = [], text } of facts) {
    expect(source).not.toBe('');
    expect(`${text.ko}${text.en}`).not.toMatch(/자료 없음$|^Not stated/);
    for (const { unit } of measures) expect(unit.ucum).not.toBe('');
  }
  // Turns alone have no code at UN/CEFACT.
  expect(UNITS.filter((unit) => UNIT_CODES[unit].unece === undefined)).toEqual(['turns']);
});

test.each([
  // A maximum between 4 and 6 bar is no range.
  ['pqvf.maxPressure', '4–6 bar (by size, casing and sleeve)'],
  ['ap-da.torque', '25–18,500 Nm (by size and supply pressure)'],
  // No unit is stated.
  ['s30t.rating.38-c', '19.6 at 38 °C (example, unit not stated)'],
])('what is no number is handed out as words: %s', (id, text) => {
  const fact = facts.find((each) => each.id === id);
  expect(fact?.text.en).toBe(text);
  expect(fact?.measures).toBeUndefined();
});

test('a number that holds with a reservation carries it', () => {
  expect(facts.find(({ id }) => id === 'ap-sr.airSupply')).toMatchObject({
    measures: [{ maximum: 8, also: { maximum: 116 } }],
    reservations: [{ key: 'spring-return-minimum' }],
  });
  // The lower end need not hold for spring-return, in either unit.
  expect(JSON.stringify(facts.find(({ id }) => id === 'ap-sr.airSupply')?.measures)).not.toMatch(
    /minimum/,
  );
});

test('nothing that is inferred or a sample is handed out', () => {
  // Which medium moves these, and for what a product suits, is not stated.
  const keys = (id: string) =>
    all.products.find((product) => product.id === id)?.facts.map(({ key }) => key) ?? [];
  for (const id of ['s50', 's60', 's70', 's80']) expect(keys(id)).not.toContain('actuation');
  expect(facts.map(({ key }) => key)).not.toContain('application');
  // What a standard names, or the supplier has confirmed, may come to what is stated.
  expect(['stated', 'standard', 'confirmed']).toEqual(
    expect.arrayContaining(facts.map(({ basis }) => basis)),
  );
  expect(JSON.stringify(all)).not.toMatch(/sample|inferred/);
});

test('a time that is stated at 50 Hz is asked for at 60 Hz', () => {
  const model = all.products.find(({ id }) => id === '480-050');
  expect(model?.notStated.map(({ name }) => name.en)).toContain('Time for 90° (60 Hz)');
  expect(model?.orderedIn).toEqual({ sizes: [], phases: [1, 3] });
});

test('each property that is handed out is defined in the glossary', () => {
  const open = FACT_KEYS.filter(
    (key) => keyEntry(key).shown.includes('machine') && definitionOf(key) === undefined,
  );
  expect(open).toEqual([]);
});

test.each(['ko', 'en'] as const)('the table has a row per product and per size: %s', (language) => {
  const { head, rows } = catalogueTable(all, language);
  const codes = rows.map(([code]) => code);
  // 27 products, two ranges, eight sizes of PQVF and two of PQVI.
  expect(rows).toHaveLength(39);
  expect(codes.filter((code) => code === 'PQVF')).toHaveLength(9);
  const cell = (code: string, size: string, name: string) =>
    rows.find((row) => row[0] === code && row[1] === size)?.[head.indexOf(name)];
  expect(cell('PQVF', 'DN 100', language === 'ko' ? '길이 L [mm]' : 'Length L [mm]')).toBe(282);
  const say = (ko: string, en: string) => (language === 'ko' ? ko : en);
  expect(cell('501M', '', say('사용 온도 최대 [°C]', 'Temperature max [°C]'))).toBe(538);
  // An extended limit is no ordinary one, and a flange of DN 40–150 is one of DN 100.
  expect(cell('S70', '', say('사용 온도 최대 [°C]', 'Temperature max [°C]'))).toBe(150);
  expect(cell('S70', '', say('사용 온도 확장 상한 [°C]', 'Temperature extended limit [°C]'))).toBe(
    200,
  );
  expect(cell('PQVF', 'DN 100', say('플랜지', 'Flanges'))).toContain('DIN 2633');
  // A number without its frequency would be taken for another.
  expect(cell('480-050', '', say('90° 작동 시간', 'Time for 90°'))).toContain('50 Hz');
  const csv = csvOf({ head, rows });
  expect(csv.startsWith('\ufeff"')).toBe(true);
  expect(csv.trimEnd().split('\r\n')).toHaveLength(40);
});
