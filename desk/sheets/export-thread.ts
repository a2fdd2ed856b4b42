/** The thread of inquiries-export.ts: a chunk for each message, then null. */
import { parentPort, workerData } from 'node:worker_threads';

import { listedIds } from '#desk/inquiries/list.ts';
import { openDatabase } from '#server/forms/database.ts';

import type { ExportJob } from './inquiries-export.ts';
import { inquiriesSheet, positionsSheet } from './inquiries-sheet.ts';
import { workbook, worksheet } from './workbook.ts';

const { dataDir, filter, language } = workerData as ExportJob;
const database = openDatabase(dataDir, { readOnly: true });
const ids = listedIds(database, filter, Number.MAX_SAFE_INTEGER);
const sheet = inquiriesSheet(database, ids, language);
const chunks = workbook([worksheet(sheet), worksheet(positionsSheet(sheet, language))]);

parentPort!.on('message', () => {
  const { value, done } = chunks.next();
  if (!done) return parentPort!.postMessage(value);
  database.close();
  parentPort!.postMessage(null);
  parentPort!.close();
});
