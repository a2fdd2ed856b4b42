/** What is kept for how long, backups, the mail, and what was done: one page. */
import { html } from 'hono/html';
import type { DatabaseSync } from 'node:sqlite';

import type { Language } from '#contract/address.ts';
import { lastTimeOf, latestActions, type LoggedAction } from '#desk/database/action-log.ts';
import type { Desk, DeskRequest, Html } from '#desk/desk-context.ts';
import { sheetTable, type Table } from '#desk/sheets/sheet.ts';
import { numberOf } from '#desk/inquiries/numbers.ts';
import { deskStatus } from '#desk/status.ts';
import { DETAIL } from '#desk/texts/detail.ts';
import { INQUIRIES } from '#desk/texts/inquiries.ts';
import { KEEPING } from '#desk/texts/keeping.ts';
import { personName } from '#desk/texts/persons.ts';
import { longTime } from '#desk/texts/times.ts';
import { askFirst } from '#desk/views/question.ts';
import { before } from '#server/forms/retention.ts';

import { type Backup, backupTime, listBackups } from './backups.ts';
import type { LongWorkKind, WorkOutcome } from './long-work.ts';

const LOG_LINES = 100;
const MEGABYTE = 1024 * 1024;
const SOON_MS = 30 * 24 * 60 * 60 * 1000;

/** Names of backups: one that has just been made, one that was put back, one that is asked about. */
export interface KeepingParts {
  /** Whether a backup or a restore is under way, or why the last one was not done. */
  readonly work: 'none' | LongWorkKind | Exclude<WorkOutcome['kind'], 'done'>;
  readonly made: string | null;
  readonly restored: string | null;
  readonly asking: string | null;
}

/** The page's content. */
export function keepingPage(desk: Desk, c: DeskRequest, parts: KeepingParts): Html {
  const { work, made, restored, asking } = parts;
  const language = c.get('language');
  const database = c.get('database');
  const { settings, now } = desk;
  const t = KEEPING[language];
  const { count, unit } = settings.retention;
  const status = deskStatus(desk, database);
  const stored = storedInquiries(database, before(now() + SOON_MS, settings.retention));
  const lastBackup = lastTimeOf(database, 'backup');
  const fact = (name: string, value: string) =>
    html`<div>
      <dt>${name}</dt>
      <dd>${value}</dd>
    </div>`;
  const when = (name: string) => backupTime(name, language);
  const time = (at: number | null) => (at === null ? t.none : longTime(at));
  return html`<div class="page wide-page">
    <h1>${t.title}</h1>
    ${(work === 'copying' || work === 'restoring') && html`<p class="hint" role="status">${t[work]}</p>`}
    ${work === 'other-numbers' && html`<p class="failure" role="alert">${t.otherNumbers}</p>`}
    ${work === 'failed' && html`<p class="failure" role="alert">${t.failed}</p>`}
    ${restored !== null && html`<p class="done" role="status">${t.restored(when(restored), when(made ?? ''))}</p>`}
    ${restored === null && made !== null && html`<p class="done" role="status">${t.made(when(made))}</p>`}
    <section aria-labelledby="backup">
      <h2 id="backup">${t.backup}</h2>
      <p>${t.backupText}</p>
      <form class="row" method="post" action="/backups">
        <button class="button solid">${t.now}</button>
        <span class="small">${lastBackup === null ? t.never : t.last(longTime(lastBackup))}</span>
      </form>
      ${backupTable(settings.dataDir, language)}
      ${asking !== null && restoreQuestion(asking, when(asking), t)}
    </section>
    <section aria-labelledby="retention">
      <h2 id="retention">${t.retention}</h2>
      <p>${t.retentionText(INQUIRIES[language].period[unit](count))}</p>
      <dl class="facts wide">
        ${fact(t.stored, t.count(stored.count))} ${fact(t.oldest, time(stored.oldest))}
        ${fact(t.nextToGo, t.count(stored.soonGone))}
      </dl>
    </section>
    <section aria-labelledby="mail">
      <h2 id="mail">${t.mail}</h2>
      <p>${t.mailText}</p>
      <dl class="facts wide">
        ${fact(t.waiting, String(status.waitingMails))} ${fact(t.lastMail, time(status.lastMailAt))}
      </dl>
    </section>
    <section aria-labelledby="log">
      <h2 id="log">${t.log}</h2>
      <p>${t.logText}</p>
      <div class="log">${sheetTable(logSheet(database, language), 'log')}</div>
    </section>
  </div>`;
}

/** `352 MB`, `0.4 MB` */
function megabytes(bytes: number): string {
  const size = Math.max(0.1, bytes / MEGABYTE);
  return `${size.toLocaleString('en', { maximumFractionDigits: size < 10 ? 1 : 0 })} MB`;
}

type Texts = (typeof KEEPING)[keyof typeof KEEPING];

function backupTable(dataDir: string, language: Language): Html | '' {
  const t = KEEPING[language];
  const backups = listBackups(dataDir);
  if (backups.length === 0) return '';
  const sheet: Table<Backup> = {
    name: t.backup,
    columns: [
      {
        name: t.backup,
        width: 40,
        value: ({ name }) => name,
        shown: ({ name, bytes }) => {
          const words = `${backupTime(name, language)}, ${megabytes(bytes)}`;
          return html`<a
            class="link"
            href="/backups/${name}"
            download
            aria-label="${words} ${t.download}"
            >${words}</a
          >`;
        },
      },
      {
        name: t.restoreColumn,
        width: 12,
        value: () => '',
        shown: ({ name }) =>
          html`<a
            class="link"
            href="/keeping?restore=${name}"
            aria-label="${t.restoreNamed(backupTime(name, language))}"
            >${t.restore}</a
          >`,
      },
    ],
    rows: backups,
  };
  return sheetTable(sheet, 'backup');
}

const restoreQuestion = (name: string, when: string, t: Texts): Html =>
  askFirst({
    id: 'restore',
    question: t.restoreQuestion(when),
    warning: t.restoreWarning,
    action: '/restore',
    fields: { name },
    ahead: t.restore,
    cancel: t.cancel,
    back: '/keeping',
  });

function logSheet(database: DatabaseSync, language: Language): Table<LoggedAction> {
  const t = KEEPING[language];
  return {
    name: t.log,
    columns: [
      { name: t.time, width: 18, value: ({ at }) => longTime(at) },
      { name: t.person, width: 14, value: ({ person }) => personName(person, language) },
      { name: t.action, width: 30, value: ({ action }) => DETAIL[language].actions[action] },
      {
        name: t.inquiry,
        width: 18,
        value: (line) => numberIn(line) || backupTime(line.about, language),
        shown: (line) =>
          line.present
            ? html`<a class="link" href="/inquiries/${line.inquiryId}">${numberIn(line)}</a>`
            : numberIn(line) || backupTime(line.about, language),
      },
    ],
    rows: latestActions(database, LOG_LINES),
  };
}

const numberIn = ({ inquiryId: id, receipt }: LoggedAction): string =>
  id === null ? '' : numberOf({ id, receipt });

function storedInquiries(database: DatabaseSync, soon: number) {
  const row = database
    .prepare(
      `SELECT (SELECT count(*) FROM inquiry) AS count, (SELECT min(received_at) FROM inquiry) AS oldest,
         (SELECT count(*) FROM inquiry WHERE received_at < ?) AS soon`,
    )
    .get(soon);
  return {
    count: Number(row?.['count']),
    oldest: row?.['oldest'] == null ? null : Number(row['oldest']),
    soonGone: Number(row?.['soon']),
  };
}
