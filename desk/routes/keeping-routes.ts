/** Retention, backups and the log. */
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';

import { type Action, logAction } from '#desk/database/action-log.ts';
import type { Desk, DeskEnv, DeskRequest } from '#desk/desk-context.ts';
import { backupFile } from '#desk/keeping/backups.ts';
import { keepingPage, type KeepingParts } from '#desk/keeping/keeping-page.ts';
import { startLongWork, wasStarted, workOutcome, workUnderWay } from '#desk/keeping/long-work.ts';
import { KEEPING } from '#desk/texts/keeping.ts';
import { framed } from '#desk/views/frame.ts';

import { notFound } from './failures.ts';
import { formTexts } from './form-texts.ts';

/** Longer than that, and the page says what is being done. */
const WAIT_MS = 1_000;
const ASKED_AGAIN_S = 2;

/** Adds them. */
export function addKeepingRoutes(app: Hono<DeskEnv>, desk: Desk): void {
  const { dataDir } = desk.settings;
  const logged = (c: DeskRequest, action: Action, about: string): void =>
    logAction(c.get('database'), { at: desk.now(), person: c.get('person'), action, about });
  /** The name in a query, where it is a backup's. */
  const named = (c: DeskRequest, parameter: string): string | null => {
    const name = c.req.query(parameter) ?? '';
    return backupFile(dataDir, name) ? name : null;
  };

  const page = (c: DeskRequest, work: KeepingParts['work']) => {
    const content = keepingPage(desk, c, {
      work,
      made: named(c, 'made'),
      restored: named(c, 'restored'),
      asking: named(c, 'restore'),
    });
    return c.html(
      framed(desk, c, { tab: 'keeping', title: KEEPING[c.get('language')].title, content }),
    );
  };
  /** Answers with the outcome, or with a page that asks again by itself. */
  const outcomePage = async (c: DeskRequest, withinMs: number) => {
    const outcome = await workOutcome(withinMs);
    if (outcome && outcome.kind !== 'done') return page(c, outcome.kind);
    if (outcome) {
      const { made, restored } = outcome;
      const more = restored === null ? '' : `&restored=${restored}`;
      return c.redirect(`/keeping?made=${made}${more}`, 303);
    }
    if (c.req.method === 'POST') return c.redirect('/keeping?working=1', 303);
    c.header('Refresh', `${ASKED_AGAIN_S}`);
    return page(c, workUnderWay() ?? 'copying');
  };
  const start = (c: DeskRequest, restores?: string): void => {
    const who = { person: c.get('person'), at: desk.now() };
    startLongWork({ dataDir, now: desk.now(), ...(restores && { restores }) }, (outcome) => {
      if (outcome.kind === 'failed')
        return desk.log.error('backup or restore failed', { error: String(outcome.error) });
      if (outcome.kind === 'other-numbers')
        return desk.log.error('not restored: inquiries have numbers that the copy gives to others');
      const database = desk.database.get();
      logAction(database, { ...who, action: 'backup', about: outcome.made });
      if (outcome.restored !== null)
        logAction(database, { ...who, action: 'restore', about: outcome.restored });
    });
  };

  app.get('/keeping', (c) =>
    c.req.query('working') === '1' && wasStarted() ? outcomePage(c, 0) : page(c, 'none'),
  );
  app.post('/backups', (c) => {
    start(c);
    return outcomePage(c, WAIT_MS);
  });
  app.post('/restore', async (c) => {
    const name = (await formTexts(c))('name');
    if (!backupFile(dataDir, name)) return notFound(c);
    start(c, name);
    return outcomePage(c, WAIT_MS);
  });
  app.get('/backups/:name', async (c, next) => {
    const name = c.req.param('name');
    const file = backupFile(dataDir, name);
    if (file === undefined) return notFound(c);
    // What asks for the head alone takes no copy.
    if (c.req.method === 'GET') logged(c, 'backup-download', name);
    c.header('Content-Disposition', `attachment; filename="${name}"`);
    return (await serveStatic({ path: file })(c, next)) ?? notFound(c);
  });
}
