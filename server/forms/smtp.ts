/** The connection to the mail server. */
import type { SendMailOptions, Transporter } from 'nodemailer';

import type { MailSettings } from './mail.ts';

/** A mail server that says nothing for so long is not there. */
const SMTP_TIMEOUT_MS = 30_000;

/** Addresses that the mail server did not take a mail for, and its reason for the first of them. */
export interface Refused {
  readonly receivers: readonly string[];
  readonly reason: unknown;
}

/** Sends one mail; rejects where the mail server takes it for nobody, and tells for whom it did not where it took it for some. */
export type SendMail = (mail: SendMailOptions) => Promise<Refused | void>;

/** Where mails go through, and how this server names itself there. */
export type MailServer = Pick<MailSettings, 'smtpUrl' | 'requireTls' | 'ehloName'>;

/** A sender for a mail server. */
export function smtpSender({ smtpUrl, requireTls, ehloName }: MailServer): SendMail {
  let transport: Transporter | undefined;
  return async (mail) => {
    // Loaded with the first mail: a server that sends none does without its memory.
    const { createTransport } = await import('nodemailer');
    transport ??= createTransport({
      url: smtpUrl,
      requireTLS: requireTls,
      ...(ehloName !== undefined && { name: ehloName }),
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
      // Nothing in a mail may make this program read a file or fetch an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const { rejected = [], rejectedErrors } = await transport.sendMail(mail);
    return rejected.length > 0 ? { receivers: rejected, reason: rejectedErrors?.[0] } : undefined;
  };
}
