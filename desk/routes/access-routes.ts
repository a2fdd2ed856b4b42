/** Language, login and logout; and who gets past them. */
import type { IncomingMessage } from 'node:http';

import type { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

import { isKnownMark, knownMark } from '#desk/access/known-browser.ts';
import { createLoginLimits } from '#desk/access/login-limits.ts';
import { closeSession, openSession, SESSION_MS, sessionUser } from '#desk/access/sessions.ts';
import { NAME_MAX, readUsers, type User, userOf } from '#desk/access/users.ts';
import { logAction } from '#desk/database/action-log.ts';
import type { Desk, DeskEnv, DeskRequest } from '#desk/desk-context.ts';
import type { DeskSettings } from '#desk/settings.ts';
import { FRAME } from '#desk/texts/frame.ts';
import { THIS_MACHINE } from '#desk/texts/persons.ts';
import { loginPage } from '#desk/views/other-pages.ts';
import { clientAddress, limitKey, networkKey, type Sender } from '#server/forms/client-address.ts';

import { bodyUpTo } from './failures.ts';

const LANGUAGE_COOKIE = 'desk-language';
const SESSION_COOKIE = 'desk-session';
const KNOWN_COOKIE = 'desk-known';
const YEAR_S = 365 * 24 * 60 * 60;
/** What anybody may send, logged in or not. */
const SMALL = bodyUpTo(4 * 1024);
/** Over TLS browsers hold a cookie to this host and to TLS by its name (`__Host-`). */
const cookieFor = ({ tls }: DeskSettings) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    ...(tls && ({ secure: true, prefix: 'host' } as const)),
  }) as const;

/** The language that was chosen, Korean at first. */
export const languageOf = (c: DeskRequest, { tls }: DeskSettings) =>
  getCookie(c, LANGUAGE_COOKIE, tls ? 'host' : undefined) === 'en' ? 'en' : 'ko';

/** The person's machine, as limits count it. */
const senderOf = (c: DeskRequest, { isTrustedProxy }: DeskSettings): Sender => {
  const { incoming } = c.env as { incoming?: IncomingMessage };
  const forwardedFor = c.req.header('X-Forwarded-For');
  const address = clientAddress(incoming?.socket.remoteAddress, forwardedFor, isTrustedProxy);
  return { key: limitKey(address), network: networkKey(address) };
};

/** Where a form was sent from, within the desk. Two slashes would lead to another host. */
function cameFrom(c: DeskRequest): string {
  const from = URL.parse(c.req.header('Referer') ?? '');
  const isPage = from?.host === new URL(c.req.url).host && /^\/(?!\/|login$)/.test(from.pathname);
  return isPage ? from.pathname + from.search : '/';
}

/** Adds the choice of language, which needs no login. */
export function addLanguageRoute(app: Hono<DeskEnv>, settings: DeskSettings): void {
  app.post('/language', SMALL, async (c) => {
    const language = (await c.req.parseBody())['language'] === 'en' ? 'en' : 'ko';
    setCookie(c, LANGUAGE_COOKIE, language, { ...cookieFor(settings), maxAge: YEAR_S });
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
      c.set('isStillIn', () => true);
      await next();
    });
    return;
  }
  const cookie = cookieFor(settings);
  const limits = createLoginLimits(now);

  app.get('/login', (c) => c.html(loginPage(c.get('language'), '', null)));
  app.post('/login', SMALL, async (c) => {
    const form = await c.req.parseBody();
    const language = c.get('language');
    const t = FRAME[language];
    const [name, password] = [form['name'], form['password']].map((value) =>
      typeof value === 'string' ? value : '',
    );
    const again = (message: string, status: 401 | 429) =>
      c.html(loginPage(language, name!, message), status);
    if (name!.length > NAME_MAX) return again(t.loginWrong, 401);
    const users = readUsers(usersFile);
    const given = getCookie(c, KNOWN_COOKIE, cookie.prefix) ?? '';
    const mark = isKnownMark(given, users, now()) ? given : null;
    const entered = limits.enter({
      ...senderOf(c, settings),
      name: name!.normalize('NFC'),
      mark,
    });
    if (typeof entered === 'number') return again(t.loginWait(entered), 429);
    const database = c.get('database');
    let user: User | undefined;
    try {
      user = await userOf(users, name!, password!, mark !== null);
    } finally {
      entered(user !== undefined);
    }
    if (!user) {
      logAction(database, { at: now(), person: '', action: 'login-refused' });
      return again(t.loginWrong, 401);
    }
    closeSession(database, getCookie(c, SESSION_COOKIE, cookie.prefix) ?? '', users);
    setCookie(c, SESSION_COOKIE, openSession(database, user, now()), {
      ...cookie,
      maxAge: SESSION_MS / 1000,
    });
    setCookie(c, KNOWN_COOKIE, knownMark(user, now()), { ...cookie, maxAge: YEAR_S });
    logAction(database, { at: now(), person: user.name, action: 'login' });
    return c.redirect('/', 303);
  });
  app.use(async (c, next) => {
    const token = getCookie(c, SESSION_COOKIE, cookie.prefix);
    const userNow = () =>
      token && sessionUser(c.get('database'), token, readUsers(usersFile), now());
    const user = userNow();
    if (!user) return c.redirect('/login', 303);
    c.set('isStillIn', () => Boolean(userNow()));
    c.set('user', user.name);
    c.set('person', user.name);
    await next();
  });
  app.post('/logout', (c) => {
    const token = getCookie(c, SESSION_COOKIE, cookie.prefix) ?? '';
    closeSession(c.get('database'), token, readUsers(usersFile));
    logAction(c.get('database'), { at: now(), person: c.get('person'), action: 'logout' });
    deleteCookie(c, SESSION_COOKIE, cookie);
    c.header('Clear-Site-Data', '"cache", "storage"');
    return c.redirect('/login', 303);
  });
}
