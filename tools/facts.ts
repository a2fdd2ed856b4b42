/** `npm run facts`: facts that were confirmed at the desk become content. See docs/desk.md. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { readingContent } from '#content/end-with-faults.ts';
import { loadEnvFile } from '#server/env-file.ts';
import { readDataDir } from '#server/settings.ts';
import { commandLine, refuse, runCommand, UserError } from '#tools/command-line.mjs';

const USAGE = `npm run facts -- export    writes the facts that were confirmed at the desk to content/confirmed
npm run facts -- check     says whether content/confirmed is what the desk has confirmed

  --data FOLDER   where the file of inquiries is (default: DATA_DIR)
  --to FOLDER     default: content/confirmed

A fact is written only if two different persons with names have proposed and confirmed it, with supplier, date and document, if
its value fits its key and its product has that key and that size, and if nothing that is stated contradicts it. A file of a
product that has none any more is deleted.`;

async function main(): Promise<void> {
  const { positionals, values } = commandLine(USAGE, {
    allowPositionals: true,
    options: { data: { type: 'string' }, to: { type: 'string' } },
  });
  const [command = '', ...more] = positionals;
  if (more.length > 0 || !['export', 'check'].includes(command)) refuse('What? export or check.');
  loadEnvFile();
  const { CONFIRMED_FOLDER, confirmedContent, differenceFrom, differencesIn } =
    await readingContent(() => import('./facts/confirmed-content.ts'));
  const at = (path: string) => resolve(process.env['INIT_CWD'] ?? '.', path);
  const dataDir = values.data === undefined ? readDataDir(process.env) : at(values.data);
  const folder = values.to === undefined ? CONFIRMED_FOLDER : at(values.to);
  if (command === 'check') {
    const difference = differenceFrom(dataDir, folder);
    if (difference !== undefined) throw new UserError(difference);
    console.log('content/confirmed is what the desk has confirmed.');
    return;
  }
  const files = confirmedContent(dataDir);
  if (!files)
    throw new UserError(
      `${resolve(dataDir)} (DATA_DIR) has no file of inquiries; --data names another folder.`,
    );
  const { unknown } = differencesIn(folder, files);
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of files) writeFileSync(join(folder, name), text);
  for (const name of unknown) rmSync(join(folder, name));
  const facts = files.reduce((sum, { entry }) => sum + entry.facts.length, 0);
  const deleted = unknown.length > 0 ? ` Deleted: ${unknown.join(', ')}.` : '';
  console.log(`${facts} confirmed facts of ${files.length} products are written.${deleted}`);
}

await runCommand(main);
