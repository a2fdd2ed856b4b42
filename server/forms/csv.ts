/** Inquiries as CSV (RFC 4180) for Excel. */
import { FIELD_LABELS } from '#contract/field-labels.ts';
import { INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';

import type { InquiryRecord } from './inquiry-record.ts';
import { seoulTime } from './mail.ts';

/** Tells Excel that the file is UTF-8; without it Korean is unreadable there. */
const BYTE_ORDER_MARK = '\ufeff';

/** What Excel takes for the beginning of a formula, also full-width, and behind blanks or text that shows nothing. */
const FORMULA = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}]*[=+\-@|%\t\r＝＋－＠]/u;

/** More than an Excel cell holds is cut by Excel in silence; the whole text is in the database. */
const CELL_MAX = 32_767;

/** A cell; a visitor's `=HYPERLINK(…)` becomes text. */
function cell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return `"${safe.slice(0, CELL_MAX).replaceAll('"', '""')}"`;
}

const line = (values: readonly string[]): string => `${values.map(cell).join(',')}\r\n`;

/** The first line, with the byte order mark. */
export function csvHead(): string {
  const labels = INQUIRY_FIELDS.map((field) => FIELD_LABELS.ko[field]);
  return (
    BYTE_ORDER_MARK + line(['번호', '접수 번호', '접수 시각', '언어', ...labels, '표시', '이메일'])
  );
}

/** One inquiry. */
export function csvLine(record: InquiryRecord): string {
  const { id, receipt, receivedAt, language, flags, mail } = record;
  return line([
    String(id),
    receipt ?? '',
    seoulTime(receivedAt),
    language,
    ...INQUIRY_FIELDS.map((field) => record[field]),
    flags.join(' '),
    mail?.sentAt ? seoulTime(mail.sentAt) : '',
  ]);
}
