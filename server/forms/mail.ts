/** The mail that tells the supplier of an inquiry. */
import type { SendMailOptions } from 'nodemailer';

import type { Language } from '#contract/address.ts';
import { FIELD_LABELS } from '#contract/field-labels.ts';
import { INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';
import { readInquiryText, withoutProducts } from '#contract/inquiry-text.ts';

import type { InquiryRecord } from './inquiry-record.ts';
import { type ColumnNames, mailTable } from './mail-table.ts';

/** Whom the supplier's mails go to, and through which server. */
export interface MailSettings {
  /** `smtp://user:password@host:587` */
  readonly smtpUrl: string;
  readonly to: readonly string[];
  readonly from: string;
  /** Whether a server that offers no encryption gets no mail. */
  readonly requireTls: boolean;
  /** The site's host, by which this server names itself to the mail server; that of the machine where it is not set. */
  readonly ehloName?: string | undefined;
  /** Whether senders get a mail that their inquiry has arrived (confirmations.ts). */
  readonly confirm: boolean;
}

/** Longer subjects are cut by mail programs anyway. */
const SUBJECT_MAX = 120;

/** What a visitor typed into one line is shown no longer than this above the text: a name of 60 kB would hide everything else. */
const LINE_MAX = 200;

const cut = (text: string, length: number): string => {
  const signs = Array.from(text);
  return signs.length > length ? `${signs.slice(0, length - 1).join('')}…` : text;
};

/** Whether every mail server carries an address in a header: letters of other scripts before the @ need SMTPUTF8. */
export const fitsHeader = (address: string): boolean => /^[\x21-\x7e]+@/.test(address);

/**
 * A name as it stands in an address. What looks like an encoded word (RFC 2047) would be decoded by the reader's program; a sign that
 * nobody sees keeps it from being one, and has the whole name encoded.
 */
const asName = (text: string): string => cut(text, LINE_MAX).replaceAll('=?', '=\u2060?');

/** Words of the mail to the staff. */
export const TEXTS = {
  ko: {
    subject: '제품 문의',
    intro: '홈페이지에서 새 문의가 접수되었습니다.',
    number: '접수 번호',
    received: '접수 시각',
    language: '작성 언어',
    languageName: '한국어',
    doubtful: '사람에게 보이지 않는 칸이 채워져 있어, 로봇이 보낸 문의일 수 있습니다.',
    damaged:
      '저장된 뒤에 내용이 바뀐 문의입니다. 디스크 고장일 수 있으니, 회신하기 전에 보내신 분께 확인해 주십시오.',
    corrects: '같은 양식에서 고쳐 보낸 문의입니다. 앞선 문의',
    reply: '이 이메일에 회신하시면 문의하신 분께 전달됩니다.',
    noReply: '회신은 위의 이메일 주소로 따로 보내 주십시오.',
    columns: {
      place: '번호',
      tag: '위치',
      product: '제품',
      details: '종류',
      quantity: '수량',
      pasted: '원문',
      note: '비고',
    },
  },
  en: {
    subject: 'Product inquiry',
    intro: 'A new inquiry has arrived from the website.',
    number: 'Receipt number',
    received: 'Received',
    language: 'Written in',
    languageName: 'English',
    doubtful: 'A field that people do not see was filled in: a robot may have sent this inquiry.',
    damaged:
      'This inquiry has changed since it was stored: the disk may be failing. Check with the sender before you answer.',
    corrects: 'Sent again from the same form with changes. Earlier inquiry',
    reply: 'Reply to this email to answer the sender.',
    noReply:
      'To answer, write to the address above: a reply to this mail does not reach the sender.',
    columns: {
      place: 'No.',
      tag: 'Tag',
      product: 'Product',
      details: 'Kind',
      quantity: 'Quantity',
      pasted: 'As pasted',
      note: 'Note',
    },
  },
} as const satisfies Record<Language, Record<string, string | ColumnNames>>;

/** The supplier's time, whatever the server's clock is set to. */
const TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as staff read it: `2026-03-02 14:05 KST`. */
export const seoulTime = (at: number): string => `${TIME.format(at)} KST`;

/** The same for every attempt: a mail that arrived although the server said otherwise is one mail. */
export function messageId(kind: string, { id, receivedAt }: InquiryRecord, from: string): string {
  const domain = /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return `<${kind}-${id}-${receivedAt}@${domain}>`;
}

/**
 * The mail for an inquiry, in the language that the sender wrote in.
 *
 * What a visitor typed reaches headers in two places, the subject and the address to reply to. Both are single lines
 * (contract/inquiry.ts), and both are given to the mail library as values, which encodes them.
 */
export function inquiryMail(
  record: InquiryRecord,
  { to, from }: { readonly to: readonly string[]; readonly from: string },
): SendMailOptions {
  const t = TEXTS[record.language];
  const labels = FIELD_LABELS[record.language];
  const row = (label: string, value: string) => `${label}: ${value}`;
  const number = record.receipt ?? `#${record.id}`;
  const subject = `[${t.subject} ${number}] ${record.companyName}, ${record.name}`;
  const head = [
    t.intro,
    ...(record.flags.includes('honeypot') ? [t.doubtful] : []),
    ...(record.isDamaged ? [t.damaged] : []),
    '',
    row(t.number, record.receipt === null ? number : `${number} (#${record.id})`),
    row(t.received, seoulTime(record.receivedAt)),
    row(t.language, t.languageName),
    ...(record.corrects === null ? [] : [row(t.corrects, `#${record.corrects}`)]),
    '',
    ...INQUIRY_FIELDS.filter((field) => field !== 'inquiry' && record[field] !== '').map((field) =>
      row(labels[field], cut(record[field], LINE_MAX)),
    ),
    '',
    `${labels.inquiry}:`,
    '',
  ].join('\n');
  const foot = ['', '', '--', fitsHeader(record.email) ? t.reply : t.noReply, ''].join('\n');
  const { products } = readInquiryText(record.inquiry);
  return {
    from,
    to: [...to],
    ...(fitsHeader(record.email) && {
      replyTo: { name: asName(record.name), address: record.email },
    }),
    subject: cut(subject, SUBJECT_MAX),
    text: `${head}\n${record.inquiry}${foot}`,
    ...(products.length > 0 && {
      html: mailTable(head, products, `\n${withoutProducts(record.inquiry)}${foot}`, t.columns),
    }),
    date: new Date(record.receivedAt),
    messageId: messageId('inquiry', record, from),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': record.language },
  };
}
