import { expect, test } from 'vitest';

import { products, sleeveElastomers } from '#content/index.ts';

import { valveTemperatures } from './valve-temperatures.server.ts';

const { rows, sleeve } = valveTemperatures('ko');

test('every valve stands in the chart, both pinch valves among them', () => {
  const valves = products.filter(({ technical: { family } }) => /valve/.test(family));
  expect(rows.map(({ code }) => code).toSorted()).toEqual(
    valves.map(({ code }) => code).toSorted(),
  );
  expect(rows.map(({ code }) => code)).toEqual(expect.arrayContaining(['PQVF', 'PQVI']));
});

test('a pinch valve has the limit of its sleeve, which the chart names, and no stated lower one', () => {
  for (const code of ['PQVF', 'PQVI']) {
    const row = rows.find((each) => each.code === code);
    expect(row).not.toHaveProperty('from');
    expect(row?.max).toBe(
      sleeveElastomers.find(({ material }) => material === sleeve)?.temperature,
    );
  }
});

test('an extended limit is drawn and said after the usual one', () => {
  const row = rows.find(({ code }) => code === 'S70');
  expect(row).toMatchObject({ max: 150, extended: 200 });
  expect(row?.text.replaceAll('\u00a0', ' ')).toBe('−20 ~ +150 (확장 +200)');
});
