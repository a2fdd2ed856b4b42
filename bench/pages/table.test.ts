import { expect, test } from 'vitest';

import type { ScaleResult } from '#bench/scale/scale.ts';
import type { Spread } from '#bench/shared/statistics.ts';
import type { ActionResult, PageResult } from './rounds.ts';
import { hasPassed, markdownTable, partsTable, rowsOf } from './table.ts';

const spread = (median: number): Spread => ({ min: median - 1, median, max: median + 1 });

function page(name: string, tbt: number, fcp: number): PageResult {
  const view = {
    fcp: spread(600),
    lcp: spread(700),
    cls: spread(0),
    tbt: spread(70),
    unit: spread(50),
    html: spread(15_000),
    script: spread(120_000),
    font: spread(name.endsWith('ko') ? 75_000 : 20_000),
    total: spread(400_000),
    requests: spread(40),
  };
  return {
    name,
    page: view,
    limit: view,
    ratio: { fcp: spread(fcp), lcp: spread(1), tbt: spread(tbt) },
  };
}

function action(name: string, target: number, ratio: number): ActionResult {
  const parts = { press: spread(2), listeners: spread(11), frame: spread(30), data: spread(0) };
  const times = { whole: spread(90), limit: spread(60) };
  return {
    name,
    target,
    ...times,
    ratio: spread(ratio),
    first: spread(0.4),
    inp: spread(210),
    parts,
  };
}

const size = (products: number, factor: number): ScaleResult => ({
  products,
  documents: 2 * products,
  msPerDocument: 20,
  page: 10_000 * factor,
  data: 5000,
  finderPage: 20_000,
  script: 130_000,
  searchMs: 1,
  keystrokeMs: 100 * factor,
});

const measured = {
  views: [page('home ko', 0.2, 1.2), page('home en', 1.4, 1), page('grid ko', 0.1, 1.1)],
  shifts: [{ name: 'home en 1440', shift: { min: 0, median: 0.001, max: 0.001 } }],
  actions: [
    action('press to next page, after hover', 1.3, 1.3),
    action('press to next page, touch', 1.5, 1.5),
    action('preview', 1.5, 1.6),
  ],
  html: { median: 9000, max: 16_400 },
  server: {
    cost: { cpuRatio: spread(1.3), rateRatio: spread(0.7) },
    memory: { residentMB: 130, idleNodeMB: 43 },
  },
  builds: {
    install: spread(0.5),
    cold: spread(0.5),
    rebuild: spread(0.3),
    installed: 440e6,
    touched: 30,
    secondStart: spread(2900),
    devChange: spread(1100),
  },
  scale: [size(2000, 1.5), size(50, 1)],
};

test('a row shows the worst page, and passes up to its target', () => {
  const rows = rowsOf(measured);
  const of = (what: string) => rows.find((row) => row.what === what);
  expect(of('FCP / limit')?.remark).toBe('home ko');
  expect(of('fonts, English')?.spread.median).toBe(20_000);
  expect(rows.filter((row) => !hasPassed(row)).map(({ what }) => what)).toEqual([
    'FCP / limit',
    'TBT beyond the limit’s, in units of 50 ms',
    'preview / by hand',
    'interaction to next paint',
    'HTML, largest',
    'scripts',
    'requests of a first visit',
    'whole first visit',
    'requests a second at 50 connections / nginx, one core each',
    'memory beyond an idle Node',
    'cold build / cb50f12a',
    'a changed text in npm run dev',
    '50 → 2000 products: catalogue page',
  ]);
});

test('the README shows twelve rows', () => {
  expect(rowsOf(measured).filter(({ main }) => main)).toHaveLength(12);
});

test('what a run left out has no row', () => {
  expect(rowsOf({ html: measured.html }).map(({ what }) => what)).toEqual([
    'HTML, median',
    'HTML, largest',
  ]);
  expect(rowsOf({ server: { ...measured.server, cost: null } })).toHaveLength(1);
});

test('the table tells median, range, target and pass or miss', () => {
  const lines = markdownTable(rowsOf(measured)).split('\n');
  expect(lines).toContain('| HTML, median | 9.0 kB |  | ≤ 9.0 kB | pass |');
  expect(lines).toContain(
    '| preview / by hand | 1.60 (90 ms / 60 ms) | 0.60 – 2.60 | ≤ 1.50 | **miss** |',
  );
  expect(lines).toContain(
    '| requests a second at 50 connections / nginx, one core each | 0.70 | -0.30 – 1.70 | ≥ 0.80 | **miss** |',
  );
  expect(partsTable(measured.actions).split('\n')).toContain(
    '| preview | 90 ms | 60 ms | 2 ms | 11 ms | 30 ms | 0 ms |',
  );
});
