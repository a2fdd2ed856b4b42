import type { Spread } from '#bench/shared/statistics.ts';
import type { FirstView } from './first-view.ts';
import type { InteractionResult, PageResult } from './rounds.ts';

/** Everything that one run measured. */
export interface Measured {
  views: readonly PageResult[];
  presses: { hover: Spread; touch: Spread } | undefined;
  interactions: readonly InteractionResult[];
  /** Documents as brotli sends them, bytes. */
  html: { median: number; max: number };
}

/** A line of the table: one figure with its target. */
export interface Row {
  what: string;
  /** The figure of the worst page, where there are several. */
  spread: Spread;
  /** Name of the worst page, or another remark. */
  remark?: string;
  target: number;
  unit: Unit;
  /** Whether the README shows it too. */
  main?: true;
}

type Unit = keyof typeof FORMATS;

const FORMATS = {
  ratio: (value: number) => value.toFixed(2),
  ms: (value: number) => `${Math.round(value)} ms`,
  kB: (value: number) => `${(value / 1000).toFixed(1)} kB`,
  shift: (value: number) => value.toFixed(3),
  count: (value: number) => String(value),
};

export const hasPassed = ({ spread, target }: Row): boolean => spread.median <= target;

/** A figure that is the same in every round. */
const constant = (value: number): Spread => ({ min: value, median: value, max: value });

/** The spread of the page with the largest median, with its name. */
function worst(
  pages: readonly PageResult[],
  select: (result: PageResult) => Spread,
): { spread: Spread; remark: string } {
  const [first] = pages.toSorted((a, b) => select(b).median - select(a).median);
  if (!first) throw new Error('No page was measured.');
  return { spread: select(first), remark: first.name };
}

/** Targets (docs/performance.md) against a run. */
export function rowsOf({ views, presses, interactions, html }: Measured): Row[] {
  const of = (key: keyof FirstView) => worst(views, ({ page }) => page[key]);
  const font = (language: string) =>
    worst(
      views.filter(({ name }) => name.endsWith(language)),
      ({ page }) => page.font,
    ).spread;
  const pressRow = (what: string, spread: Spread, target: number): Row => ({
    what: `press to next page painted, ${what}`,
    spread,
    target,
    unit: 'ms',
    main: true,
  });
  return [
    {
      what: 'FCP / limit, worst page',
      ...worst(views, ({ ratio }) => ratio.fcp),
      target: 1.1,
      unit: 'ratio',
      main: true,
    },
    {
      what: 'LCP / limit, worst page',
      ...worst(views, ({ ratio }) => ratio.lcp),
      target: 1.05,
      unit: 'ratio',
      main: true,
    },
    { what: 'TBT, worst page', ...of('tbt'), target: 50, unit: 'ms', main: true },
    { what: 'CLS, worst page', ...of('cls'), target: 0.002, unit: 'shift', main: true },
    ...(presses
      ? [pressRow('after hover', presses.hover, 60), pressRow('touch', presses.touch, 70)]
      : []),
    {
      what: 'HTML, median of all documents',
      spread: constant(html.median),
      target: 8000,
      unit: 'kB',
      main: true,
    },
    { what: 'HTML, largest document', spread: constant(html.max), target: 14_000, unit: 'kB' },
    {
      what: 'scripts before load',
      spread: of('scriptBeforeLoad').spread,
      target: 1500,
      unit: 'kB',
    },
    {
      what: 'scripts after load, worst page',
      ...of('scriptAfterLoad'),
      target: 115_000,
      unit: 'kB',
      main: true,
    },
    { what: 'fonts, Korean', spread: font('ko'), target: 100_000, unit: 'kB', main: true },
    { what: 'fonts, English', spread: font('en'), target: 35_000, unit: 'kB', main: true },
    { what: 'requests before load', spread: of('requests').spread, target: 12, unit: 'count' },
    ...interactions.map(({ name, inp, whole }): Row => ({
      what: `${name}: interaction to next paint`,
      spread: inp,
      ...(whole && { remark: `whole response ${FORMATS.ms(whole.median)}` }),
      target: 100,
      unit: 'ms',
    })),
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
      return `| ${row.what} | ${format(median)}${remark} | ${range} | ≤ ${format(row.target)} | ${hasPassed(row) ? 'pass' : '**miss**'} |`;
    }),
  ].join('\n');
}
