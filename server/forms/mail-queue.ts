/** The kinds of mail that an inquiry can have: to the supplier and to its sender, of the inquiry and of its answer. */
import type { DatabaseSync } from 'node:sqlite';

import type { SendMailOptions } from 'nodemailer';

import type { Contact } from '#contract/routes-manifest.ts';
import { questionMail, revisionMail, sheetAddress } from '#server/answers/sheet-mails.ts';

import { confirmationMail } from './confirmation-mail.ts';
import type { InquiryRecord } from './inquiry-record.ts';
import { inquiryMail, type MailSettings } from './mail.ts';

/** Mails of one kind, for the outbox to send. */
export interface MailQueue {
  /** Where they wait. */
  readonly table: 'outbox' | 'confirmation' | 'revision_mail' | 'question_mail';
  readonly mail: (record: InquiryRecord, database: DatabaseSync) => SendMailOptions;
  /** What the log calls the mail of an inquiry. */
  readonly name: (id: number) => string;
  /** What the log adds where it was given up. */
  readonly remedy: (id: number) => string;
  readonly maxAttempts: number;
  /** Whether a mail server's answer ends the attempts; no unless told otherwise. */
  readonly final?: (error: unknown) => boolean;
}

/** Three days, by the waits of the outbox: a mail server that is away for longer is away for good. */
export const MAX_ATTEMPTS = 20;

/** Four hours: later than that the supplier has answered, and a confirmation would puzzle its reader. */
export const MAX_CONFIRMATION_ATTEMPTS = 9;

/** SMTP's 5xx: trying again will not help (RFC 5321, 4.2.1). For a confirmation that is a mistyped address. */
const isPermanent = (error: unknown): boolean => {
  const code = (error as { responseCode?: unknown } | null)?.responseCode;
  return typeof code === 'number' && code >= 500;
};

/** Ways to the supplier, and where visitors find the site. */
export interface MailSurroundings {
  readonly contact?: Contact | undefined;
  readonly siteUrl?: string | undefined;
}

/** The queues that are sent from: the supplier's first. */
export function mailQueues(
  { to, from, confirm }: Pick<MailSettings, 'to' | 'from' | 'confirm'>,
  { contact, siteUrl }: MailSurroundings = {},
): readonly MailQueue[] {
  const supplier: MailQueue = {
    table: 'outbox',
    mail: (record) => inquiryMail(record, { to, from }),
    name: (id) => `inquiry ${id}`,
    remedy: (id) => `: npm run inquiries -- resend ${id}`,
    maxAttempts: MAX_ATTEMPTS,
  };
  const questions: MailQueue = {
    table: 'question_mail',
    mail: (record, database) => questionMail(database, record, { to, from }),
    name: (id) => `further question to inquiry ${id}`,
    remedy: () => '',
    maxAttempts: MAX_ATTEMPTS,
  };
  const revisions: MailQueue = {
    table: 'revision_mail',
    mail: (record, database) => revisionMail(database, record, { from, siteUrl, contact }),
    name: (id) => `answer to inquiry ${id}`,
    remedy: () => ': send it again at the desk',
    maxAttempts: MAX_ATTEMPTS,
    final: isPermanent,
  };
  const sender: MailQueue = {
    table: 'confirmation',
    mail: (record, database) =>
      confirmationMail(record, {
        from,
        contact,
        // Without its own address the server cannot say where the answer will stand.
        sheet: siteUrl === undefined ? undefined : sheetAddress(database, record, siteUrl),
      }),
    name: (id) => `confirmation of inquiry ${id}`,
    remedy: () => '',
    maxAttempts: MAX_CONFIRMATION_ATTEMPTS,
    final: isPermanent,
  };
  return [supplier, questions, revisions, ...(confirm ? [sender] : [])];
}
