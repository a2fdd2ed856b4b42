/** Language, login and logout; and who gets past them. */
import type { IncomingMessage } from 'node:http';

import type { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

import { closeSession, openSession, SESSION_MS, sessionUser } from '#desk/access/sessions.ts';
import { areTriesWaiting, NAME_MAX, readUsers, userOf } from '#desk/access/users.ts';
import { logAction } from '#desk/database/action-log.ts';
import type { Desk, DeskEnv, DeskRequest } from '#desk/desk-context.ts';
import type { DeskSettings } from '#desk/settings.ts';
import { FRAME } from '#desk/texts/frame.ts';
import { THIS_MACHINE } from '#desk/texts/persons.ts';
import { loginPage } from '#desk/views/other-pages.ts';
import { clientAddress, limitKey } from '#server/forms/client-address.ts';
import { createRateLimit } from '#server/forms/rate-limit.ts';

import { bodyUpTo } from './failures.ts';

const LANGUAGE_COOKIE = 'desk-language';
const SESSION_COOKIE = 'desk-session';
const YEAR_S = 365 * 24 * 60 * 60;
/** Five wrong tries for a name from an address; from then on one a minute. */
const TRIES = { burst: 5, refillMs: 60_000 };
/** Wrong tries from an address with whatever names: an office of people who mistype, and no list of names and passwords. */
const TRIES_OF_ADDRESS = { burst: 40, refillMs: 15_000 };
/** What anybody may send, logged in or not. */
const SMALL = bodyUpTo(4 * 1024);
/** What is told where too many tries of others wait. */
const QUEUE_WAIT_S = 5;

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

/** The address of the person's machine, as limits count it; empty where a test asks without a connection. */
const addressOf = (c: DeskRequest, { isTrustedProxy }: DeskSettings): string => {
  const { incoming } = c.env as { incoming?: IncomingMessage };
  const forwardedFor = c.req.header('X-Forwarded-For');
  return limitKey(clientAddress(incoming?.socket.remoteAddress, forwardedFor, isTrustedProxy));
};

/** Where a form was sent from, within the desk. */
function cameFrom(c: DeskRequest): string {
  const from = URL.parse(c.req.header('Referer') ?? '');
  return from && from.host === new URL(c.req.url).host && from.pathname !== '/login'
    ? // Two slashes would lead to another host.
      from.pathname.replace(/^\/+/, '/') + from.search
    : '/';
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
  const tries = createRateLimit(TRIES, now);
  const triesOfAddress = createRateLimit(TRIES_OF_ADDRESS, now);

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
    if (areTriesWaiting()) return again(t.loginWait(QUEUE_WAIT_S), 429);
    // With the address: a stranger elsewhere keeps nobody out.
    const address = addressOf(c, settings);
    const key = `${address} ${name!.normalize('NFC')}`;
    const wait = Math.max(triesOfAddress.wait(address), tries.wait(key));
    if (wait > 0) return again(t.loginWait(wait), 429);
    triesOfAddress.take(address);
    tries.take(key);
    const database = c.get('database');
    const users = readUsers(usersFile);
    const user = await userOf(users, name!, password!);
    if (!user) {
      logAction(database, { at: now(), person: '', action: 'login-refused' });
      return again(t.loginWrong, 401);
    }
    tries.refund(key, TRIES.burst);
    triesOfAddress.refund(address, 1);
    closeSession(database, getCookie(c, SESSION_COOKIE, cookie.prefix) ?? '', users);
    setCookie(c, SESSION_COOKIE, openSession(database, user, now()), {
      ...cookie,
      maxAge: SESSION_MS / 1000,
    });
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
