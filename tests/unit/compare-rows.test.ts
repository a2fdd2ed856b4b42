import { expect, test } from 'vitest';

import { pageRequest } from '#app/shared/page/page-request.ts';
import { compareData } from '#app/features/compare/compare.server.ts';

import { products } from '#content/index.ts';

import { comparisons } from '#app/features/compare/compare-quantities.ts';
import { comparedRows } from '#app/features/compare/compare-rows.ts';

const data = compareData(pageRequest(new URL('http://site.invalid/compare?lang=en')));
const rowsOf = (...ids: string[]) => {
  const items = ids.flatMap((id) => data.items.find((item) => item.id === id) ?? []);
  expect(items).toHaveLength(ids.length);
  return Object.fromEntries(
    comparedRows(data.rows, items).map(({ label, values, differs }) => [
      label,
      { differs, texts: values.map(({ value }) => value.text) },
    ]),
  );
};

test('values stand side by side, and those that differ are marked', () => {
  const rows = rowsOf('s30', 's10');
  expect(rows['Temperature']).toEqual({
    differs: true,
    texts: ['−20 to +200 °C', '−29 to +200 °C'],
  });
  expect(rows['Brand']).toEqual({ differs: false, texts: ['SIRCA', 'SIRCA'] });
});

test('a pinch valve is as hot as its sleeves may be, as its chart says', () =>
  expect(rowsOf('s30', 'pqvf', 'pqvf.100')['Temperature']?.texts).toEqual([
    '−20 to +200 °C',
    'max. +80 to +150 °C, by sleeve',
    'max. +80 to +150 °C, by sleeve',
  ]));

test('rows that none of them has are left out', () =>
  expect(Object.keys(rowsOf('s30', 's10'))).not.toContain('Torque (max.)'));

test('a missing value is said: not stated within a kind of product, not applicable across kinds', () => {
  const rows = rowsOf('s30', 'pqvf', '480-006');
  expect(rows['Length L']?.texts).toEqual(['Not stated', 'Depends on size', 'Not applicable']);
  expect(rows['Casing']?.texts).toEqual([
    'Not applicable',
    'Grey cast iron GG20 or aluminium',
    'Not applicable',
  ]);
  // A valve that is sold without an actuator takes that of the actuator fitted to it; neither has a pinch valve.
  expect(rowsOf('s30', 's50', '301', 'pqvf')['Actuator supply pressure']?.texts).toEqual([
    'Depends on the actuator fitted',
    '5.5 bar',
    'Depends on the actuator fitted',
    'Not applicable',
  ]);
  const torque = products.find(({ id }) => id === '480-006')?.specifications.en['Maximum torque'];
  expect(rows['Torque (max.)']?.texts).toEqual(['Not applicable', 'Not applicable', torque]);
});

test('a question that two kinds of product answer under different names is one row', () => {
  const rows = rowsOf('480-110', 'ap-da');
  const { torque, flanges } = Object.fromEntries(
    Object.entries({ torque: 'Maximum torque', flanges: 'Output flange' }).map(([key, label]) => [
      key,
      products.find(({ id }) => id === '480-110')?.specifications.en[label],
    ]),
  );
  const ofSeries = products.find(({ id }) => id === 'ap-da')?.specifications.en['Output torque'];
  expect(rows['Torque (max.)']?.texts).toEqual([torque, `Series ${ofSeries}`]);
  expect(rows['Flange (ISO 5211)']?.texts).toEqual([flanges, 'ISO 5211, size not stated']);
  // The models turn by the angle that their time is stated for, as the finder counts them.
  expect(rows['Rotation']?.texts[0]).toBe('90°');
  expect(rows['Duty']?.texts).toEqual(['Not stated', 'Not applicable']);
  expect(Object.keys(rows)).not.toContain('Output torque');
});

test('what only some kinds of valve have is not applicable to the others; what they do have is not stated', () => {
  const rows = rowsOf('301', 'ht600', 's30', 'pqvf');
  expect(rows['Body style']?.texts.toSpliced(1, 1)).toEqual([
    'Not stated',
    'Not stated',
    'Not applicable',
  ]);
  expect(rows['Maximum operating pressure by size, casing and sleeve']?.texts).toEqual([
    ...Array<string>(3).fill('Not applicable'),
    'Not stated',
  ]);
});

test('a rating is no operating pressure, and the maximum of a class falls as temperature rises', () =>
  expect(rowsOf('s20', 's30', 's10')['Maximum operating pressure']?.texts).toEqual([
    'Not stated',
    '20/50/100 bar (ANSI 150/300/600), falls as temperature rises',
    'Not stated',
  ]));

test('what a product has without its figure is not stated, never not applicable', () => {
  const rows = rowsOf('ap-sr', 's50', 'pqvi', '480-110');
  expect(rows['Fail position']?.texts).toEqual([
    'Not stated',
    'Not stated',
    'Does not stay closed on loss of control air',
    'Not stated',
  ]);
  expect(rowsOf('ap-da')['Fail position']?.texts[0]).toContain(
    'not guaranteed to hold its position',
  );
  expect(rows['Action']?.texts.slice(1, 3)).toEqual(['Not stated', 'Not applicable']);
  expect(Object.keys(rows)).not.toContain('Action (double-acting or spring-return)');
  for (const label of ['Flange (ISO 5211)', 'Protection', 'Manual override'])
    expect(rows[label]?.texts.slice(1, 3), label).toEqual(['Not stated', 'Not applicable']);
  expect(new Set(rows['Explosion protection']?.texts)).toEqual(new Set(['Not stated']));
  expect(rows['Temperature (actuator)']?.texts).toEqual([
    '−20 to +80 °C',
    'Not stated',
    'Not applicable',
    'Not stated',
  ]);
});

test('what a pinch valve states under another name is not called missing', () => {
  const rows = rowsOf('pqvf.100', 'pqvi.20', 's70');
  expect(rows['Length L']?.texts.slice(0, 2)).toEqual(['282 mm', '140 mm']);
  expect(Object.keys(rows)).not.toContain('Length');
  expect(rows['Connection']?.texts.slice(0, 2)).toEqual(['Flanged', 'G 3/4']);
  for (const label of [
    'Flanges',
    'Flange diameter D',
    'Maximum operating pressure by size, casing and sleeve',
  ])
    expect(rows[label]?.texts[1], label).toBe('Not applicable');
  expect(rows['Extended limit (condition not stated)']?.texts).toEqual([
    'Not applicable',
    'Not applicable',
    'up to +200 °C',
  ]);
});

test('a size has its own figures; the whole product says that they depend on size', () => {
  const rows = rowsOf('pqvf', 'pqvf.40', 'pqvf.200');
  expect(rows['Nominal size']?.texts).toEqual(['DN 40–200', 'DN 40', 'DN 200']);
  expect(rows['Length L']?.texts).toEqual(['Depends on size', '156 mm', '559 mm']);
});

test('a two-way ball valve and a butterfly valve turn by a quarter; of a three-way valve it is not stated', () =>
  expect(rowsOf('s40', '301', 's70', '480-006')['Rotation']?.texts).toEqual([
    '90°',
    '90°',
    'Not stated',
    '90°',
  ]));

test('a pressure rating per size takes the place of the whole list', () =>
  expect(rowsOf('s40.1-4', 's40.3')['Pressure rating']?.texts).toEqual(['PN 40', 'PN 25']));

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
    difference: 'all',
    stated: ['PN 16/25/40', 'not-stated', 'PN 16/40/63/100'],
  });
  expect(charts['ansi']?.difference).toBe('s10');
  expect(drawn('s30', '480-006')['torque']?.stated[0]).toBe('not-applicable');
  expect(drawn('s30')['size']?.difference).toBeUndefined();
});

test('a rating stands with the differential pressure that limits it', () =>
  expect(drawn('s50', 's10')['pn']?.stated).toEqual(['PN 63, max. Δp 16 bar', 'PN 16/25/40']));

test('an extended temperature stands with its open condition', () =>
  expect(drawn('s70')['temperature']?.stated).toEqual([
    '−20 to +150 °C (extended limit +200 °C, condition not stated)',
  ]));

test('a size is drawn and judged as that size alone', () => {
  expect(drawn('pqvf', 'pqvf.100')['size']?.stated).toEqual(['DN 40–200', 'DN 100']);
  expect(drawn('s40.1-4', 's40.3')['pn']?.stated).toEqual(['PN 40', 'PN 25']);
  const pqvf = data.items.find(({ id }) => id === 'pqvf.100');
  expect(pqvf?.facts.size).toMatchObject({ from: 100, to: 100 });
});

test('differences come first where that is asked for, and none is left out', () => {
  const items = ['301', '301e'].flatMap((id) => data.items.find((item) => item.id === id) ?? []);
  const kinds = (differentFirst: boolean) =>
    comparisons(items, {}, { differentFirst }).map(({ difference }) => difference?.kind === 'same');
  const same = kinds(false);
  expect(kinds(true)).toEqual([...same.filter((each) => !each), ...same.filter(Boolean)]);
});

test('every figure of the table and of the charts names its source', () => {
  expect(data.sources).toContain('our product specification, section 9');
  const named = (mark: number | undefined) => mark !== undefined && data.sources[mark - 1];
  for (const item of data.items) {
    for (const { text, quiet, mark } of Object.values(item.values))
      if (/\d/.test(text) && !quiet) expect(named(mark), `${item.id} ${text}`).toBeTruthy();
    for (const field of Object.keys(item.facts) as (keyof typeof item.facts)[])
      expect(named(item.marks[field]), `${item.id} ${field}`).toBeTruthy();
  }
});
