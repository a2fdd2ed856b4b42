/** Retention, backups and the log. */
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';

import { logAction } from '#desk/database/action-log.ts';
import type { Desk, DeskEnv } from '#desk/desk-context.ts';
import { backupFile, makeBackup } from '#desk/keeping/backups.ts';
import { keepingPage } from '#desk/keeping/keeping-page.ts';
import { KEEPING } from '#desk/texts/keeping.ts';
import { framed } from '#desk/views/frame.ts';

import { notFound } from './failures.ts';

/** Adds them. */
export function addKeepingRoutes(app: Hono<DeskEnv>, desk: Desk): void {
  const { dataDir } = desk.settings;
  app.get('/keeping', (c) => {
    const made = c.req.query('made') ?? '';
    const content = keepingPage(desk, c, backupFile(dataDir, made) ? made : null);
    return c.html(
      framed(desk, c, { tab: 'keeping', title: KEEPING[c.get('language')].title, content }),
    );
  });
  app.post('/backups', (c) => {
    const { name } = makeBackup(c.get('database'), dataDir, desk.now());
    logAction(c.get('database'), { at: desk.now(), person: c.get('person'), action: 'backup' });
    return c.redirect(`/keeping?made=${name}`, 303);
  });
  app.get('/backups/:name', async (c, next) => {
    const name = c.req.param('name');
    const file = backupFile(dataDir, name);
    if (file === undefined) return notFound(c);
    // What asks for the head alone takes no copy.
    if (c.req.method === 'GET')
      logAction(c.get('database'), {
        at: desk.now(),
        person: c.get('person'),
        action: 'backup-download',
      });
    c.header('Content-Disposition', `attachment; filename="${name}"`);
    return (await serveStatic({ path: file })(c, next)) ?? notFound(c);
  });
}
