/** What the server's thread and the database's thread say to each other. */
import type { Period } from '#contract/retention-period.ts';
import type { Contact } from '#contract/routes-manifest.ts';
import type { SheetCalls } from '#server/answers/sheet-calls.ts';
import type { LogFields } from '#server/log.ts';
import type { VitalsCount } from '#server/vitals/vitals-table.ts';

import type { OpenOptions } from './database.ts';
import type { NewInquiry, Stored } from './new-inquiry.ts';
import type { MailSettings } from './mail.ts';
import type { StoreStatus } from './store-status.ts';

/** What the database's thread needs to start. */
export interface StoreSettings {
  readonly dataDir: string;
  /** Null: inquiries are stored and nothing is mailed. */
  readonly mail: MailSettings | null;
  /** Ways to the supplier that a confirmation names. */
  readonly contact?: Contact;
  readonly retention: Period;
  /** Where visitors find the site: mails name addresses of it. Undefined: they name none. */
  readonly siteUrl?: string | undefined;
  readonly open?: OpenOptions;
}

/** What came of an inquiry; `closed`: the staff takes none at the moment; `rehearsed`: it was a canary, and went through. */
export type Added =
  | ({ readonly kind: 'stored' } & Stored)
  | { readonly kind: 'closed' }
  | { readonly kind: 'rehearsed' };

/** Calls that the server's thread can make. Arguments and results are copied between the threads. */
export interface StoreCalls extends SheetCalls {
  /** Resolves once the inquiry is on the disk. */
  add: (entry: NewInquiry) => Added;
  status: () => StoreStatus;
  /** Adds counts of web vitals; false where there is no file to write them into. */
  addVitals: (counts: readonly VitalsCount[]) => boolean;
  /** Sends the mails that are due; resolves when none is left. */
  sendMail: () => void;
  /** Lets the mail under way finish, for a moment, and closes the file. */
  stop: () => void;
}

export type CallName = keyof StoreCalls;

/** One call on its way. */
export interface CallMessage {
  readonly call: number;
  readonly name: CallName;
  readonly argument: unknown;
  /** When nobody waits for the answer any more, by `monotonicMs`. */
  readonly deadline: number;
}

/** From the database's thread: the answer to a call, or a line for the log. */
export type StoreMessage =
  | { readonly kind: 'result'; readonly call: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly call: number; readonly message: string }
  | {
      readonly kind: 'log';
      readonly level: 'info' | 'error';
      readonly message: string;
      readonly fields?: LogFields;
    }
  /** The file has been opened, or has turned out not to open. */
  | { readonly kind: 'ready'; readonly usable: boolean };

/** Milliseconds on a clock that all threads of the process share, and that nobody sets. */
export const monotonicMs = (): number => Number(process.hrtime.bigint() / 1_000_000n);
