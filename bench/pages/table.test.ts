import { expect, test } from 'vitest';

import type { Spread } from '#bench/shared/statistics.ts';
import type { PageResult } from './rounds.ts';
import { hasPassed, markdownTable, rowsOf } from './table.ts';

const spread = (median: number): Spread => ({ min: median - 1, median, max: median + 1 });

function page(name: string, tbt: number, fcpRatio: number): PageResult {
  const view = {
    fcp: spread(600),
    lcp: spread(700),
    cls: spread(0),
    tbt: spread(tbt),
    html: spread(15_000),
    scriptBeforeLoad: spread(0),
    scriptAfterLoad: spread(120_000),
    font: spread(name.endsWith('ko') ? 94_000 : 24_000),
    requests: spread(5),
  };
  return { name, page: view, limit: view, ratio: { fcp: spread(fcpRatio), lcp: spread(1) } };
}

const measured = {
  views: [page('home ko', 20, 1.2), page('home en', 70, 1), page('grid ko', 10, 1.1)],
  presses: { hover: spread(58), touch: spread(80) },
  interactions: [{ name: 'preview', inp: spread(72), whole: spread(255) }],
  html: { median: 8000, max: 16_400 },
};

test('a row shows the worst page, and passes up to its target', () => {
  const rows = rowsOf(measured);
  const of = (what: string) => rows.find((row) => row.what === what);
  expect(of('TBT, worst page')).toMatchObject({ remark: 'home en', spread: { median: 70 } });
  expect(of('FCP / limit, worst page')?.remark).toBe('home ko');
  expect(of('fonts, English')?.spread.median).toBe(24_000);
  expect(rows.filter((row) => !hasPassed(row)).map(({ what }) => what)).toEqual([
    'FCP / limit, worst page',
    'TBT, worst page',
    'press to next page painted, touch',
    'HTML, largest document',
    'scripts after load, worst page',
  ]);
});

test('the README shows ten rows, and no press where none was measured', () => {
  expect(rowsOf(measured).filter(({ main }) => main)).toHaveLength(10);
  const partly = rowsOf({ ...measured, presses: undefined, interactions: [] });
  expect(partly.some(({ what }) => what.startsWith('press'))).toBe(false);
});

test('the table tells median, range, target and pass or miss', () => {
  const lines = markdownTable(rowsOf(measured)).split('\n');
  expect(lines).toContain(
    '| TBT, worst page | 70 ms (home en) | 69 ms – 71 ms | ≤ 50 ms | **miss** |',
  );
  expect(lines).toContain('| HTML, median of all documents | 8.0 kB |  | ≤ 8.0 kB | pass |');
  expect(lines).toContain(
    '| preview: interaction to next paint | 72 ms (whole response 255 ms) | 71 ms – 73 ms | ≤ 100 ms | pass |',
  );
});
