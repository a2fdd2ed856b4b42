/** Answers with an Excel file, and writes into the log that somebody took one. */
import { logAction } from '#desk/database/action-log.ts';
import type { Desk, DeskRequest } from '#desk/desk-context.ts';

import { workbook, type Worksheet } from './workbook.ts';

/** @param name of the file, without its ending */
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
    'Content-Disposition': `attachment; filename="${name}.xlsx"`,
  });
}
