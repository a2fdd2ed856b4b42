import type { BuildTimes } from '#bench/builds/build-times.ts';
import type { ScaleResult } from '#bench/scale/scale.ts';
import type { Spread } from '#bench/shared/statistics.ts';
import type { FirstView } from './first-view.ts';
import type { ActionResult, BrowserResults, PageResult } from './rounds.ts';

/** Everything that one run measured; what it left out is missing. */
export interface Measured extends Partial<BrowserResults> {
  /** Documents as brotli sends them, bytes. */
  html?: { median: number; max: number } | undefined;
  server?:
    | {
        /** Null where there is no nginx to compare with. */
        cost: { cpuRatio: Spread; rateRatio: Spread } | null;
        memory: { residentMB: number; idleNodeMB: number };
      }
    | undefined;
  builds?: BuildTimes | undefined;
  scale?: readonly ScaleResult[] | undefined;
}

/** A line of the table: one figure with its target. */
export interface Row {
  what: string;
  /** The figure of the worst page, where there are several. */
  spread: Spread;
  /** Name of the worst page, or another remark. */
  remark?: string;
  target: number;
  /** The figure must reach the target; otherwise it must not exceed it. */
  atLeast?: true;
  unit: Unit;
  /** Whether the README shows it too. */
  main?: true;
}

type Unit = keyof typeof FORMATS;

const ms = (value: number) => `${Math.round(value)} ms`;

const FORMATS = {
  ratio: (value: number) => value.toFixed(2),
  kB: (value: number) => `${(value / 1000).toFixed(1)} kB`,
  MB: (value: number) => `${Math.round(value)} MB`,
  bytes: (value: number) => `${Math.round(value / 1e6)} MB`,
  count: (value: number) => String(value),
  s: (value: number) => `${(value / 1000).toFixed(1)} s`,
  shift: (value: number) => value.toFixed(3),
  ms,
};

export const hasPassed = ({ spread, target, atLeast }: Row): boolean =>
  atLeast ? spread.median >= target : spread.median <= target;

/** A figure that is the same in every round. */
const constant = (value: number): Spread => ({ min: value, median: value, max: value });

/** The spread with the largest median, with the name of what has it. */
function worst<Result extends { name: string }>(
  results: readonly Result[],
  select: (result: Result) => Spread,
): { spread: Spread; remark: string } {
  const [first] = results.toSorted((a, b) => select(b).median - select(a).median);
  if (!first) throw new Error('Nothing was measured.');
  return { spread: select(first), remark: first.name };
}

/** The targets (docs/performance.md) against a run, in their order. */
export function rowsOf({
  views,
  shifts,
  actions,
  html,
  server,
  builds,
  scale,
}: Measured): readonly Row[] {
  return [
    ...(views ? firstViewRows(views) : []),
    ...(shifts
      ? [
          {
            what: 'layout shift, late fonts and pictures',
            ...worst(shifts, ({ shift }) => shift),
            target: 0.002,
            unit: 'shift',
            main: true,
          } as const,
        ]
      : []),
    ...(actions ? [...actions.map(actionRow), ...pressRows(actions)] : []),
    ...(html
      ? ([
          { what: 'HTML, median', spread: constant(html.median), target: 9000, unit: 'kB' },
          { what: 'HTML, largest', spread: constant(html.max), target: 14_000, unit: 'kB' },
        ] as const)
      : []),
    ...(views ? transferRows(views) : []),
    ...(server ? serverRows(server) : []),
    ...(builds ? buildRows(builds) : []),
    ...(scale ? scaleRows(scale) : []),
  ];
}

function firstViewRows(views: readonly PageResult[]): Row[] {
  return [
    {
      what: 'FCP / limit',
      ...worst(views, ({ ratio }) => ratio.fcp),
      target: 1.1,
      unit: 'ratio',
      main: true,
    },
    {
      what: 'LCP / limit',
      ...worst(views, ({ ratio }) => ratio.lcp),
      target: 1.05,
      unit: 'ratio',
      main: true,
    },
    {
      what: 'TBT beyond the limit’s, in units of 50 ms',
      ...worst(views, ({ ratio }) => ratio.tbt),
      target: 1,
      unit: 'ratio',
      main: true,
    },
  ];
}

function actionRow({ name, target, whole, limit, ratio }: ActionResult): Row {
  return {
    what: `${name} / by hand`,
    spread: ratio,
    remark: `${ms(whole.median)} / ${ms(limit.median)}`,
    target,
    unit: 'ratio',
    ...(name.startsWith('press') && { main: true }),
  };
}

/** What Core Web Vitals call good, ms. */
const GOOD_INP_MS = 200;

/** What is shown before the whole answer. */
function pressRows(actions: readonly ActionResult[]): Row[] {
  return [
    {
      what: 'first frame of an answer / by hand',
      ...worst(actions, ({ first }) => first),
      target: 0.5,
      unit: 'ratio',
      main: true,
    },
    {
      what: 'interaction to next paint',
      ...worst(actions, ({ inp }) => inp),
      target: GOOD_INP_MS,
      unit: 'ms',
      main: true,
    },
  ];
}

function transferRows(views: readonly PageResult[]): Row[] {
  const of = (key: keyof FirstView) => worst(views, ({ page }) => page[key]);
  const fonts = (language: string) =>
    worst(
      views.filter(({ name }) => name.endsWith(language)),
      ({ page }) => page.font,
    );
  return [
    { what: 'scripts', ...of('script'), target: 110_000, unit: 'kB', main: true },
    { what: 'requests of a first visit', ...of('requests'), target: 16, unit: 'count' },
    { what: 'whole first visit', ...of('total'), target: 220_000, unit: 'kB' },
    { what: 'fonts, Korean', ...fonts('ko'), target: 80_000, unit: 'kB', main: true },
    { what: 'fonts, English', ...fonts('en'), target: 22_000, unit: 'kB' },
  ];
}

function serverRows({ cost, memory }: NonNullable<Measured['server']>): Row[] {
  const { residentMB, idleNodeMB } = memory;
  return [
    ...(cost
      ? ([
          {
            what: 'processor time of a document / nginx',
            spread: cost.cpuRatio,
            target: 1.5,
            unit: 'ratio',
            main: true,
          },
          {
            what: 'requests a second at 50 connections / nginx, one core each',
            spread: cost.rateRatio,
            target: 0.8,
            atLeast: true,
            unit: 'ratio',
          },
        ] as const)
      : []),
    {
      what: 'memory beyond an idle Node',
      spread: constant(residentMB - idleNodeMB),
      remark: `${residentMB} − ${idleNodeMB} MB`,
      target: 80,
      unit: 'MB',
    },
  ];
}

function buildRows(times: BuildTimes): Row[] {
  const { install, cold, rebuild, installed, touched, secondStart, devChange } = times;
  return [
    { what: 'install / cb50f12a', spread: install, target: 0.55, unit: 'ratio' },
    { what: 'installed by npm start', spread: constant(installed), target: 450e6, unit: 'bytes' },
    { what: 'cold build / cb50f12a', spread: cold, target: 0.4, unit: 'ratio', main: true },
    { what: 'build after one text / cold build', spread: rebuild, target: 0.3, unit: 'ratio' },
    {
      what: 'files compressed anew after one line of a component',
      spread: constant(touched),
      target: 30,
      unit: 'count',
    },
    { what: 'second start', spread: secondStart, target: 3000, unit: 's' },
    { what: 'a changed text in npm run dev', spread: devChange, target: 1000, unit: 's' },
  ];
}

/** What the largest catalogue costs by what the smallest does. */
export function scaleRows(results: readonly ScaleResult[]): Row[] {
  const sorted = results.toSorted((a, b) => a.products - b.products);
  const [small] = sorted;
  const large = sorted.at(-1);
  if (!small || !large || small === large) return [];
  const growth = (what: string, key: keyof ScaleResult, target: number): Row => ({
    what: `${small.products} → ${large.products} products: ${what}`,
    spread: constant(large[key] / small[key]),
    target,
    unit: 'ratio',
  });
  return [
    growth('catalogue page', 'page', 1.1),
    growth('its data', 'data', 1.1),
    growth('finder’s page', 'finderPage', 1.1),
    growth('scripts', 'script', 1.1),
    growth('search answer', 'searchMs', 2),
    growth('key in the finder', 'keystrokeMs', 2),
    growth('build of a document', 'msPerDocument', 1.1),
  ];
}

/** The rows as a Markdown table: median, smallest and largest of the rounds, target, pass or miss. */
export function markdownTable(rows: readonly Row[]): string {
  return [
    '| what | median | min – max | target | |',
    '|---|--:|--:|--:|---|',
    ...rows.map((row) => {
      const format = FORMATS[row.unit];
      const { min, median, max } = row.spread;
      const remark = row.remark ? ` (${row.remark})` : '';
      const range = min === max ? '' : `${format(min)} – ${format(max)}`;
      const target = `${row.atLeast ? '≥' : '≤'} ${format(row.target)}`;
      return `| ${row.what} | ${format(median)}${remark} | ${range} | ${target} | ${hasPassed(row) ? 'pass' : '**miss**'} |`;
    }),
  ].join('\n');
}

/** Where the time of each action went: medians, ms. */
export function partsTable(actions: readonly ActionResult[]): string {
  return [
    '| action | whole | by hand | until listeners run | listeners | next frame | last file fetched |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...actions.map(({ name, whole, limit, parts }) => {
      const { press, listeners, frame, data } = parts;
      const figures = [whole, limit, press, listeners, frame, data].map(({ median }) => ms(median));
      return `| ${name} | ${figures.join(' | ')} |`;
    }),
  ].join('\n');
}
