/** The counts and their Excel files. */
import type { Hono } from 'hono';

import { seoulDay } from '#contract/seoul-day.ts';
import { type CountSource, missesByDay, productsSheet } from '#desk/counts/count-sheets.ts';
import { vitalsSheet } from '#desk/counts/vitals-sheet.ts';
import { countsPage, FIRST_PERIOD, PERIODS } from '#desk/counts/counts-page.ts';
import type { Desk, DeskEnv, DeskRequest } from '#desk/desk-context.ts';
import { sendWorkbook } from '#desk/sheets/send-workbook.ts';
import { worksheet } from '#desk/sheets/workbook.ts';
import { COUNTS } from '#desk/texts/counts.ts';
import { framed } from '#desk/views/frame.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Adds them. */
export function addCountRoutes(app: Hono<DeskEnv>, desk: Desk): void {
  const { dataDir, siteUrl, countMisses, vitals } = desk.settings;
  const asked = (c: DeskRequest): { days: number; source: CountSource } => {
    const days = PERIODS.find((each) => String(each) === c.req.query('days')) ?? FIRST_PERIOD;
    return {
      days,
      source: {
        database: c.get('database'),
        dataDir,
        siteUrl,
        language: c.get('language'),
        // Today included.
        from: seoulDay(desk.now() - (days - 1) * DAY_MS),
      },
    };
  };
  app.get('/counts', (c) => {
    const language = c.get('language');
    const counting = { misses: countMisses, vitals };
    const content = countsPage({ language, ...asked(c), now: desk.now(), counting });
    const title = COUNTS[language].title;
    return c.html(framed(desk, c, { tab: 'counts', title, content }));
  });
  app.get('/counts/search.xlsx', (c) =>
    sendWorkbook(c, desk, [worksheet(missesByDay('search', asked(c).source))], 'not-found'),
  );
  app.get('/counts/finder.xlsx', (c) =>
    sendWorkbook(c, desk, [worksheet(missesByDay('finder', asked(c).source))], 'no-product'),
  );
  app.get('/counts/products.xlsx', (c) =>
    sendWorkbook(c, desk, [worksheet(productsSheet(asked(c).source))], 'asked-about'),
  );
  app.get('/counts/vitals.xlsx', (c) => {
    const { days, source } = asked(c);
    const sheet = vitalsSheet(source.database, source.language, days, desk.now());
    return sendWorkbook(c, desk, [worksheet(sheet)], 'speed');
  });
}
