/** A mail server that keeps every mail, for tests of what is sent to whom. */
import type { AddressInfo } from 'node:net';

import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Raw message. */
  readonly source: string;
  /** Unfolded and decoded, by their names in lower case. */
  readonly headers: ReadonlyMap<string, string[]>;
  /** The text of the mail, decoded. */
  readonly text: string;
}

export interface MailServer extends AsyncDisposable {
  /** `smtp://127.0.0.1:2525` */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** What is said to a recipient who gets no mail; takes every mail unless a test sets it. */
  refuse: (address: string) => { code: number; message: string } | null;
  /** How the last sender has named itself. */
  readonly greeting: () => string;
}

/** Headers and text of a mail of one part. */
function read(source: string): Pick<ReceivedMail, 'headers' | 'text'> {
  const [head = '', body = ''] = source.split(/\r\n\r\n([\s\S]*)/);
  const headers = new Map<string, string[]>();
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    headers.set(key, [...(headers.get(key) ?? []), decodeWords(value)]);
  }
  const encoding = headers.get('content-transfer-encoding')?.[0];
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? quotedPrintable(body.replace(/=\r\n/g, ''))
        : body;
  return { headers, text: text.replace(/\r\n/g, '\n') };
}

const quotedPrintable = (value: string): string =>
  Buffer.from(
    value.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    'latin1',
  ).toString('utf8');

const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, data: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(data, 'base64').toString('utf8')
        : quotedPrintable(data.replaceAll('_', ' ')),
    );

/** Starts it on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let greeting = '';
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, { hostNameAppearsAs }, done) => {
      greeting = hostNameAppearsAs;
      done();
    },
    onRcptTo: ({ address }, _session, done) => {
      const refusal = server.refuse(address);
      done(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        const source = Buffer.concat(chunks).toString('utf8');
        mails.push({ from, to, source, ...read(source) });
        done();
      });
    },
  });
  await new Promise<void>((done) => smtp.listen(0, '127.0.0.1', done));
  const server: MailServer = {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    mails,
    refuse: () => null,
    greeting: () => greeting,
    [Symbol.asyncDispose]: () => new Promise<void>((done) => smtp.close(done)),
  };
  return server;
}
