/** Inquiries as an Excel table. */
import type { DatabaseSync } from 'node:sqlite';

import type { Language } from '#contract/address.ts';
import { INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';
import { readTreatment } from '#desk/inquiries/desk-record.ts';
import { numberOf } from '#desk/inquiries/numbers.ts';
import { DETAIL } from '#desk/texts/detail.ts';
import { INQUIRIES } from '#desk/texts/inquiries.ts';
import { longTime } from '#desk/texts/times.ts';
import { FIELD_LABELS } from '#server/forms/answer-texts.ts';
import { readInquiry } from '#server/forms/inquiry-record.ts';

import { workbook, type Column } from './workbook.ts';

/** The file; inquiries that are gone meanwhile are left out. */
export function inquiriesWorkbook(
  database: DatabaseSync,
  ids: readonly number[],
  language: Language,
): Promise<Buffer> {
  const [t, detail] = [INQUIRIES[language], DETAIL[language]];
  const columns: Column[] = [
    { name: t.number, width: 18 },
    { name: t.received, width: 18 },
    { name: t.state, width: 10 },
    { name: t.person, width: 12 },
    { name: detail.language, width: 10 },
    ...INQUIRY_FIELDS.map((field) => ({
      name: FIELD_LABELS[language][field],
      width: field === 'inquiry' ? 80 : 22,
    })),
    { name: detail.memo, width: 40 },
    { name: t.mailColumn, width: 18 },
  ];
  const rows = ids.flatMap((id) => {
    const record = readInquiry(database, id);
    const treatment = record && readTreatment(database, id);
    if (!treatment) return [];
    return [
      [
        numberOf(record),
        longTime(record.receivedAt),
        t.states[treatment.state],
        treatment.person,
        detail.languages[record.language],
        ...INQUIRY_FIELDS.map((field) => record[field]),
        treatment.note,
        record.mail?.sentAt ? longTime(record.mail.sentAt) : '',
      ],
    ];
  });
  return workbook(t.list, columns, rows);
}
