/** The connection to the mail server. */
import type { SendMailOptions, Transporter } from 'nodemailer';

/** A mail server that says nothing for so long is not there. */
const SMTP_TIMEOUT_MS = 30_000;

/** Sends one mail; rejects where the mail server does not take it. */
export type SendMail = (mail: SendMailOptions) => Promise<unknown>;

/**
 * A sender for a mail server's address: `smtp://user:password@host:587`.
 *
 * @param requireTls whether a server that offers no STARTTLS gets nothing: neither the password nor the inquiry
 */
export function smtpSender(url: string, requireTls: boolean): SendMail {
  let transport: Transporter | undefined;
  return async (mail) => {
    // Loaded with the first mail: a server that sends none does without its memory.
    const { createTransport } = await import('nodemailer');
    transport ??= createTransport({
      url,
      requireTLS: requireTls,
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
      // Nothing in a mail may make this program read a file or fetch an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return transport.sendMail(mail);
  };
}
