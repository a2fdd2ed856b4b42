/**
 * `npm run inquiries -- …`: what the staff does with inquiries.
 *
 *   list                    one line each
 *   show N                  the whole of one
 *   export --csv [file]     all of them, for Excel
 *   purge --older-than 1y   deletes for good (90d, 18m, 1y)
 *   close, open             stops taking inquiries by the form, and takes them again
 */
import { chmodSync, closeSync, existsSync, openSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

import { DEFAULT_FORM_KEY, INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';
import { loadEnvFile } from '#server/env-file.ts';
import { FIELD_LABELS } from '#server/forms/answer-texts.ts';
import { csvHead, csvLine } from '#server/forms/csv.ts';
import { databaseFile, FILE_MODE, openDatabase } from '#server/forms/database.ts';
import { readInquiries, readInquiry, type InquiryRecord } from '#server/forms/inquiry-record.ts';
import { seoulTime } from '#server/forms/mail.ts';
import { before, parsePeriod, purgeBefore } from '#server/forms/retention.ts';
import { storageError } from '#server/forms/storage-error.ts';
import { readDataDir } from '#server/settings.ts';
import { commandLine, refuse, UserError } from '#tools/command-line.mjs';

const USAGE = `npm run inquiries -- list
npm run inquiries -- show 12
npm run inquiries -- export --csv inquiries.csv
npm run inquiries -- purge --older-than 1y
npm run inquiries -- close | open`;

const counted = (count: number): string => `${count} ${count === 1 ? 'inquiry' : 'inquiries'}`;

/** Without control characters: visitors wrote this text, and a terminal would execute its escape sequences. */
const printable = (text: string): string => text.replace(/(?!\n)\p{Cc}/gu, ' ');

const oneLine = (text: string, length: number): string => {
  const signs = Array.from(printable(text).replace(/\s+/g, ' '));
  return signs.length > length ? `${signs.slice(0, length - 1).join('')}…` : signs.join('');
};

function mailState({ mail }: InquiryRecord): string {
  if (!mail) return 'not mailed';
  if (mail.sentAt !== null) return `mailed ${seoulTime(mail.sentAt)}`;
  return mail.attempts === 0 ? 'mail waits' : `mail failed ${mail.attempts}×`;
}

function list(database: DatabaseSync): void {
  let count = 0;
  for (const record of readInquiries(database)) {
    count += 1;
    const marks = record.flags.length > 0 ? ` [${record.flags.join(', ')}]` : '';
    console.log(
      `#${record.id}  ${seoulTime(record.receivedAt)}  ${oneLine(record.companyName, 24)}, ${oneLine(record.name, 16)}  ` +
        `${oneLine(record.inquiry, 48)}  (${mailState(record)})${marks}`,
    );
  }
  console.log(count === 0 ? 'No inquiries yet.' : `${counted(count)}.`);
}

function show(database: DatabaseSync, number: string | undefined): void {
  if (number === undefined || !/^#?[1-9]\d*$/.test(number))
    throw new UserError('Which one? show N');
  const id = Number(number.replace('#', ''));
  const record = readInquiry(database, id);
  if (!record) throw new UserError(`There is no inquiry ${id}.`);
  const labels = FIELD_LABELS[record.language];
  console.log(
    `#${record.id}  ${seoulTime(record.receivedAt)}  ${record.language}  (${mailState(record)})`,
  );
  if (record.mail?.lastError) console.log(`Mail: ${printable(record.mail.lastError)}`);
  if (record.corrects !== null) console.log(`Corrects #${record.corrects}`);
  if (record.flags.length > 0) console.log(`Signs of a robot: ${record.flags.join(', ')}`);
  for (const field of INQUIRY_FIELDS) {
    if (field !== 'inquiry' && record[field] !== '')
      console.log(`${labels[field]}: ${printable(record[field])}`);
  }
  console.log(`\n${printable(record.inquiry)}`);
}

/** npm prints lines of its own on standard output, which would become the first rows of the table. */
const underNpm =
  process.env['npm_lifecycle_event'] === 'inquiries' &&
  process.env['npm_config_loglevel'] !== 'silent';

/** Without a file's name it goes to standard output; under npm into the folder of the inquiries. */
function exportCsv(records: Iterable<InquiryRecord>, dataDir: string, name?: string): void {
  const file = name ?? (underNpm ? join(dataDir, 'inquiries.csv') : undefined);
  if (file === undefined) {
    process.stdout.write(csvHead());
    for (const record of records) process.stdout.write(csvLine(record));
    return;
  }
  // npm runs us in the project's folder, wherever it was called.
  const path = resolve(name === undefined ? '.' : (process.env['INIT_CWD'] ?? '.'), file);
  const target = openSync(path, 'w', FILE_MODE);
  chmodSync(path, FILE_MODE); // it may have been there
  let count = 0;
  writeSync(target, csvHead());
  for (const record of records) {
    writeSync(target, csvLine(record));
    count += 1;
  }
  closeSync(target);
  console.log(`${counted(count)} written to ${path}`);
}

function purge(database: DatabaseSync, olderThan: string | undefined): void {
  const period = parsePeriod(olderThan ?? '');
  if (!period) throw new UserError('How old? purge --older-than 90d, 18m or 1y');
  const count = purgeBefore(database, before(Date.now(), period));
  console.log(`${counted(count)} deleted.`);
}

function setClosed(database: DatabaseSync, closed: boolean): void {
  const formKey = process.env['FORM_KEY'] || DEFAULT_FORM_KEY;
  const statement = closed
    ? 'INSERT OR IGNORE INTO closed_form (form_key) VALUES (?)'
    : 'DELETE FROM closed_form WHERE form_key = ?';
  database.prepare(statement).run(formKey);
  console.log(closed ? 'The form takes no inquiries now.' : 'The form takes inquiries.');
}

/** Commands, and how many words each takes besides itself. */
const COMMANDS = new Map([
  ['list', 0],
  ['show', 1],
  ['export', 1],
  ['purge', 0],
  ['close', 0],
  ['open', 0],
]);

function main(): void {
  const { positionals, values } = commandLine(USAGE, {
    allowPositionals: true,
    options: { csv: { type: 'boolean' }, 'older-than': { type: 'string' } },
  });
  const [command = '', argument, ...more] = positionals;
  const words = COMMANDS.get(command);
  if (words === undefined || (argument !== undefined && words === 0) || more.length > 0)
    refuse(
      positionals.length > 0
        ? `There is no command "${positionals.join(' ')}".`
        : 'A command is missing.',
    );
  loadEnvFile();
  const dataDir = readDataDir(process.env);
  const file = databaseFile(dataDir);
  const looksOnly = command === 'list' || command === 'show' || command === 'export';
  if (looksOnly && !existsSync(file)) {
    if (command === 'export' && !underNpm) return exportCsv([], dataDir, argument);
    console.log(`No inquiries yet: ${file} does not exist.`);
    return;
  }
  const database = openDatabase(dataDir, { readOnly: looksOnly });
  try {
    if (command === 'list') list(database);
    else if (command === 'show') show(database, argument);
    else if (command === 'export') exportCsv(readInquiries(database), dataDir, argument);
    else if (command === 'purge') purge(database, values['older-than']);
    else setClosed(database, command === 'close');
  } catch (error) {
    throw isStoreError(error) ? storageError(error, file, 'read from') : error;
  } finally {
    database.close();
  }
}

const isStoreError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';

// A reader that has seen enough (`| head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
