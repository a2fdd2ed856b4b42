/** The counts as tables: on the page by what was counted, in Excel by day where there are days. */
import { html } from 'hono/html';
import type { DatabaseSync } from 'node:sqlite';

import type { Language } from '#contract/address.ts';
import type { MissKind } from '#contract/misses.ts';
import type { Column, Table } from '#desk/sheets/sheet.ts';
import { COUNTS } from '#desk/texts/counts.ts';
import { DETAIL } from '#desk/texts/detail.ts';
import { type CountedMiss, readMisses } from '#server/misses/miss-files.ts';

import { type AskedProduct, type AskedProducts, askedProducts } from './asked-products.ts';
import { conditionWords } from './condition-words.ts';

/** Where they come from, and from when on. */
export interface CountSource {
  readonly database: DatabaseSync;
  readonly dataDir: string;
  readonly siteUrl: string;
  readonly language: Language;
  /** First day, in Seoul, ISO 8601. */
  readonly from: string;
}

const wordsOf = ({ kind, words }: CountedMiss, language: Language): string =>
  kind === 'finder' ? conditionWords(words, language) : words;

function missColumns(kind: MissKind, language: Language): Column<CountedMiss>[] {
  const t = COUNTS[language];
  return [
    { name: t[kind].what, width: 50, value: (miss) => wordsOf(miss, language) },
    {
      name: t.language,
      width: 12,
      value: (miss) => DETAIL[language].languages[miss.language],
    },
    { name: t.count, width: 10, value: ({ count }) => count },
  ];
}

/** Days one by one, the newest first. */
export function missesByDay(kind: MissKind, { dataDir, from, language }: CountSource) {
  const t = COUNTS[language];
  return {
    name: t[kind].sheet,
    columns: [
      { name: t.day, width: 12, value: ({ day }: CountedMiss) => day },
      ...missColumns(kind, language),
    ],
    rows: readMisses(dataDir, from)
      .filter((miss) => miss.kind === kind)
      .toSorted((a, b) => b.day.localeCompare(a.day) || b.count - a.count),
  } satisfies Table<CountedMiss>;
}

/** All days together, with the last one: what was missed most comes first. */
export function missesByWords(kind: MissKind, source: CountSource): Table<CountedMiss> {
  const t = COUNTS[source.language];
  const together = new Map<string, CountedMiss>();
  for (const miss of missesByDay(kind, source).rows) {
    const key = `${miss.language} ${miss.words}`;
    const known = together.get(key);
    // Rows come newest first: the day that is kept is the last.
    together.set(key, known ? { ...known, count: known.count + miss.count } : miss);
  }
  return {
    name: t[kind].sheet,
    columns: [
      ...missColumns(kind, source.language),
      { name: t.lastDay, width: 12, value: ({ day }) => day },
    ],
    rows: [...together.values()].toSorted(
      (a, b) => b.count - a.count || b.day.localeCompare(a.day),
    ),
  };
}

/** What was asked about most. */
export function productsSheet(
  source: CountSource,
): Table<AskedProduct> & Pick<AskedProducts, 'readFrom'> {
  const { database, siteUrl, language, from } = source;
  const t = COUNTS[language];
  const { products, ...cut } = askedProducts(database, Date.parse(`${from}T00:00:00+09:00`));
  return {
    ...cut,
    name: t.products.sheet,
    columns: [
      {
        name: t.products.what,
        width: 24,
        value: ({ code }) => code,
        shown: ({ code, path }) =>
          path === undefined ? code : html`<a class="link" href="${siteUrl}${path}">${code}</a>`,
      },
      { name: t.products.inquiries, width: 12, value: ({ inquiries }) => inquiries },
      {
        name: t.products.pieces,
        width: 12,
        value: ({ pieces }) => pieces,
        // No quantity was given: that is not zero.
        shown: ({ pieces }) => (pieces === 0 ? '–' : pieces.toLocaleString('en')),
      },
    ],
    rows: products,
  };
}
