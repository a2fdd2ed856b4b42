/** What visitors looked for and asked about: a table for each, with its Excel file. */
import { html } from 'hono/html';

import type { Language } from '#contract/address.ts';
import type { Html } from '#desk/desk-context.ts';
import { sheetTable, type Table } from '#desk/sheets/sheet.ts';
import { COUNTS } from '#desk/texts/counts.ts';
import { longTime } from '#desk/texts/times.ts';
import { MISSES_KEPT_DAYS } from '#server/misses/miss-files.ts';

import { type CountSource, missesByWords, productsSheet } from './count-sheets.ts';
import { vitalsSheet } from './vitals-sheet.ts';

/** Days that can be looked back. */
export const PERIODS = [7, 30, MISSES_KEPT_DAYS] as const;
export const FIRST_PERIOD = 30;

/** Rows of a table on the page. */
const ROWS_SHOWN = 50;

export interface CountsParts {
  readonly language: Language;
  readonly source: CountSource;
  readonly days: number;
  readonly now: number;
  /** Whether misses are being counted (COUNT_MISSES), and web vitals (VITALS_URL). */
  readonly counting: { readonly misses: boolean; readonly vitals: boolean };
}

/** The page's content. */
export function countsPage(parts: CountsParts): Html {
  const { language, source, days, now, counting } = parts;
  const t = COUNTS[language];
  return html`<div class="page">
    <div class="page-head">
      <h1>${t.title}</h1>
      <p class="small">${t.text}</p>
      <nav class="segments" aria-label="${t.period}">
        ${PERIODS.map(
          (each) =>
            html`<a href="/counts?days=${each}" ${each === days ? html`aria-current="true"` : ''}
              >${t.days(each)}</a
            >`,
        )}
      </nav>
    </div>
    ${!counting.misses && html`<p class="hint">${t.off}</p>`}
    <div class="counts">
      ${section('search', missesByWords('search', source), parts)}
      ${section('finder', missesByWords('finder', source), parts)}
      ${section('products', productsSheet(source), parts)}
      ${section(
        'vitals',
        vitalsSheet(source.database, language, days, now),
        parts,
        counting.vitals ? t.vitals.none : t.vitals.off,
      )}
    </div>
    <p class="small kept">${t.kept(MISSES_KEPT_DAYS)}</p>
  </div>`;
}

/** One table with its Excel file; `none` says why there is nothing in it. */
function section<Row>(
  id: 'search' | 'finder' | 'products' | 'vitals',
  sheet: Table<Row> & { readonly readFrom?: number },
  { language, days }: CountsParts,
  none: string = COUNTS[language][id].none,
): Html {
  const t = COUNTS[language];
  const { length } = sheet.rows;
  return html`<section aria-labelledby="${id}">
    <div class="page-head">
      <h2 id="${id}">${t[id].title}</h2>
      ${
        length > 0 &&
        html`<a
          class="button"
          href="/counts/${id}.xlsx?days=${days}"
          aria-label="${t.excel(t[id].title)}"
          download
          >${t.excelShort}</a
        >`
      }
    </div>
    <p class="small">${t[id].text}</p>
    ${
      length === 0
        ? html`<p class="none-yet">${none}</p>`
        : sheetTable({ ...sheet, rows: sheet.rows.slice(0, ROWS_SHOWN) }, id)
    }
    ${sheet.readFrom !== undefined && html`<p class="small">${t.readFrom(longTime(sheet.readFrom))}</p>`}
    ${length > ROWS_SHOWN && html`<p class="small">${t.more(ROWS_SHOWN, length)}</p>`}
  </section>`;
}
