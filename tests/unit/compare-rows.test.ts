import { spanOf } from '#app/shared/fit/span-of.ts';
import { expect, test } from 'vitest';

import { pageRequest } from '#app/shared/page/page-request.ts';
import { compareData } from '#app/features/compare/compare.server.ts';

import { comparisons } from '#app/features/compare/compare-quantities.ts';
import { comparedRows, missingIn, writtenRows } from '#app/features/compare/compare-rows.ts';

const data = compareData(pageRequest(new URL('http://site.invalid/compare?lang=en')));
const itemsOf = (...ids: string[]) => {
  const items = ids.flatMap((id) => data.items.find((item) => item.id === id) ?? []);
  expect(items).toHaveLength(ids.length);
  return items;
};
/** What each product states, by label and id, and ids of those that do not. */
const rowsOf = (...ids: string[]) =>
  Object.fromEntries(
    comparedRows(data.rows, itemsOf(...ids)).map(({ label, stated, missing }) => [
      label,
      {
        ...Object.fromEntries(stated.map(({ item, value }) => [item.id, value.text])),
        ...Object.fromEntries(missing.map(({ id }) => [id, 'missing'])),
      },
    ]),
  );

test('values stand side by side', () =>
  expect(rowsOf('s30', 's10')['Temperature']).toEqual({
    s30: '−20 to +200 °C',
    s10: '−29 to +200 °C',
  }));

test('a pinch valve is as hot as its sleeves may be, as its chart says', () =>
  expect(rowsOf('pqvf', 'pqvf.100')['Temperature']).toEqual({
    pqvf: 'max. +80 to +150 °C, by sleeve',
    'pqvf.100': 'max. +80 to +150 °C, by sleeve',
  }));

test('rows that none of them states are left out', () => {
  expect(Object.keys(rowsOf('s30', 's10'))).not.toContain('Maximum torque');
  expect(Object.keys(rowsOf('s30', 's10'))).not.toContain('Weight');
});

test('a missing value is a question where another product states it, and nothing where it does not apply', () => {
  const rows = rowsOf('s30', 'pqvf.100', '480-006');
  expect(rows['Length L']).toEqual({ 'pqvf.100': '282 mm' });
  expect(rows['Casing']).toEqual({ 'pqvf.100': 'Grey cast iron GG20 or aluminium' });
  expect(rows['Maximum torque']).toEqual({ '480-006': expect.stringMatching(/^[\d,]+ Nm$/) });
  // A supply is a property of a valve that is sold with its actuator.
  expect(rowsOf('s30', 's50', '301', 'pqvf')['Actuator supply pressure']).toEqual({
    s50: '5.5 bar',
  });
  const wafer = 'Wafer (DN 50–600), double-flanged (DN 700–1000)';
  const body = { '301': 'missing', ht600: wafer, s30: 'missing' };
  expect(rowsOf('301', 'ht600', 's30', 'pqvf')['Body style']).toEqual(body);
  expect(missingIn(comparedRows(data.rows, itemsOf('301', 'ht600')))).toEqual([
    { code: '301', about: 'Body style' },
  ]);
});

test('a fact of two kinds of product is one row', () => {
  const rows = rowsOf('480-110', 'ap-sr');
  expect(rows['Maximum torque']).toEqual({
    '480-110': '1,100 Nm',
    'ap-sr': expect.stringMatching(/^25–18,500 Nm/),
  });
  expect(rows['Mounting flange (ISO 5211)']).toEqual({
    '480-110': 'F12/F14',
    'ap-sr': expect.stringMatching(/^ISO 5211/),
  });
  expect(rows['Rotation']).toMatchObject({ '480-110': '90°' });
  expect(rows['Temperature (actuator)']).toEqual({ 'ap-sr': '−20 to +80 °C' });
});

test('the maximum of a class stands beside the class', () =>
  expect(rowsOf('s20', 's30')['Maximum operating pressure']).toEqual({
    s30: '20/50/100 bar (ANSI 150/300/600)',
  }));

test('what a pinch valve states under another name is not called missing', () => {
  const rows = rowsOf('pqvf.100', 'pqvi.20', 's70');
  expect(rows['Length L']).toEqual({ 'pqvf.100': '282 mm', 'pqvi.20': '140 mm' });
  expect(rows['Connection']).toMatchObject({ 'pqvi.20': 'G 3/4' });
  for (const label of ['Flanges', 'Flange diameter D'])
    expect(rows[label], label).not.toHaveProperty(['pqvi.20']);
  expect(rows['Extended limit']).toEqual({
    s70: expect.stringMatching(/^up to \+200 °C/),
  });
});

test('a size has its own figures; the whole product says that they depend on size', () => {
  const rows = rowsOf('pqvf', 'pqvf.40', 'pqvf.200');
  expect(Object.values(rows['Nominal size'] ?? {})).toEqual(['DN 40–200', 'DN 40', 'DN 200']);
  expect(Object.values(rows['Length L'] ?? {})).toEqual(['Depends on size', '156 mm', '559 mm']);
});

test('a pressure rating per size takes the place of the whole list', () =>
  expect(Object.values(rowsOf('s40.1-4', 's40.3')['Pressure rating'] ?? {})).toEqual([
    'PN 40',
    'PN 25',
  ]));

test('lines of text hold what no lane shows: pressures without a rating in one place, nothing twice', () => {
  const written = writtenRows(comparedRows(data.rows, itemsOf('s10', 's30', 's30t')));
  expect(written.map(({ label, stated }) => [label, stated.map(({ item }) => item.code)])).toEqual([
    ['Pressure rating · Maximum operating pressure', ['S30T', 'S30']],
  ]);
});

const drawn = (...ids: string[]) => {
  const items = ids.flatMap((id) => data.items.find((item) => item.id === id) ?? []);
  return Object.fromEntries(
    comparisons(items, {}).map(({ quantity, lanes, difference }) => [
      quantity,
      {
        difference: difference?.kind === 'only' ? difference.item.id : difference?.kind,
        stated: lanes.map(({ stated }) => ('text' in stated ? stated.text : stated.kind)),
      },
    ]),
  );
};

test('each quantity is drawn for every product; PN and classes stay apart, what is missing is said', () => {
  const charts = drawn('s10', 's30', '501m');
  expect(Object.keys(charts)).toEqual(['size', 'temperature', 'pn', 'ansi']);
  expect(charts['pn']).toEqual({
    difference: 'some',
    stated: ['PN 16/25/40', 'not-stated', 'PN 16/40/63/100'],
  });
  expect(charts['ansi']?.difference).toBe('s10');
  expect(drawn('s30', '480-006')['torque']?.stated).toEqual([expect.stringMatching(/^[\d,]+ Nm$/)]);
  expect(drawn('s30')['size']?.difference).toBeUndefined();
});

test('a rating stands with the differential pressure that limits it', () =>
  expect(drawn('s50', 's10')['pn']?.stated).toEqual(['PN 63 · max. Δp 16 bar', 'PN 16/25/40']));

test('an extended temperature stands after the usual one', () =>
  expect(drawn('s70')['temperature']?.stated).toEqual([
    expect.stringMatching(/^−20 to \+150 °C \(extended limit \+200 °C/),
  ]));

test('a size is drawn and judged as that size alone', () => {
  expect(drawn('pqvf', 'pqvf.100')['size']?.stated).toEqual(['DN 40–200', 'DN 100']);
  expect(drawn('s40.1-4', 's40.3')['pn']?.stated).toEqual(['PN 40', 'PN 25']);
  const pqvf = data.items.find(({ id }) => id === 'pqvf.100');
  expect(pqvf && spanOf(pqvf, 'size')).toEqual({ from: 100, to: 100 });
});

test('an extended version goes on where the usual one ends', () => {
  const s70 = data.items.find(({ id }) => id === 's70');
  expect(s70 && spanOf(s70, 'temperature')).toEqual({ from: -20, to: 150, extended: 200 });
});

test('what the operating point asks for comes first', () =>
  expect(
    comparisons(itemsOf('s10', 's30'), { temperature: 200 }).map(({ quantity }) => quantity),
  ).toEqual(['temperature', 'size', 'pn', 'ansi']));

test('differences come first where that is asked for, and none is left out', () => {
  const items = ['301', '301e'].flatMap((id) => data.items.find((item) => item.id === id) ?? []);
  const kinds = (differentFirst: boolean) =>
    comparisons(items, {}, { differentFirst }).map(({ difference }) => difference?.kind === 'same');
  const same = kinds(false);
  expect(kinds(true)).toEqual([...same.filter((each) => !each), ...same.filter(Boolean)]);
});
