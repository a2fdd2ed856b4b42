/** The beginning of an answer, in the language that the sender wrote in. */
import brand from '#content/company/brand.ts';
import type { Language } from '#contract/address.ts';
import type { InquiryRecord } from '#server/forms/inquiry-record.ts';

import { readInquiryText } from '#contract/inquiry-text.ts';
import { numberOf } from './numbers.ts';

export interface ReplyMail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** Mail programs cut longer addresses (Outlook's is about 2,000 characters); a Korean letter takes nine of them. */
const PRODUCTS_MAX = 5;
const NAME_MAX = 40;

export const REPLY = {
  ko: {
    subject: (number: string) => `[문의 ${number}] 답변드립니다`,
    greeting: (name: string) => `${name} 님, 안녕하십니까.`,
    thanks: (number: string) => `${number} 문의에 답변드립니다.`,
    products: '문의하신 제품:',
    closing: '감사합니다.',
  },
  en: {
    subject: (number: string) => `[Inquiry ${number}] Our answer`,
    greeting: (name: string) => `Dear ${name},`,
    thanks: (number: string) => `Thank you for your inquiry ${number}.`,
    products: 'You asked for:',
    closing: 'Kind regards,',
  },
} as const satisfies Record<Language, object>;

const cut = (text: string, length: number): string => Array.from(text).slice(0, length).join('');

/** The words that end an answer, in the language that the sender wrote in. */
export const closingOf = ({ language }: InquiryRecord): string => REPLY[language].closing;

/** The answer as it begins; the staff write what is missing. */
export function replyMail(record: InquiryRecord): ReplyMail {
  const t = REPLY[record.language];
  const number = numberOf(record);
  const { products } = readInquiryText(record.inquiry);
  const asked = products
    .slice(0, PRODUCTS_MAX)
    .map(({ code, quantity }) => `- ${cut(code, NAME_MAX)}${quantity ? ` × ${quantity}` : ''}`);
  const lines = [
    t.greeting(cut(record.name, NAME_MAX)),
    '',
    t.thanks(number),
    ...(asked.length > 0 ? ['', t.products, ...asked] : []),
    '',
    '',
    t.closing,
    brand.name[record.language],
  ];
  return { to: record.email, subject: t.subject(number), body: lines.join('\n') };
}

/**
 * The address that opens a mail program (RFC 6068). All parts are encoded: what a sender typed as an address can add no
 * header and no second receiver.
 */
export function mailtoAddress({ to, subject, body }: ReplyMail): string {
  const encode = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return `mailto:${encode(to).replaceAll('%40', '@')}?subject=${encode(subject)}&body=${encode(body)}`;
}
