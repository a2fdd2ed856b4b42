/** Stores one inquiry after the other, as the server does, until told to stop; says which it has acknowledged. */
import { parentPort, workerData } from 'node:worker_threads';

import { openDatabase } from '#server/forms/database.ts';
import { createInquiryStore } from '#server/forms/inquiry-store.ts';

import { SENDER } from './desk-office.ts';

const { dataDir, stop } = workerData as { dataDir: string; stop: Int32Array };
const store = createInquiryStore(openDatabase(dataDir), { mailed: true });
const acknowledged: string[] = [];
parentPort!.postMessage('ready');
for (let count = 1; Atomics.load(stop, 0) === 0; count += 1) {
  await store.add({
    inquiry: { ...SENDER, companyName: `○○${count}` },
    formKey: 'inquiry',
    idempotencyKey: crypto.randomUUID(),
    language: 'ko',
    flags: [],
  });
  acknowledged.push(`○○${count}`);
}
store.close();
parentPort!.postMessage(acknowledged);
