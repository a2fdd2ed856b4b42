/** The desk as an HTTP application: who may ask, which file is open, what answers. */
import { Hono } from 'hono';

import { isFromThisMachine, isOwnChange } from './access/own-request.ts';
import { addAnswerRoutes, uploadMax } from './answers/answer-routes.ts';
import { troubleOf } from './database/desk-trouble.ts';
import type { Desk, DeskEnv } from './desk-context.ts';
import type { DeskEvents } from './events.ts';
import { addAccess, addLanguageRoute, languageOf } from './routes/access-routes.ts';
import { assetRoutes } from './routes/assets.ts';
import { addCountRoutes } from './routes/count-routes.ts';
import { addEventRoutes } from './routes/event-routes.ts';
import { addFactRoutes } from './routes/fact-routes.ts';
import { bodyUpTo, failed, notFound, refused, troubled } from './routes/failures.ts';
import { addInquiryRoutes } from './routes/inquiry-routes.ts';
import { addKeepingRoutes } from './routes/keeping-routes.ts';
import { addNoticeRoutes } from './routes/notice-routes.ts';
import { addPhraseRoutes } from './routes/phrase-routes.ts';
import { addReplyRoutes } from './routes/reply-routes.ts';
import { addUserRoutes } from './routes/user-routes.ts';

/** Its own, stricter than the site's: nothing inline, nothing from elsewhere, in nobody's frame. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex, nofollow',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // A form tells its origin; the public site hears nothing of the desk.
  'Referrer-Policy': 'same-origin',
  // Personal data: nothing of it stays in a browser's cache.
  'Cache-Control': 'no-store',
} as const;

const BODY_MAX = 128 * 1024;

/** Makes the application. */
export function createDeskApp(
  desk: Desk,
  events: DeskEvents,
  indexing: () => boolean,
): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>();
  app.use(async (c, next) => {
    c.set('language', languageOf(c, desk.settings));
    await next();
    for (const [name, value] of Object.entries(HEADERS))
      if (name !== 'Cache-Control' || !c.res.headers.has(name)) c.res.headers.set(name, value);
  });
  app.use(async (c, next) => {
    const header = (name: string) => c.req.header(name);
    if (desk.settings.usersFile === null && !isFromThisMachine(header)) return refused(c);
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && !isOwnChange(header))
      return refused(c);
    await next();
  });
  app.use((c, next) => bodyUpTo(uploadMax(c.req.path) ?? BODY_MAX)(c, next));
  app.route('/assets', assetRoutes());
  addLanguageRoute(app, desk.settings);
  app.use(async (c, next) => {
    c.set('database', desk.database.get());
    await next();
  });
  addAccess(app, desk);
  addInquiryRoutes(app, desk, indexing);
  addReplyRoutes(app, desk);
  addPhraseRoutes(app, desk);
  addAnswerRoutes(app, desk);
  addFactRoutes(app, desk);
  addNoticeRoutes(app, desk);
  addCountRoutes(app, desk);
  addKeepingRoutes(app, desk);
  addUserRoutes(app, desk);
  addEventRoutes(app, events);
  app.notFound((c) => notFound(c));
  app.onError((error, c) => {
    const trouble = troubleOf(error);
    if (trouble) return troubled(c, trouble.kind);
    const id = crypto.randomUUID().slice(0, 8);
    desk.log.error('request failed', { id, error: error.stack ?? String(error) });
    return failed(c, id);
  });
  return app;
}
