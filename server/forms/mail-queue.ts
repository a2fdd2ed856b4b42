/** The two kinds of mail that an inquiry can have: one to the supplier, one to its sender. */
import type { SendMailOptions } from 'nodemailer';

import type { Contact } from '#contract/routes-manifest.ts';

import { confirmationMail } from './confirmation-mail.ts';
import type { InquiryRecord } from './inquiry-record.ts';
import { inquiryMail, type MailSettings } from './mail.ts';

/** Mails of one kind, for the outbox to send. */
export interface MailQueue {
  /** Where they wait. */
  readonly table: 'outbox' | 'confirmation';
  readonly mail: (record: InquiryRecord) => SendMailOptions;
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

/** The queues that are sent from: the supplier's first. */
export function mailQueues(
  { to, from, confirm }: Pick<MailSettings, 'to' | 'from' | 'confirm'>,
  contact?: Contact,
): readonly MailQueue[] {
  const supplier: MailQueue = {
    table: 'outbox',
    mail: (record) => inquiryMail(record, { to, from }),
    name: (id) => `inquiry ${id}`,
    remedy: (id) => `: npm run inquiries -- resend ${id}`,
    maxAttempts: MAX_ATTEMPTS,
  };
  const sender: MailQueue = {
    table: 'confirmation',
    mail: (record) => confirmationMail(record, { from, contact }),
    name: (id) => `confirmation of inquiry ${id}`,
    remedy: () => '',
    maxAttempts: MAX_CONFIRMATION_ATTEMPTS,
    final: isPermanent,
  };
  return confirm ? [supplier, sender] : [supplier];
}
