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

/** What Excel would store as another value: telephone numbers lose their zeros, `2026-01` becomes a day, `1E5` a number. */
const RETYPED = /^\s*(?:0\d|\d{12}|\d+E\d|\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?\s*$)/i;

/** A cell; a visitor's `=HYPERLINK(…)` becomes text, and so does what Excel would retype: behind a tab, which it does not show. */
function cell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : RETYPED.test(value) ? `\t${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

const line = (values: readonly string[]): string => `${values.map(cell).join(',')}\r\n`;

/** The first line, with the byte order mark. */
export function csvHead(): string {
  const labels = INQUIRY_FIELDS.map((field) => FIELD_LABELS.ko[field]);
  return (
    BYTE_ORDER_MARK +
    line([
      '번호',
      '접수 번호',
      '접수 시각',
      '언어',
      ...labels,
      '표시',
      '이메일',
      `${FIELD_LABELS.ko.inquiry} (2)`,
    ])
  );
}

/** One inquiry; what of its text is too long for a cell stands in the last one. */
export function csvLine(record: InquiryRecord): string {
  const { id, receipt, receivedAt, language, flags, mail } = record;
  const [inquiry = '', ...rest] = cellParts(record.inquiry);
  return line([
    String(id),
    receipt ?? '',
    seoulTime(receivedAt),
    language,
    ...INQUIRY_FIELDS.map((field) => (field === 'inquiry' ? inquiry : record[field])),
    flags.join(' '),
    mail?.sentAt ? seoulTime(mail.sentAt) : '',
    rest.join(''),
  ]);
}
