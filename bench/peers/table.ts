import { type Spread, spreadOf } from '#bench/shared/statistics.ts';

/** What is compared, by name; the smaller the better. Ratios are those of a round. */
export const FIGURES = {
  fcp: { what: 'FCP', unit: 'ms' },
  lcp: { what: 'LCP', unit: 'ms' },
  tbt: { what: 'TBT', unit: 'ms' },
  hover: { what: 'press to next page, after hover', unit: 'ms' },
  hoverByHand: {
    what: 'press to next page, after hover / that page put there by `innerHTML`',
    unit: 'ratio',
  },
  touch: { what: 'press to next page, touch', unit: 'ms' },
  touchByHand: {
    what: 'press to next page, touch / that page put there by `innerHTML`',
    unit: 'ratio',
  },
  html: { what: 'HTML', unit: 'kB' },
  script: { what: 'scripts', unit: 'kB' },
  font: { what: 'fonts', unit: 'kB' },
  total: { what: 'first visit', unit: 'kB' },
  requests: { what: 'requests', unit: 'number' },
} as const satisfies Record<string, { what: string; unit: Unit }>;

/** What a figure is told in; bytes are kept and thousands of them are told. */
type Unit = 'ms' | 'kB' | 'ratio' | 'number';

export type Figure = keyof typeof FIGURES;

/** A site's figures of one round. */
export type Round = Readonly<Record<Figure, number>>;

/** A site with the spread of each figure. */
export interface Column {
  title: string;
  react: boolean;
  spreads: Readonly<Record<Figure, Spread>>;
}

export function columnOf(title: string, react: boolean, rounds: readonly Round[]): Column {
  const spreads = figures.map((figure) => [figure, spreadOf(rounds.map((each) => each[figure]))]);
  return { title, react, spreads: Object.fromEntries(spreads) as Column['spreads'] };
}

const figures = Object.keys(FIGURES) as Figure[];

const FORMATS: Record<Unit, (value: number) => string> = {
  ms: (value) => value.toFixed(0),
  kB: (value) => (value / 1000).toFixed(1),
  ratio: (value) => value.toFixed(2),
  number: (value) => value.toFixed(0),
};

/** What is no more than this above the least is called as little. */
const TIE = 1.02;

/**
 * A row for each figure, a column for each site: median (min – max), the least of those that use React in bold, with what
 * is as little.
 */
export function peersTable(columns: readonly Column[]): string {
  const rows = figures.map((figure) => {
    const { what, unit } = FIGURES[figure];
    const least = Math.min(
      ...columns.filter(({ react }) => react).map(({ spreads }) => spreads[figure].median),
    );
    const cells = columns.map(({ react, spreads }) => {
      const { min, median, max } = spreads[figure];
      const format = FORMATS[unit];
      const [text, from, to] = [format(median), format(min), format(max)];
      const range = from === to ? '' : ` (${from} – ${to})`;
      return `${react && median <= least * TIE ? `**${text}**` : text}${range}`;
    });
    return [unit === 'ms' || unit === 'kB' ? `${what}, ${unit}` : what, ...cells];
  });
  return [['', ...columns.map(({ title }) => title)], ['---', ...columns.map(() => '--:')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
