/** Answers with an Excel file, and writes into the log that somebody took one. */
import { seoulDay } from '#contract/seoul-day.ts';
import { logAction } from '#desk/database/action-log.ts';
import type { Desk, DeskRequest } from '#desk/desk-context.ts';

import { workbook, type Worksheet } from './workbook.ts';

/** @param name of the file; the day in Seoul is added, so that a folder keeps them apart */
export async function sendWorkbook(
  c: DeskRequest,
  desk: Desk,
  sheets: readonly Worksheet[],
  name: string,
): Promise<Response> {
  const file = await workbook(sheets);
  logAction(c.get('database'), { at: desk.now(), person: c.get('person'), action: 'export' });
  return c.body(Uint8Array.from(file), 200, {
    'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'Content-Disposition': `attachment; filename="${name}-${seoulDay(desk.now())}.xlsx"`,
  });
}
