/** Inquiries as CSV (RFC 4180) for Excel. */
import { FIELD_LABELS } from '#contract/field-labels.ts';
import { INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';

import { cellParts } from './excel-cell.ts';
import type { InquiryRecord } from './inquiry-record.ts';
import { seoulTime } from './mail.ts';

/** Tells Excel that the file is UTF-8; without it Korean is unreadable there. */
const BYTE_ORDER_MARK = '\ufeff';

/** What Excel takes for the beginning of a formula, also full-width, and behind blanks or text that shows nothing. */
const FORMULA = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}]*[=+\-@|%\t\r＝＋－＠]/u;

const MONTH = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
/** What Excel would store as another value: `01012345678` loses its zero, `2026-01`, `1/2` and `3-May` become days, `1E5` and `50%` numbers. */
const RETYPED = new RegExp(
  [
    // Digits with what stands between them in numbers, telephone numbers, days, times, fractions and amounts.
    '[($€£¥₩\\\\\\s]*[\\d.][\\d\\s.,:/()%-]*(?:E[+-]?\\d+)?[\\s%)]*',
    // Days with the month's name, and times with halves of the day.
    `\\d{1,4}[-/. ]*(?:${MONTH})[a-z]*[-/., ]*\\d{0,4}|(?:${MONTH})[a-z]*[-/., ]*\\d{1,4}[-/., ]*\\d{0,4}`,
    '\\d{1,4} ?[년월][\\d 년월일]*|(?:오전|오후)? ?\\d{1,2}(?:시|:)[\\d 시분초:]*|\\d{1,2}[\\d:]* ?[ap]m?',
    'true|false',
  ]
    .map((form) => `^(?:${form})$`)
    .join('|'),
  'i',
);

/** Longer texts are none of these. */
const RETYPED_MAX = 40;
function isRetyped(value: string): boolean {
  const text = value.trim();
  return text.length <= RETYPED_MAX && RETYPED.test(text);
}

/** A text that a visitor wrote: `=HYPERLINK(…)` becomes text, and so does what Excel would retype: behind a tab, which it does not show. */
function cell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : isRetyped(value) ? `\t${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A moment in Seoul, which Excel takes for one. */
const moment = (at: number): string => seoulTime(at).slice(0, 16);

const line = (values: readonly string[]): string => `${values.join(',')}\r\n`;

/** The first line, with the byte order mark. */
export function csvHead(): string {
  const names = [
    '번호',
    '접수 번호',
    '접수 시각',
    '언어',
    ...INQUIRY_FIELDS.map((field) => FIELD_LABELS.ko[field]),
    '표시',
    '이메일',
    `${FIELD_LABELS.ko.inquiry} (2)`,
  ];
  return BYTE_ORDER_MARK + line(names.map(cell));
}

/** One inquiry; what of its text is too long for a cell stands in the last one. */
export function csvLine(record: InquiryRecord): string {
  const { id, receipt, receivedAt, language, flags, mail } = record;
  const [inquiry = '', ...rest] = cellParts(record.inquiry);
  return line([
    String(id),
    receipt ?? '',
    moment(receivedAt),
    language,
    ...INQUIRY_FIELDS.map((field) => cell(field === 'inquiry' ? inquiry : record[field])),
    flags.join(' '),
    mail?.sentAt ? moment(mail.sentAt) : '',
    cell(rest.join('')),
  ]);
}
