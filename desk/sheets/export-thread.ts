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

/** A message between threads costs as much as some rows: it holds many. */
const CHUNK_BYTES = 128 * 1024;

/** The next bytes of the file; null after the last. */
function nextChunk(): Uint8Array | null {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  while (bytes < CHUNK_BYTES) {
    const { value, done } = chunks.next();
    if (done) break;
    parts.push(value);
    bytes += value.length;
  }
  return bytes > 0 ? Buffer.concat(parts) : null;
}

parentPort!.on('message', () => {
  const chunk = nextChunk();
  parentPort!.postMessage(chunk);
  if (chunk !== null) return;
  database.close();
  parentPort!.close();
});
