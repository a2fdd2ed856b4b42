/** A login of a browser that was here before, while strangers try passwords from changing addresses. */
import { join } from 'node:path';

import { addUser } from '#desk/access/users.ts';
import { readDeskSettings } from '#desk/settings.ts';
import { startDesk } from '#desk/start.ts';
import { createLog } from '#server/log.ts';

/** Milliseconds from the press to being in. */
export async function loginUnderAttack(dataDir: string): Promise<number> {
  const file = join(dataDir, 'users.json');
  await addUser(file, 'kim', 'a long password');
  const environment = {
    DESK_PORT: '0',
    DATA_DIR: dataDir,
    DESK_USERS: file,
    TRUST_PROXY: '127.0.0.1',
  };
  const desk = await startDesk(
    readDeskSettings(environment),
    createLog({ write: () => undefined }),
  );
  const login = (password: string, address: string, cookies = '') =>
    fetch(`${desk.url}/login`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'kim', password }),
      headers: { Origin: desk.url, 'X-Forwarded-For': address, Cookie: cookies },
      redirect: 'manual',
    });
  try {
    const first = await login('a long password', '192.0.2.200');
    const known = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    const strangers = Array.from({ length: 20 }, (_, at) => login(`guess ${at}`, `192.0.2.${at}`));
    const start = performance.now();
    const entered = await login('a long password', '192.0.2.7', known.join('; '));
    const took = performance.now() - start;
    if (entered.status !== 303) throw new Error(`the known browser was answered ${entered.status}`);
    await Promise.all(strangers);
    return took;
  } finally {
    await desk.stop();
  }
}
