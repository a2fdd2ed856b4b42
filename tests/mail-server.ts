/** A mail server that takes every mail and keeps it, for tests of what is sent to whom. */
import type { AddressInfo } from 'node:net';

import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: readonly string[];
  /** The text of the mail, decoded. */
  readonly text: string;
}

export interface MailServer extends AsyncDisposable {
  /** `smtp://127.0.0.1:2525` */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
}

/** The body of a mail of one part. */
function textOf(source: string): string {
  const [head = '', body = ''] = source.split(/\r\n\r\n([\s\S]*)/);
  const encoding = /^content-transfer-encoding:\s*(\S+)/im.exec(head)?.[1];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Starts it on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, text: textOf(Buffer.concat(chunks).toString('utf8')) });
        done();
      });
    },
  });
  await new Promise<void>((done) => smtp.listen(0, '127.0.0.1', done));
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    mails,
    [Symbol.asyncDispose]: () => new Promise<void>((done) => smtp.close(done)),
  };
}
