/** What the desk has confirmed, as files of the content, and whether the content has just these. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { raw } from '#content/entries.ts';
import { faultLine } from '#content/faults.ts';
import { contentFaults } from '#content/registry.ts';
import { confirmedFiles, type ContentFile } from '#desk/facts/confirmed-file.ts';
import { databaseFile, openDatabase } from '#server/forms/database.ts';
import { UserError } from '#tools/command-line.mjs';

/** Where the content has them. */
export const CONFIRMED_FOLDER = join(import.meta.dirname, '../../content/confirmed');

/**
 * The files of the confirmed facts, each fact checked as the content is.
 *
 * @returns undefined where there is no file of inquiries
 * @throws UserError with every fact that cannot be published
 */
export function confirmedContent(dataDir: string): ContentFile[] | undefined {
  if (!existsSync(databaseFile(dataDir))) return undefined;
  const database = openDatabase(dataDir, { readOnly: true });
  try {
    // A desk that was never opened has no tables.
    const isKnown = database
      .prepare("SELECT 1 FROM sqlite_schema WHERE name = 'desk_proposal'")
      .get();
    const files = isKnown ? confirmedFiles(database) : [];
    const confirmed = files.map(({ name, entry }) => ({ file: `confirmed/${name}`, entry }));
    const faults = contentFaults({ ...raw, confirmed }).filter(({ file }) =>
      file.startsWith('confirmed/'),
    );
    if (faults.length > 0)
      throw new UserError(
        ['What is confirmed cannot be published:', ...faults.map(faultLine)].join('\n  '),
      );
    return files;
  } finally {
    database.close();
  }
}

/** Names of files that are missing or differ, and of those that no confirmed fact stands behind. */
export function differencesIn(folder: string, files: readonly ContentFile[]) {
  const isOther = ({ name, text }: ContentFile) => {
    const file = join(folder, name);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  };
  return {
    changed: files.filter(isOther).map(({ name }) => name),
    unknown: globSync('*.ts', { cwd: folder }).filter(
      (name) => !files.some((file) => file.name === name),
    ),
  };
}

/**
 * Whether the content's confirmed facts are those of the desk, in a sentence; undefined: they are.
 *
 * @throws UserError as `confirmedContent`
 */
export function differenceFrom(dataDir: string, folder = CONFIRMED_FOLDER): string | undefined {
  const files = confirmedContent(dataDir);
  const { changed, unknown } = differencesIn(folder, files ?? []);
  const names = [...changed, ...unknown].toSorted().join(', ');
  if (names === '') return undefined;
  return files
    ? `content/confirmed is not what the desk has confirmed: ${names}. Run \`npm run facts -- export\`.`
    : `content/confirmed has ${names}, and ${resolve(dataDir)} (DATA_DIR) no file of inquiries that says that two persons have confirmed it.`;
}
