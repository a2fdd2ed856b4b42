/**
 * `npm run desk`: the staff's own program, beside the server and over the same file of inquiries.
 *
 *   npm run desk                       serves it; settings: .env.example
 *   npm run desk -- add-user NAME      adds a user, or changes a password; asks for it, or reads it from standard input
 */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

import { loadEnvFile } from '#server/env-file.ts';
import { createLog } from '#server/log.ts';
import { parseSettings, SETTINGS } from '#server/settings-table.ts';
import { commandLine, refuse, runCommand, UserError } from '#tools/command-line.mjs';

import { addUser } from './access/users.ts';
import { readDeskSettings } from './settings.ts';

const USAGE = `npm run desk                      serves the staff's desk (http://127.0.0.1:3001)
npm run desk -- add-user NAME     adds a user to the file that DESK_USERS names, or changes a password

Settings: .env.example. docs/desk.md tells more.`;

/** Asks without showing what is typed; from a pipe, the first line. */
async function askPassword(): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = process.stdin.isTTY;
  if (terminal) process.stderr.write('Password: ');
  const lines = createInterface({ input: process.stdin, output: silent, terminal });
  for await (const line of lines) {
    if (terminal) process.stderr.write('\n');
    return line;
  }
  throw new UserError('No password was given.');
}

async function main(): Promise<void> {
  const { positionals } = commandLine(USAGE, { allowPositionals: true, options: {} });
  loadEnvFile();
  const [command, name, ...more] = positionals;
  if (command === 'add-user') {
    if (name === undefined || more.length > 0) refuse('Whom? add-user NAME');
    const { DESK_USERS: file = 'desk-users.json' } = parseSettings(
      SETTINGS.pick({ DESK_USERS: true }),
      process.env,
    );
    const outcome = await addUser(file, name, await askPassword());
    console.log(`${name} is ${outcome} in ${file}.`);
    process.stdin.destroy();
    return;
  }
  if (command !== undefined) refuse(`There is no command "${positionals.join(' ')}".`);
  const log = createLog();
  // Reads the whole content: adding a user and asking for help do not wait for it.
  const { startDesk } = await import('./start.ts');
  const running = await startDesk(readDeskSettings(process.env), log);
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void running.stop().then(() => process.exit(0)));
  log.info(`Ready at ${running.url}`);
}

await runCommand(async () => {
  try {
    await main();
  } catch (error) {
    // Whoever starts it is to read one sentence, not a stack.
    throw error instanceof Error && error.name === 'SettingsError'
      ? new UserError(error.message)
      : error;
  }
});
