/** What the staff does with inquiries; tools/inquiries.ts says what there is. */
import { chmodSync, closeSync, existsSync, openSync, writeSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

import { FIELD_LABELS } from '#contract/field-labels.ts';
import { DEFAULT_FORM_KEY, INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';
import { csvHead, csvLine } from '#server/forms/csv.ts';
import { databaseFile, FILE_MODE, openDatabase } from '#server/forms/database.ts';
import { readInquiries, type InquiryRecord } from '#server/forms/inquiry-record.ts';
import { seoulTime } from '#server/forms/mail.ts';
import { parsePeriod } from '#contract/retention-period.ts';
import { before, purgeBefore } from '#server/forms/retention.ts';
import { storageError } from '#server/forms/storage-error.ts';
import { damagedInquiries } from '#server/forms/row-seal.ts';
import { parseSettings, SETTINGS } from '#server/settings-table.ts';
import { readDataDir } from '#server/settings.ts';
import { commandLine, refuse, UserError } from '#tools/command-line.mjs';

import {
  deleteInquiriesFrom,
  deleteInquiry,
  inquiryNamed,
  markAnswered,
  resend,
  searchInquiries,
} from './changes.ts';
import { backUp, faultsOf, restore } from './copies.ts';

const USAGE = `npm run inquiries -- list
npm run inquiries -- show 12
npm run inquiries -- search "PQVF"
npm run inquiries -- answered 12
npm run inquiries -- resend 12
npm run inquiries -- delete 12
npm run inquiries -- delete --email buyer@example.com
npm run inquiries -- export --csv inquiries.csv
npm run inquiries -- purge --older-than 1y
npm run inquiries -- backup FILE
npm run inquiries -- restore FILE
npm run inquiries -- check
npm run inquiries -- close | open`;

const counted = (count: number): string => `${count} ${count === 1 ? 'inquiry' : 'inquiries'}`;

/** Without control characters: visitors wrote this text, and a terminal would execute its escape sequences. */
const printable = (text: string): string => text.replace(/(?!\n)\p{Cc}/gu, ' ');

/** What one is called by: the staff's own number, and the one that the sender was given. */
const nameOf = ({ id, receipt }: InquiryRecord): string =>
  receipt === null ? `#${id}` : `#${id} ${receipt}`;

const oneLine = (text: string, length: number): string => {
  const signs = Array.from(printable(text).replace(/\s+/g, ' '));
  return signs.length > length ? `${signs.slice(0, length - 1).join('')}…` : signs.join('');
};

function mailState({ mail }: InquiryRecord): string {
  if (!mail) return 'not mailed';
  if (mail.sentAt !== null) return `mailed ${seoulTime(mail.sentAt)}`;
  if (mail.givenUpAt !== null) return `mail given up after ${mail.attempts} attempts`;
  return mail.attempts === 0 ? 'mail waits' : `mail failed ${mail.attempts}×`;
}

function list(records: Iterable<InquiryRecord>, none = 'No inquiries yet.'): void {
  let count = 0;
  for (const record of records) {
    count += 1;
    const marks = record.flags.length > 0 ? ` [${record.flags.join(', ')}]` : '';
    console.log(
      `${nameOf(record)}  ${seoulTime(record.receivedAt)}  ${oneLine(record.companyName, 24)}, ${oneLine(record.name, 16)}  ` +
        `${oneLine(record.inquiry, 48)}  (${mailState(record)})${record.answeredAt === null ? '' : ' answered'}${record.isDamaged ? ' DAMAGED' : ''}${marks}`,
    );
  }
  console.log(count === 0 ? none : `${counted(count)}.`);
}

function show(database: DatabaseSync, number: string | undefined): void {
  const record = inquiryNamed(database, number, 'show');
  const labels = FIELD_LABELS[record.language];
  console.log(
    `${nameOf(record)}  ${seoulTime(record.receivedAt)}  ${record.language}  (${mailState(record)})`,
  );
  if (record.mail?.lastError) console.log(`Mail: ${printable(record.mail.lastError)}`);
  if (record.isDamaged)
    console.log('Damaged: it differs from what was stored. An older backup may hold it whole.');
  if (record.answeredAt !== null) console.log(`Answered ${seoulTime(record.answeredAt)}`);
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

type Environment = Readonly<Record<string, string | undefined>>;

/** Without a file's name it goes to standard output; under npm into the folder of the inquiries. */
function exportCsv(records: Iterable<InquiryRecord>, dataDir: string, name?: string): void {
  const file = name ?? (underNpm ? 'inquiries.csv' : undefined);
  if (file === undefined) {
    process.stdout.write(csvHead());
    for (const record of records) process.stdout.write(csvLine(record));
    return;
  }
  // A plain name means the folder of the inquiries: personal data has no place in the folder of the project.
  const path = basename(file) === file ? resolve(dataDir, file) : fileNamed(file, 'export');
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

function setClosed(database: DatabaseSync, closed: boolean, environment: Environment): void {
  const { FORM_KEY = DEFAULT_FORM_KEY } = parseSettings(
    SETTINGS.pick({ FORM_KEY: true }),
    environment,
  );
  const statement = closed
    ? 'INSERT OR IGNORE INTO closed_form (form_key) VALUES (?)'
    : 'DELETE FROM closed_form WHERE form_key = ?';
  database.prepare(statement).run(FORM_KEY);
  console.log(closed ? 'The form takes no inquiries now.' : 'The form takes inquiries.');
}

function search(database: DatabaseSync, text: string | undefined): void {
  if (text === undefined) throw new UserError('What for? search TEXT');
  list(searchInquiries(database, text), 'Nothing found.');
}

function check(database: DatabaseSync): void {
  const faults = [
    ...faultsOf(database),
    ...Array.from(damagedInquiries(database), (name) => `${name} differs from what was stored`),
  ];
  if (faults.length > 0)
    throw new UserError(
      `The database is damaged:\n${faults.join('\n')}\nPut a backup in its place: restore FILE`,
    );
  console.log('The database is whole.');
}

/**
 * Says which inquiries of a copy are damaged.
 *
 * @returns the exit code: the command fails then, for whoever runs it by the clock
 */
function tellDamaged(names: readonly string[]): number {
  if (names.length === 0) return 0;
  console.error(
    `${counted(names.length)} in it differ from what was stored: ${names.join(', ')}. Keep the older copies: one may hold them whole.`,
  );
  return 1;
}

function remove(database: DatabaseSync, word: string | undefined, email: string | undefined): void {
  if (email === undefined) {
    const record = inquiryNamed(database, word, 'delete');
    deleteInquiry(database, record);
    console.log(`#${record.id} is deleted.`);
  } else if (word === undefined) {
    console.log(`${counted(deleteInquiriesFrom(database, email))} deleted.`);
  } else throw new UserError('Either delete N, or delete --email ADDRESS');
}

/** npm runs us in the project's folder, wherever it was called. */
function fileNamed(name: string | undefined, command: string): string {
  if (name === undefined) throw new UserError(`Which file? ${command} FILE`);
  return resolve(process.env['INIT_CWD'] ?? '.', name);
}

/** Commands that change nothing. */
const LOOKING: ReadonlySet<string> = new Set([
  'list',
  'show',
  'search',
  'export',
  'check',
  'backup',
]);

/** Commands, and how many words each takes besides itself. */
const COMMANDS = new Map([
  ['list', 0],
  ['show', 1],
  ['search', 1],
  ['answered', 1],
  ['resend', 1],
  ['delete', 1],
  ['backup', 1],
  ['restore', 1],
  ['check', 0],
  ['export', 1],
  ['purge', 0],
  ['close', 0],
  ['open', 0],
]);

/** How many inquiries there are, and of when: a log that was cut off holds fewer than whoever made the copy thinks. */
function heldIn(dataDir: string): string {
  const database = openDatabase(dataDir, { readOnly: true });
  try {
    const { count, latest } = database
      .prepare('SELECT count(*) AS count, max(received_at) AS latest FROM inquiry')
      .get() as unknown as { count: number; latest: number | null };
    return `${counted(count)}${latest === null ? '' : `, the latest of ${seoulTime(latest)}`}`;
  } finally {
    database.close();
  }
}

function execute(args: readonly string[], environment: Environment): number {
  const { positionals, values } = commandLine(USAGE, {
    args: [...args],
    allowPositionals: true,
    options: {
      csv: { type: 'boolean' },
      'older-than': { type: 'string' },
      email: { type: 'string' },
    },
  });
  const [command = '', argument, ...more] = positionals;
  const words = COMMANDS.get(command);
  if (words === undefined || (argument !== undefined && words === 0) || more.length > 0)
    refuse(
      positionals.length > 0
        ? `There is no command "${positionals.join(' ')}".`
        : 'A command is missing.',
    );
  const dataDir = readDataDir(environment);
  const file = databaseFile(dataDir);
  if (command === 'restore') {
    const { kept, damaged } = restore(dataDir, fileNamed(argument, 'restore'));
    console.log(
      `Restored to ${file}: ${heldIn(dataDir)}. What was there is kept in ${kept} and, where there is one, in its log beside it (${kept}-wal).`,
    );
    return tellDamaged(damaged);
  }
  const looksOnly = LOOKING.has(command);
  if (looksOnly && !existsSync(file)) {
    if (command === 'export' && !underNpm) exportCsv([], dataDir, argument);
    else console.log(`No inquiries yet: ${file} does not exist.`);
    return 0;
  }
  const database = openDatabase(dataDir, { readOnly: looksOnly });
  try {
    if (command === 'list') list(readInquiries(database));
    else if (command === 'search') search(database, argument);
    else if (command === 'check') check(database);
    else if (command === 'backup') {
      const path = fileNamed(argument, 'backup');
      const damaged = backUp(database, path);
      console.log(`Backed up to ${path}`);
      return tellDamaged(damaged);
    } else if (command === 'delete') remove(database, argument, values.email);
    else if (command === 'answered') {
      const record = inquiryNamed(database, argument, 'answered');
      markAnswered(database, record);
      console.log(`#${record.id} is answered.`);
    } else if (command === 'resend') {
      const record = inquiryNamed(database, argument, 'resend');
      resend(database, record);
      console.log(`#${record.id} is mailed once more as soon as the server looks.`);
    } else if (command === 'show') show(database, argument);
    else if (command === 'export') exportCsv(readInquiries(database), dataDir, argument);
    else if (command === 'purge') purge(database, values['older-than']);
    else setClosed(database, command === 'close', environment);
    return 0;
  } catch (error) {
    throw isStoreError(error) ? storageError(error, file, 'read from') : error;
  } finally {
    database.close();
  }
}

const isStoreError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';

/**
 * One command, as `npm run inquiries -- …` does it.
 *
 * @returns the exit code
 */
export function runInquiries(args: readonly string[], environment: Environment): number {
  try {
    return execute(args, environment);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
