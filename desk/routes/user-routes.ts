/** The users: without accounts there is no such page. */
import type { Hono } from 'hono';

import {
  addUser,
  isUserName,
  PASSWORD_MAX,
  PASSWORD_MIN,
  readUsers,
  removeUser,
  userOf,
} from '#desk/access/users.ts';
import { logAction } from '#desk/database/action-log.ts';
import type { Desk, DeskEnv, DeskRequest } from '#desk/desk-context.ts';
import { USERS_PAGE, type UserFault } from '#desk/texts/users.ts';
import { framed } from '#desk/views/frame.ts';
import { usersPage } from '#desk/views/users-page.ts';
import { formTexts } from './form-texts.ts';

/** Adds them. */
export function addUserRoutes(app: Hono<DeskEnv>, desk: Desk): void {
  const file = desk.settings.usersFile;
  if (file === null) return;
  const page = (c: DeskRequest, fault: UserFault | null) => {
    const language = c.get('language');
    const [what, name] = [c.req.query('done'), c.req.query('name') ?? ''];
    const names = readUsers(file).map((user) => user.name);
    const user = c.get('person');
    const content = usersPage({
      language,
      names,
      user,
      asking: names.find((each) => each === c.req.query('ask') && each !== user) ?? null,
      done:
        what === 'added' || what === 'changed' || what === 'removed'
          ? { what, name: name.slice(0, 40) }
          : null,
      fault,
    });
    const title = USERS_PAGE[language].title;
    return c.html(framed(desk, c, { tab: null, title, content }), fault ? 422 : 200);
  };
  const done = (c: DeskRequest, what: 'added' | 'changed' | 'removed', name: string) => {
    const action = what === 'removed' ? 'user-removed' : 'user';
    logAction(c.get('database'), { at: desk.now(), person: c.get('person'), action, about: name });
    return c.redirect(`/users?done=${what}&name=${encodeURIComponent(name)}`, 303);
  };

  app.get('/users', (c) => page(c, null));
  app.post('/users', async (c) => {
    const text = await formTexts(c);
    const [what, name, password] = [text('do'), text('name').normalize('NFC'), text('password')];
    const own = name === c.get('person');
    const users = readUsers(file);
    const exists = users.some((user) => user.name === name);
    if (what === 'add' ? exists : !exists) return page(c, what === 'add' ? 'taken' : 'gone');
    try {
      if (what === 'remove') {
        // Whoever removes the last one keeps everybody out.
        if (own) return page(c, 'gone');
        removeUser(file, name);
        return done(c, 'removed', name);
      }
      if (password.length < PASSWORD_MIN) return page(c, 'short');
      if (password.length > PASSWORD_MAX) return page(c, 'long');
      if (!isUserName(name)) return page(c, 'name');
      if (own && !(await userOf(users, name, text('current'), true))) return page(c, 'current');
      await addUser(file, name, password);
      return done(c, what === 'add' ? 'added' : 'changed', name);
    } catch (error) {
      if (error instanceof Error && 'code' in error) return page(c, 'file');
      throw error;
    }
  });
}
