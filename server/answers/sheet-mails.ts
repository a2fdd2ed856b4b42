/**
 * Mails about a sheet: to the customer when a revision is there, to the staff when the customer asks further. Values stand on the
 * sheet alone, so that a mail that goes astray tells nobody anything.
 */
import type { DatabaseSync } from 'node:sqlite';

import type { SendMailOptions } from 'nodemailer';

import type { Language } from '#contract/address.ts';
import { revisionLetter, sheetHref } from '#contract/answers.ts';
import type { Contact } from '#contract/routes-manifest.ts';
import type { InquiryRecord } from '#server/forms/inquiry-record.ts';
import { messageId } from '#server/forms/mail.ts';
import { DEFAULT_SITE_URL } from '#server/settings-table.ts';

import { lastRevision, readSheet } from './sheet.ts';

const TEXTS = {
  ko: {
    revision: (letter: string) => `문의 답변 · 개정 ${letter}`,
    greeting: '안녕하십니까.',
    answered: (letter: string) =>
      `보내 주신 문의의 답변(개정 ${letter})을 아래 주소에서 보실 수 있습니다.`,
    secret: '주소를 아는 사람은 누구나 열 수 있으니, 필요한 분께만 전달하십시오.',
    further: '궁금한 점이 더 있으시면 그 페이지의 추가 문의에 적어 주십시오.',
    telephone: '전화',
    email: '이메일',
    asked: '추가 문의',
    askedIntro: '고객이 답변 페이지에서 추가로 문의했습니다.',
    desk: '답변은 문의 창구에서 작성합니다.',
  },
  en: {
    revision: (letter: string) => `Answer to your inquiry, Rev. ${letter}`,
    greeting: 'Hello,',
    answered: (letter: string) =>
      `The answer to your inquiry (Rev. ${letter}) is ready at this address:`,
    secret: 'Anybody who has the address can open it: please pass it on only to those who need it.',
    further: 'If you have more questions, use "Ask further" on that page.',
    telephone: 'Telephone',
    email: 'Email',
    asked: 'Further questions',
    askedIntro: 'The customer has asked further on the page of the answer.',
    desk: 'Answer at the desk.',
  },
} as const satisfies Record<Language, object>;

const numberOf = ({ receipt, id }: InquiryRecord): string => receipt ?? `#${id}`;

/** The whole address of the sheet of an inquiry; undefined where it has none, or none that opens. */
export function sheetAddress(
  database: DatabaseSync,
  { id, language }: InquiryRecord,
  siteUrl: string = DEFAULT_SITE_URL,
): string | undefined {
  const row = database
    .prepare('SELECT secret FROM answer_sheet WHERE inquiry_id = ? AND revoked_at IS NULL')
    .get(id);
  return row && siteUrl.replace(/\/+$/, '') + sheetHref(String(row['secret']), language);
}

export interface MailParts {
  readonly from: string;
  readonly siteUrl: string | undefined;
  readonly contact: Contact | undefined;
}

/**
 * The mail that tells a customer where the newest revision stands.
 *
 * @throws Error where the address has been revoked since
 */
export function revisionMail(
  database: DatabaseSync,
  record: InquiryRecord,
  { from, siteUrl, contact }: MailParts,
): SendMailOptions {
  const t = TEXTS[record.language];
  const sheet = readSheet(database, record.id);
  const address = sheetAddress(database, record, siteUrl);
  if (!sheet || address === undefined) throw new Error('the address of the answer is revoked');
  const revision = lastRevision(sheet);
  const letter = revisionLetter(revision);
  const ways = contact && [`${t.telephone}: ${contact.telephone}`, `${t.email}: ${contact.email}`];
  return {
    from,
    to: { name: '', address: record.email },
    ...(contact && { replyTo: contact.email }),
    subject: `[${numberOf(record)}] ${t.revision(letter)}`,
    text: [
      t.greeting,
      '',
      t.answered(letter),
      '',
      address,
      '',
      t.secret,
      t.further,
      '',
      ...(ways ?? []),
      '',
    ].join('\n'),
    messageId: messageId(`revision-${revision}`, record, from),
    headers: { 'Content-Language': record.language },
  };
}

/** The mail that tells the staff what a customer asks further. */
export function questionMail(
  database: DatabaseSync,
  record: InquiryRecord,
  { to, from }: { readonly to: readonly string[]; readonly from: string },
): SendMailOptions {
  const t = TEXTS[record.language];
  const sheet = readSheet(database, record.id);
  const since = sheet?.revisions.at(-1)?.at ?? 0;
  const asked = (sheet?.questions ?? []).filter(
    ({ id, askedAt }) => id.startsWith('f') && askedAt > since,
  );
  return {
    from,
    to: [...to],
    replyTo: { name: '', address: record.email },
    subject: `[${numberOf(record)}] ${t.asked}: ${asked.length}`,
    text: [
      t.askedIntro,
      '',
      ...asked.map(({ code, about }) => (code === '' ? `- ${about}` : `- ${code}: ${about}`)),
      '',
      t.desk,
      '',
    ].join('\n'),
    // Each time that the customer asks is a mail of its own.
    messageId: messageId(`question-${asked.at(-1)?.id ?? 'none'}`, record, from),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': record.language },
  };
}
