/**
 * The mail that tells a sender that the inquiry has arrived (MAIL_CONFIRMATION).
 *
 * Nobody has proved that the address is the sender's own. So nothing that was typed stands in the mail: the form is of no use
 * for sending words of one's own to strangers. What was sent is on the receipt that the site shows.
 */
import type { SendMailOptions } from 'nodemailer';

import type { Language } from '#contract/address.ts';
import type { Contact } from '#contract/routes-manifest.ts';

import type { InquiryRecord } from './inquiry-record.ts';
import { messageId, seoulTime } from './mail.ts';

export const TEXTS = {
  ko: {
    subject: '문의가 접수되었습니다',
    greeting: '안녕하십니까.',
    intro:
      '홈페이지에서 보내 주신 문의가 접수되었습니다. 담당자가 내용을 확인한 뒤 연락드리겠습니다.',
    number: '접수 번호',
    received: '접수 시각',
    sheet: '답변은 다음 주소에 올립니다. 주소를 아는 사람은 누구나 열 수 있습니다.',
    use: '전화나 이메일로 문의하실 때 접수 번호를 알려 주십시오.',
    telephone: '전화',
    email: '이메일',
    footer: [
      '이 이메일은 자동으로 발송되었습니다. 문의하신 적이 없다면 다른 분이 주소를 잘못 입력한 것이니 그대로 두셔도 됩니다.',
      '이메일 주소의 주인을 확인하지 않았으므로 문의 내용은 싣지 않습니다. 보내신 내용은 홈페이지의 접수증에 있습니다.',
    ],
  },
  en: {
    subject: 'Your inquiry has been received',
    greeting: 'Hello,',
    intro:
      'The inquiry that you sent from our website has been received. We will read it and contact you.',
    number: 'Receipt number',
    received: 'Received',
    sheet: 'The answer will be put up at this address. Anybody who has it can open it.',
    use: 'Please mention the receipt number when you call or write to us.',
    telephone: 'Telephone',
    email: 'Email',
    footer: [
      'This email was sent automatically. If you have sent no inquiry, somebody has mistyped an address: you need not do anything.',
      'As nobody has checked whose address this is, the inquiry itself is not repeated here. It stands on the receipt that the website showed.',
    ],
  },
} as const satisfies Record<Language, Record<string, string | readonly string[]>>;

/**
 * The confirmation of an inquiry, in the language that it was written in.
 *
 * @param contact where to write or call; undefined: the mail names no way, and an answer goes to `from`
 * @param sheet address where the answer will stand; undefined: the mail names none
 */
export function confirmationMail(
  record: InquiryRecord,
  {
    from,
    contact,
    sheet,
  }: {
    readonly from: string;
    readonly contact: Contact | undefined;
    readonly sheet?: string | undefined;
  },
): SendMailOptions {
  const t = TEXTS[record.language];
  const number = record.receipt ?? `#${record.id}`;
  const ways = contact && [`${t.telephone}: ${contact.telephone}`, `${t.email}: ${contact.email}`];
  const lines = [
    t.greeting,
    '',
    t.intro,
    '',
    `${t.number}: ${number}`,
    `${t.received}: ${seoulTime(record.receivedAt)}`,
    ...(sheet === undefined ? [] : ['', t.sheet, sheet]),
    '',
    t.use,
    ...(ways ?? []),
    '',
    '--',
    ...t.footer,
    '',
  ];
  return {
    from,
    // An object, so that no part of the address is ever read as a list or a name.
    to: { name: '', address: record.email },
    ...(contact && { replyTo: contact.email }),
    subject: `[${number}] ${t.subject}`,
    text: lines.join('\n'),
    date: new Date(record.receivedAt),
    messageId: messageId('confirmation', record, from),
    // RFC 3834: an answer by a program, that no program answers.
    headers: { 'Auto-Submitted': 'auto-replied', 'Content-Language': record.language },
  };
}
