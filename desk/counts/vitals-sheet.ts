/** How long pages took in visitors' browsers, as the server has counted it; for each kind of page what three of four visits did not exceed. */
import type { DatabaseSync } from 'node:sqlite';

import { pages } from '#content/index.ts';
import type { Language } from '#contract/address.ts';
import type { MetricName } from '#contract/vitals.ts';
import type { Column, Table } from '#desk/sheets/sheet.ts';
import { COUNTS } from '#desk/texts/counts.ts';
import { GOOD_VITALS, shownVital } from '#server/vitals/good-vitals.ts';
import { readVitals, type VitalsSummary } from '#server/vitals/vitals-table.ts';

/** What Google calls Core Web Vitals: until something shows, until it answers, how much moves. */
const SHOWN = ['LCP', 'INP', 'CLS'] as const satisfies readonly MetricName[];

interface PageVitals {
  readonly page: string;
  readonly visits: number;
  readonly of: ReadonlyMap<MetricName, VitalsSummary>;
}

/** The table, the page with most visits first. */
export function vitalsSheet(
  database: DatabaseSync,
  language: Language,
  days: number,
  now: number,
): Table<PageVitals> {
  const t = COUNTS[language].vitals;
  const names: Readonly<Record<string, string>> = t.pages;
  const titles: Readonly<Record<string, { title: Record<Language, string> }>> = pages;
  const column = (metric: (typeof SHOWN)[number]): Column<PageVitals> => ({
    name: t[metric],
    width: 18,
    value: ({ of }) => {
      const { p75 } = of.get(metric) ?? {};
      return p75 === undefined ? '' : Math.round(p75 * 1000) / 1000;
    },
    shown: ({ of }) => {
      const { p75 } = of.get(metric) ?? {};
      if (p75 === undefined) return '–';
      const words = shownVital(metric, p75);
      return p75 > GOOD_VITALS[metric] ? `${words} ${t.slow}` : words;
    },
  });
  return {
    name: t.sheet,
    columns: [
      {
        name: t.what,
        width: 24,
        value: ({ page }) => names[page] ?? titles[page]?.title[language] ?? page,
      },
      { name: t.visits, width: 10, value: ({ visits }) => visits },
      ...SHOWN.map(column),
    ],
    rows: byPage(readVitals(database, { days }, now)),
  };
}

function byPage(summaries: readonly VitalsSummary[]): PageVitals[] {
  const pages = Map.groupBy(summaries, ({ page }) => page);
  return [...pages].map(([page, own]) => ({
    page,
    visits: Math.max(...own.map(({ count }) => count)),
    of: new Map(own.map((summary) => [summary.metric, summary])),
  }));
}
