/**
 * `npm run inquiries -- …`: what the staff does with inquiries.
 *
 *   list                    one line each
 *   show N                  the whole of one
 *   export --csv            all of them on standard output, for Excel: > inquiries.csv
 *   purge --older-than 1y   deletes for good (90d, 18m, 1y)
 *   close, open             stops taking inquiries by the form, and takes them again
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';

import { DEFAULT_FORM_KEY, INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';
import { FIELD_LABELS } from '#server/forms/answer-texts.ts';
import { csvHead, csvLine } from '#server/forms/csv.ts';
import { databaseFile, openDatabase } from '#server/forms/database.ts';
import { readInquiries, readInquiry, type InquiryRecord } from '#server/forms/inquiry-record.ts';
import { seoulTime } from '#server/forms/mail.ts';
import { before, parsePeriod, purgeBefore } from '#server/forms/retention.ts';
import { readSettings } from '#server/settings.ts';

const USAGE = `npm run inquiries -- list
npm run inquiries -- show 12
npm run inquiries -- export --csv > inquiries.csv
npm run inquiries -- purge --older-than 1y
npm run inquiries -- close | open`;

/** A wrong command, in words for whoever typed it. */
class UsageError extends Error {}

/** What a terminal would act on rather than show: a visitor wrote this text. */
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
  console.log(
    count === 0 ? 'No inquiries yet.' : `${count} ${count === 1 ? 'inquiry' : 'inquiries'}.`,
  );
}

function show(database: DatabaseSync, number: string | undefined): void {
  if (number === undefined || !/^#?[1-9]\d*$/.test(number))
    throw new UsageError('Which one? show N');
  const id = Number(number.replace('#', ''));
  const record = readInquiry(database, id);
  if (!record) throw new UsageError(`There is no inquiry ${id}.`);
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

function exportCsv(database: DatabaseSync): void {
  process.stdout.write(csvHead());
  for (const record of readInquiries(database)) process.stdout.write(csvLine(record));
}

function purge(database: DatabaseSync, olderThan: string | undefined): void {
  const period = parsePeriod(olderThan ?? '');
  if (!period) throw new UsageError('How old? purge --older-than 90d, 18m or 1y');
  const count = purgeBefore(database, before(Date.now(), period));
  console.log(`${count} ${count === 1 ? 'inquiry' : 'inquiries'} deleted.`);
}

function setClosed(database: DatabaseSync, closed: boolean): void {
  const formKey = process.env['FORM_KEY'] || DEFAULT_FORM_KEY;
  const statement = closed
    ? 'INSERT OR IGNORE INTO closed_form (form_key) VALUES (?)'
    : 'DELETE FROM closed_form WHERE form_key = ?';
  database.prepare(statement).run(formKey);
  console.log(closed ? 'The form takes no inquiries now.' : 'The form takes inquiries.');
}

function main(): void {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { csv: { type: 'boolean' }, 'older-than': { type: 'string' } },
  });
  const [command, argument] = positionals;
  // The settings that `npm start` reads.
  const settings = join(import.meta.dirname, '..', '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  const { dataDir } = readSettings(process.env);
  const looksOnly = command === 'list' || command === 'show' || command === 'export';
  if (!looksOnly && command !== 'purge' && command !== 'close' && command !== 'open') {
    throw new UsageError(USAGE);
  }
  if (looksOnly && !existsSync(databaseFile(dataDir))) {
    if (command === 'export') return exportNothing();
    console.log(`No inquiries yet: ${databaseFile(dataDir)} does not exist.`);
    return;
  }
  const database = openDatabase(dataDir, { readOnly: looksOnly });
  try {
    if (command === 'list') list(database);
    else if (command === 'show') show(database, argument);
    else if (command === 'export') exportCsv(database);
    else if (command === 'purge') purge(database, values['older-than']);
    else setClosed(database, command === 'close');
  } finally {
    database.close();
  }
}

function exportNothing(): void {
  process.stdout.write(csvHead());
}

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
