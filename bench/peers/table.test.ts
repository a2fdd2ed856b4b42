import { expect, test } from 'vitest';

import { columnOf, FIGURES, peersTable, type Round } from './table.ts';

const round = (value: number) =>
  Object.fromEntries(Object.keys(FIGURES).map((figure) => [figure, value])) as Round;

test('a column for each site; the least of those that use React is bold', () => {
  const table = peersTable([
    columnOf('ours', true, [round(2000), round(1000), round(3000)]),
    columnOf('by hand', false, [round(500)]),
    columnOf('other', true, [round(2500)]),
  ]).split('\n');
  expect(table[0]).toBe('|  | ours | by hand | other |');
  expect(table[2]).toBe('| FCP, ms | **2000** (1000 – 3000) | 500 | 2500 |');
  expect(table).toContain('| HTML, kB | **2.0** (1.0 – 3.0) | 0.5 | 2.5 |');
  expect(table).toContain(
    '| press to next page, touch / that page put there by `innerHTML` | **2000.00** (1000.00 – 3000.00) | 500.00 | 2500.00 |',
  );
  expect(table).toContain('| requests | **2000** (1000 – 3000) | 500 | 2500 |');
});
