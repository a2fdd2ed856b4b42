/** Inquiries as a table for Excel. */
import type { DatabaseSync } from 'node:sqlite';

import type { Language } from '#contract/address.ts';
import { FIELD_LABELS } from '#contract/field-labels.ts';
import { INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';
import { readTreatment, type Treatment } from '#desk/inquiries/desk-record.ts';
import { type AskedProduct, readInquiryText } from '#contract/inquiry-text.ts';
import { numberOf } from '#desk/inquiries/numbers.ts';
import { DETAIL } from '#desk/texts/detail.ts';
import { INQUIRIES } from '#desk/texts/inquiries.ts';
import { CELL_MAX } from '#server/forms/excel-cell.ts';
import { type InquiryRecord, readInquiry } from '#server/forms/inquiry-record.ts';

import type { Column, Sheet } from './sheet.ts';

interface Row {
  readonly record: InquiryRecord;
  readonly treatment: Treatment;
  /** Number of the inquiry that it was merged into, or nothing. */
  readonly mergedNumber: string;
}

/** The table, each inquiry followed by those merged into it; what is gone meanwhile is left out. */
export function inquiriesSheet(
  database: DatabaseSync,
  ids: readonly number[],
  language: Language,
): Sheet<Row> {
  const [t, detail] = [INQUIRIES[language], DETAIL[language]];
  const columns: Column<Row>[] = [
    { name: t.number, width: 18, value: ({ record }) => numberOf(record) },
    { name: t.received, width: 18, value: ({ record }) => new Date(record.receivedAt) },
    { name: t.state, width: 10, value: ({ treatment }) => t.states[treatment.state] },
    { name: t.mergedColumn, width: 18, value: ({ mergedNumber }) => mergedNumber },
    { name: t.person, width: 12, value: ({ treatment }) => treatment.person },
    {
      name: detail.language,
      width: 10,
      value: ({ record }) => detail.languages[record.language],
    },
    ...INQUIRY_FIELDS.map((field) => ({
      name: FIELD_LABELS[language][field],
      width: field === 'inquiry' ? 80 : 22,
      value: ({ record }: Row) => record[field],
    })),
    { name: detail.memo, width: 40, value: ({ treatment }) => treatment.note },
  ];
  const mergedInto = database.prepare(
    'SELECT inquiry_id AS id FROM desk_inquiry WHERE merged_into = ? ORDER BY inquiry_id',
  );
  const rowOf = (id: number, mergedNumber = ''): Row[] => {
    const record = readInquiry(database, id);
    const treatment = record && readTreatment(database, id);
    return treatment ? [{ record, treatment, mergedNumber }] : [];
  };
  function* rowsOf(these: Iterable<number>): Generator<Row> {
    for (const id of these) {
      const [row] = rowOf(id);
      if (!row) continue;
      yield row;
      // No statement stays open between rows: a slow reader holds nothing up.
      for (const merged of mergedInto.all(id))
        yield* rowOf(Number(merged['id']), numberOf(row.record));
    }
  }
  const rows = { [Symbol.iterator]: () => rowsOf(ids) };
  const longRows = { [Symbol.iterator]: () => rowsOf(longIds(database, ids)) };
  return { name: t.list, columns, rows, longRows };
}

/** Fewer bytes than a cell has letters need no second cell. SQLite knows the length of a text without reading it. */
function longIds(database: DatabaseSync, ids: readonly number[]): number[] {
  const rows = database
    .prepare(
      'SELECT i.id, d.merged_into AS top FROM inquiry i JOIN desk_inquiry d ON d.inquiry_id = i.id WHERE octet_length(i.inquiry) > ?',
    )
    .all(CELL_MAX);
  const long = new Set(rows.map(({ id, top }) => Number(top ?? id)));
  return ids.filter((id) => long.has(id));
}

interface Position {
  readonly number: string;
  readonly place: number;
  readonly product: AskedProduct;
}

/** The products of the same inquiries, a row each, with the columns of a list that was pasted. */
export function positionsSheet(inquiries: Sheet<Row>, language: Language): Sheet<Position> {
  const [t, detail] = [INQUIRIES[language], DETAIL[language]];
  const columns: Column<Position>[] = [
    { name: t.number, width: 18, value: ({ number }) => number },
    { name: detail.place, width: 8, value: ({ place }) => place },
    { name: detail.tag, width: 14, value: ({ product }) => product.tag },
    { name: detail.product, width: 30, value: ({ product }) => product.code },
    { name: detail.quantity, width: 10, value: ({ product }) => product.quantity },
    { name: detail.pasted, width: 50, value: ({ product }) => product.pasted },
    { name: detail.note, width: 40, value: ({ product }) => product.note },
  ];
  function* positionsOf(rows: Iterable<Row>): Generator<Position> {
    for (const { record } of rows) {
      const number = numberOf(record);
      for (const [index, product] of readInquiryText(record.inquiry).products.entries())
        yield { number, place: index + 1, product };
    }
  }
  const { rows, longRows = rows } = inquiries;
  return {
    name: detail.products,
    columns,
    rows: { [Symbol.iterator]: () => positionsOf(rows) },
    longRows: { [Symbol.iterator]: () => positionsOf(longRows) },
  };
}
