/** Language, login and logout; and who gets past them. */
import type { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

import { closeSession, openSession, SESSION_MS, sessionUser } from '#desk/access/sessions.ts';
import { isUser, readUsers } from '#desk/access/users.ts';
import { logAction } from '#desk/database/action-log.ts';
import type { Desk, DeskEnv, DeskRequest } from '#desk/desk-context.ts';
import { FRAME } from '#desk/texts/frame.ts';
import { THIS_MACHINE } from '#desk/texts/persons.ts';
import { loginPage } from '#desk/views/other-pages.ts';
import { createRateLimit } from '#server/forms/rate-limit.ts';

const LANGUAGE_COOKIE = 'desk-language';
const SESSION_COOKIE = 'desk-session';
const YEAR_S = 365 * 24 * 60 * 60;
/** Five wrong tries; from then on one a minute. */
const TRIES = { burst: 5, refillMs: 60_000 };

/** The language that was chosen, Korean at first. */
export const languageOf = (c: DeskRequest) =>
  getCookie(c, LANGUAGE_COOKIE) === 'en' ? 'en' : 'ko';

/** Where a form was sent from, within the desk. */
function cameFrom(c: DeskRequest): string {
  const from = URL.parse(c.req.header('Referer') ?? '');
  return from && from.host === new URL(c.req.url).host && from.pathname !== '/login'
    ? from.pathname + from.search
    : '/';
}

/** Adds the choice of language, which needs no login. */
export function addLanguageRoute(app: Hono<DeskEnv>): void {
  app.post('/language', async (c) => {
    const language = (await c.req.parseBody())['language'] === 'en' ? 'en' : 'ko';
    setCookie(c, LANGUAGE_COOKIE, language, {
      path: '/',
      maxAge: YEAR_S,
      httpOnly: true,
      sameSite: 'Strict',
    });
    return c.redirect(cameFrom(c), 303);
  });
}

/** Adds login and logout, and lets nobody past who has no session. */
export function addAccess(app: Hono<DeskEnv>, desk: Desk): void {
  const { settings, now } = desk;
  const usersFile = settings.usersFile;
  if (usersFile === null) {
    app.use(async (c, next) => {
      c.set('user', null);
      c.set('person', THIS_MACHINE);
      await next();
    });
    return;
  }
  const cookie = { path: '/', httpOnly: true, sameSite: 'Strict', secure: settings.tls } as const;
  const tries = createRateLimit(TRIES, now);

  app.get('/login', (c) => c.html(loginPage(c.get('language'), '', null)));
  app.post('/login', async (c) => {
    const form = await c.req.parseBody();
    const language = c.get('language');
    const t = FRAME[language];
    const [name, password] = [form['name'], form['password']].map((value) =>
      typeof value === 'string' ? value : '',
    );
    const again = (message: string, status: 401 | 429) =>
      c.html(loginPage(language, name!, message), status);
    const key = name!.normalize('NFC');
    const wait = tries.take(key);
    if (wait > 0) return again(t.loginWait(wait), 429);
    const database = c.get('database');
    if (!(await isUser(readUsers(usersFile), name!, password!))) {
      logAction(database, { at: now(), person: '', action: 'login-refused' });
      return again(t.loginWrong, 401);
    }
    tries.refund(key, TRIES.burst);
    setCookie(c, SESSION_COOKIE, openSession(database, key, now()), {
      ...cookie,
      maxAge: SESSION_MS / 1000,
    });
    logAction(database, { at: now(), person: key, action: 'login' });
    return c.redirect('/', 303);
  });
  app.use(async (c, next) => {
    const token = getCookie(c, SESSION_COOKIE);
    const user = token && sessionUser(c.get('database'), token, now());
    // A user who was taken out of the file is out at once.
    if (!user || !readUsers(usersFile).some(({ name }) => name === user))
      return c.redirect('/login', 303);
    c.set('user', user);
    c.set('person', user);
    await next();
  });
  app.post('/logout', (c) => {
    closeSession(c.get('database'), getCookie(c, SESSION_COOKIE) ?? '');
    logAction(c.get('database'), { at: now(), person: c.get('person'), action: 'logout' });
    deleteCookie(c, SESSION_COOKIE, cookie);
    return c.redirect('/login', 303);
  });
}
