/** An HTTP client that sends what it is told: no URL parser, no header checks, no decompression. */
import { connect } from 'node:net';

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  /** By lower-case name; repeated ones joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What to send. */
export interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whole request, in place of everything else. */
  readonly verbatim?: string | Buffer;
}

/** For a busy machine. */
const TIMEOUT_MS = 300_000;

function parse(all: Buffer): RawAnswer {
  const end = all.indexOf('\r\n\r\n');
  if (end === -1) throw new Error(`no answer, but ${all.byteLength} bytes`);
  const [statusLine = '', ...lines] = all.subarray(0, end).toString('latin1').split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return { status: Number(statusLine.split(' ')[1]), headers, body: all.subarray(end + 4) };
}

/**
 * Sends one request on its own connection to 127.0.0.1.
 *
 * @param target request target, sent as it is (in Latin-1: one character, one byte)
 */
export function rawRequest(
  port: number,
  target: string,
  { method = 'GET', headers = {}, verbatim }: RawRequest = {},
): Promise<RawAnswer> {
  const fields = Object.entries({ Host: `127.0.0.1:${port}`, Connection: 'close', ...headers });
  const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const message = verbatim ?? `${method} ${target} HTTP/1.1\r\n${lines}\r\n`;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(typeof message === 'string' ? Buffer.from(message, 'latin1') : message);
    });
    const finish = (error?: Error) => {
      const all = Buffer.concat(chunks);
      // A refused request may end in a reset after its answer: the answer counts.
      if (all.includes('\r\n\r\n')) resolve(parse(all));
      else reject(error ?? new Error('the connection was closed without an answer'));
    };
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('no answer in time')));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', finish);
    socket.on('close', () => finish());
  });
}
