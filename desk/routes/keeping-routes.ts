/** Retention, backups and the log. */
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';

import { type Action, logAction } from '#desk/database/action-log.ts';
import type { Desk, DeskEnv, DeskRequest } from '#desk/desk-context.ts';
import { backupFile } from '#desk/keeping/backups.ts';
import { keepingPage } from '#desk/keeping/keeping-page.ts';
import { doLongWork } from '#desk/keeping/long-work.ts';
import { KEEPING } from '#desk/texts/keeping.ts';
import { framed } from '#desk/views/frame.ts';

import { notFound } from './failures.ts';

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

  app.get('/keeping', (c) => {
    const content = keepingPage(desk, c, {
      made: named(c, 'made'),
      restored: named(c, 'restored'),
      asking: named(c, 'restore'),
    });
    return c.html(
      framed(desk, c, { tab: 'keeping', title: KEEPING[c.get('language')].title, content }),
    );
  });
  app.post('/backups', async (c) => {
    const name = await doLongWork({ dataDir, now: desk.now() });
    logged(c, 'backup', name);
    return c.redirect(`/keeping?made=${name}`, 303);
  });
  app.post('/restore', async (c) => {
    const name = String((await c.req.parseBody())['name']);
    if (!backupFile(dataDir, name)) return notFound(c);
    const made = await doLongWork({ dataDir, now: desk.now(), restores: name });
    logged(c, 'backup', made);
    logged(c, 'restore', name);
    return c.redirect(`/keeping?made=${made}&restored=${name}`, 303);
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
