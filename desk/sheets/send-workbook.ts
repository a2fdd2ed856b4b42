/** Answers with an Excel file, and writes into the log that somebody took one. */
import { seoulDay } from '#contract/seoul-day.ts';
import { logAction } from '#desk/database/action-log.ts';
import type { Desk, DeskRequest } from '#desk/desk-context.ts';

import { wholeWorkbook, type Worksheet } from './workbook.ts';

/**
 * Sends a file.
 *
 * @param name of the file, in the person's language; the day in Seoul is added, so that a folder keeps them apart
 */
export function sendFile(
  c: DeskRequest,
  desk: Desk,
  file: Buffer<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>,
  name: string,
): Response {
  logAction(c.get('database'), { at: desk.now(), person: c.get('person'), action: 'export' });
  const full = `${name}-${seoulDay(desk.now())}.xlsx`;
  return c.body(file, 200, {
    'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(full)}`,
  });
}

/** Sends tables of a page's length. */
export const sendWorkbook = (
  c: DeskRequest,
  desk: Desk,
  sheets: readonly Worksheet[],
  name: string,
): Response => sendFile(c, desk, wholeWorkbook(sheets), name);
