/** The thread of the database: everything that opens, reads or writes the file of inquiries, and the mails out of it. */
import { parentPort, workerData } from 'node:worker_threads';

import { type SheetCalls, sheetCalls } from '#server/answers/sheet-calls.ts';
import { addVitals, forgetOldVitals, type VitalsCount } from '#server/vitals/vitals-table.ts';

import { mailQueues } from './mail-queue.ts';
import { createOutbox } from './outbox.ts';
import { createReopeningStore } from './reopening-store.ts';
import { purgeWithCare } from './retention.ts';
import { searchDamage } from './row-seal.ts';
import { smtpSender } from './smtp.ts';
import { FileReplacedError, StorageError } from './storage-error.ts';
import type {
  Added,
  CallMessage,
  CallName,
  StoreCalls,
  StoreMessage,
  StoreSettings,
} from './store-protocol.ts';
import type { NewInquiry } from './new-inquiry.ts';
import { NO_STORE, storeStatus, type StoreStatus } from './store-status.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Time from one look through all inquiries for damage to the next, and a pause for new ones meanwhile. */
const SEARCH_MS = 60 * 60 * 1000;
const PAUSE_MS = 20;

/** The server answers 503 after two seconds: who waits for a lock longer than this keeps everybody behind waiting too. */
const BUSY_TIMEOUT_MS = 1_500;

const { dataDir, mail, contact, retention, siteUrl, open } = workerData as StoreSettings;
const port = parentPort!;
const post = (message: StoreMessage): void => port.postMessage(message);
const log = (message: string): void => post({ kind: 'log', level: 'info', message });
const logError = (message: string): void => post({ kind: 'log', level: 'error', message });

const reopening = createReopeningStore({
  dataDir,
  mailed: mail !== null,
  confirm: mail?.confirm ?? false,
  log: { info: log, error: logError },
  open: { busyTimeoutMs: BUSY_TIMEOUT_MS, ...open },
});
const outbox = mail
  ? createOutbox({
      queues: mailQueues(mail, { contact, siteUrl }),
      database: reopening.database,
      send: smtpSender(mail),
      log,
      onError: reopening.onError,
    })
  : null;

function purge(): void {
  const database = reopening.database();
  if (!database) return;
  try {
    const purged = purgeWithCare(database, retention, Date.now());
    const older = `older than ${retention.count} ${retention.unit}(s)`;
    if (purged.kind === 'skipped')
      logError(`Inquiries ${older} are not deleted: ${purged.reason}.`);
    else if (purged.count > 0) log(`Inquiries deleted: ${purged.count}, ${older}.`);
    // A clock in doubt deletes no counts either.
    if (purged.kind === 'deleted') forgetOldVitals(database, Date.now());
  } catch (error) {
    reopening.onError(error);
  }
}

const damage = searchDamage();
let searching: NodeJS.Timeout;

function search(): void {
  let more = false;
  try {
    const database = reopening.database();
    more = database !== null && damage.step(database);
  } catch (error) {
    reopening.onError(error);
  }
  searching = setTimeout(search, more ? PAUSE_MS : SEARCH_MS);
}

async function add(entry: NewInquiry, deadline: number): Promise<Added> {
  const store = reopening.store();
  // That the staff takes none is no trouble that a canary is to find.
  if (!entry.canary && store.isClosed(entry.formKey)) return { kind: 'closed' };
  try {
    const stored = await store.add(entry, deadline);
    if (entry.canary) return { kind: 'rehearsed' };
    if (!stored.duplicate) outbox?.wake();
    return { kind: 'stored', ...stored };
  } catch (error) {
    // Nothing of it is in the old file: it goes into the new one.
    if (error instanceof FileReplacedError) return add(entry, deadline);
    throw error;
  }
}

function status(): StoreStatus {
  const database = reopening.database();
  return database ? storeStatus(database, dataDir, damage.found(database)) : NO_STORE;
}

async function stop(): Promise<void> {
  clearInterval(daily);
  clearTimeout(searching);
  await outbox?.stop();
  reopening.close();
}

/** A call about a sheet, of the file that is open now; without one there are no sheets. */
const ofSheet =
  <N extends keyof SheetCalls>(name: N) =>
  async (argument: unknown): Promise<ReturnType<SheetCalls[N]>> => {
    const database = reopening.database();
    if (!database) throw new StorageError('the store is closed');
    const call = sheetCalls(database, { retention, mailed: mail !== null })[name] as (
      asked: unknown,
    ) => ReturnType<SheetCalls[N]>;
    const result = call(argument);
    if (name === 'askFurther') outbox?.wake();
    return result;
  };

const calls: {
  [N in CallName]: (argument: unknown, deadline: number) => Promise<ReturnType<StoreCalls[N]>>;
} = {
  add: (entry, deadline) => add(entry as NewInquiry, deadline),
  status: async () => status(),
  addVitals: async (counts) => {
    const database = reopening.database();
    if (database) addVitals(database, counts as readonly VitalsCount[]);
    return database !== null;
  },
  sendMail: async () => outbox?.run(),
  showSheet: ofSheet('showSheet'),
  sheetFile: ofSheet('sheetFile'),
  sheetPdf: ofSheet('sheetPdf'),
  keepSheetPdf: ofSheet('keepSheetPdf'),
  askFurther: ofSheet('askFurther'),
  stop,
};

port.on('message', ({ call, name, argument, deadline }: CallMessage) => {
  calls[name](argument, deadline).then(
    (value) => post({ kind: 'result', call, value }),
    (error: unknown) => {
      reopening.onError(error);
      post({
        kind: 'failure',
        call,
        message: error instanceof Error ? error.message : String(error),
      });
    },
  );
});

post({ kind: 'ready', usable: reopening.database() !== null });
purge();
const daily = setInterval(purge, DAY_MS);
search();
outbox?.wake();
