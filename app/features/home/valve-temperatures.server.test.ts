import { expect, test } from 'vitest';

import { products } from '#content/index.ts';

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
    expect(sleeve).toMatch(new RegExp(`\\+${row?.max}\\s°C`));
  }
});
