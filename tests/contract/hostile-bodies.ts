/** Bodies that cost a server much more than they cost the sender, and what another visitor feels while they come. */
import { request } from 'node:http';

import { cpuMicroseconds } from '#tests/server/process-costs.ts';
import type { ServerProcess } from '#tests/server/server-process.ts';
import { feel, type Felt } from '#tests/server/visitor.ts';

import { FILLED } from './form-server.ts';

export interface HostileBody {
  readonly name: string;
  readonly type: string;
  readonly body: Buffer;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const BOUNDARY = 'b';
const JSON_TYPE = 'application/json';
const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const PAGE = { Accept: 'text/html' };

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const distinct = (count: number, line: (index: number) => string, between = '') =>
  Buffer.from(Array.from({ length: count }, (_, index) => line(index)).join(between));
const keys = (count: number) => json(Object.fromEntries(Array(count).fill(1).entries()));
const marks = (count: number) => `a${'\u0301'.repeat(count)}${'\u0316'.repeat(count)}`;

/** Each was found to stop the server for a second or more, or is its size cut to what is read. */
export const HOSTILE_BODIES: readonly HostileBody[] = (
  [
    ['80 kB of combining marks', JSON_TYPE, json({ ...FILLED, inquiry: marks(20_000) })],
    ['63 kB of combining marks', JSON_TYPE, json({ ...FILLED, inquiry: marks(15_500) })],
    [
      'combining marks in every field',
      JSON_TYPE,
      json(Object.fromEntries(Object.keys(FILLED).map((field) => [field, marks(2_600)]))),
    ],
    [
      '63 kB of letters that NFKC makes combining marks',
      JSON_TYPE,
      json({
        ...FILLED,
        phone: '\uff9e'.repeat(10_800) + ('\u0334'.repeat(30) + '\uff9e').repeat(500),
      }),
    ],
    [
      '63 kB in runs of thirty combining marks',
      JSON_TYPE,
      json({ ...FILLED, phone: `a${'\u0301\u0316'.repeat(15)}`.repeat(1_000) }),
    ],
    ['524,000 empty fields', URLENCODED, Buffer.from('a&'.repeat(524_000))],
    [
      '524,000 empty fields to a page that is not there',
      URLENCODED,
      Buffer.from('a&'.repeat(524_000)),
      { path: '/f/other', headers: PAGE },
    ],
    ['32,000 empty fields', URLENCODED, Buffer.from('a&'.repeat(32_000))],
    ['130,000 distinct fields', URLENCODED, distinct(130_000, (index) => `${index}=`, '&')],
    ['100,000 JSON keys', JSON_TYPE, keys(100_000)],
    ['7,000 JSON keys', JSON_TYPE, keys(7_000)],
    ['JSON nested 32,000 deep', JSON_TYPE, Buffer.from('['.repeat(32_000))],
    [
      '14,000 multipart parts',
      MULTIPART,
      distinct(
        14_000,
        (index) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${index}"\r\n\r\n\r\n`,
      ),
    ],
    ['60 kB of boundaries', MULTIPART, Buffer.from(`--${BOUNDARY}\r\n`.repeat(10_000))],
    [
      'a part with 12,000 header lines',
      MULTIPART,
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n${'a:b\r\n'.repeat(12_000)}\r\nx\r\n--${BOUNDARY}--\r\n`,
      ),
    ],
    [
      'a file whose name has 60 kB, and no end',
      MULTIPART,
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"; filename="${'%22'.repeat(20_000)}"\r\n\r\n\r\n-`,
      ),
    ],
    [
      'multipart within multipart',
      `multipart/form-data; boundary=${'-'.repeat(70)}`,
      Buffer.from(
        `--${'-'.repeat(70)}\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'-'.repeat(60_000)}\r\n`,
      ),
    ],
    [
      '10,000 half surrogates',
      JSON_TYPE,
      Buffer.from(
        JSON.stringify({ ...FILLED, inquiry: '' }).replace(
          '"inquiry":""',
          `"inquiry":"${'\\ud800'.repeat(10_000)}"`,
        ),
      ),
    ],
    ['60 kB of percent signs', URLENCODED, Buffer.from(`inquiry=${'%'.repeat(60_000)}`)],
    ['an address of 60 kB', JSON_TYPE, json({ ...FILLED, email: `a@${'a-'.repeat(30_000)}` })],
    [
      'an address of 30,000 labels',
      JSON_TYPE,
      json({ ...FILLED, email: `a@${'a.'.repeat(30_000)}` }),
    ],
    ['60 kB of blanks', JSON_TYPE, json({ ...FILLED, name: `a${' '.repeat(60_000)}b` })],
    [
      '60 kB that are Korean in no charset',
      URLENCODED,
      Buffer.from(`inquiry=${'%B0%A1%FF'.repeat(6_600)}`),
    ],
    [
      'a charset of 20 kB',
      `${URLENCODED}; charset="${'\\"'.repeat(10_000)}"`,
      Buffer.from('inquiry=a'),
    ],
    [
      '60 kB of markup, given back',
      URLENCODED,
      Buffer.from(`inquiry=${'"'.repeat(60_000)}`),
      { headers: PAGE },
    ],
  ] satisfies [name: string, type: string, body: Buffer, more?: Partial<HostileBody>][]
).map(([name, type, body, more]) => ({ name, type, body, ...more }));

/**
 * So many senders at a time and bodies of each, with a pause that keeps them within what one address may send. Two senders, so
 * that their bodies do not queue on a machine that does ten other things: a queue would say nothing of what one body costs.
 */
const SENDERS = 2;
const BODIES_EACH = 10;
const PAUSE_MS = 40;

/** Settings of a server that is to be attacked: each body comes from an address that has sent nothing before. */
export const ATTACKED_SETTINGS = { TRUST_PROXY: '127.0.0.1' };

function send(
  url: string,
  from: string,
  { type, body, path = '/f/inquiry', headers }: HostileBody,
): Promise<number> {
  return new Promise((resolve) => {
    const outgoing = request(`${url}${path}`, {
      method: 'POST',
      headers: {
        Accept: JSON_TYPE,
        'Content-Type': type,
        'Content-Length': body.length,
        'X-Forwarded-For': from,
        ...headers,
      },
    });
    outgoing.on('response', (response) => {
      response.resume();
      response.on('close', () => resolve(response.statusCode ?? 0));
    });
    outgoing.on('error', () => resolve(0));
    outgoing.end(body);
  });
}

export interface HostileOutcome {
  /** A visitor of the server that gets the bodies. */
  readonly attacked: Felt;
  /** A visitor of one that is left alone, in the same seconds. */
  readonly calm: Felt;
  /** Processor time of the server for each body, without what the visitor's pages cost the other one, in milliseconds. */
  readonly cpuMs: number;
  /** Answers to the bodies by status; 0 is a connection that was closed. */
  readonly statuses: Readonly<Record<string, number>>;
}

let attacks = 0;

/** Sends one body to the first server again and again, and asks both for a page meanwhile. */
export async function attack(
  attackedServer: ServerProcess,
  calmServer: ServerProcess,
  body: HostileBody,
): Promise<HostileOutcome> {
  const statuses: Record<string, number> = {};
  attacks += 1;
  const from = `198.18.${attacks >> 8}.${attacks & 255}`;
  const sender = async () => {
    for (let count = 0; count < BODIES_EACH; count += 1) {
      const status = await send(attackedServer.url, from, body);
      statuses[status] = (statuses[status] ?? 0) + 1;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  const usedBy = () =>
    Promise.all([attackedServer, calmServer].map(({ child }) => cpuMicroseconds(child.pid!)));
  const before = await usedBy();
  const [attacked, calm] = await feel([attackedServer.url, calmServer.url], () =>
    Promise.all(Array.from({ length: SENDERS }, sender)),
  );
  const [forAttacked = 0, forCalm = 0] = (await usedBy()).map((used, at) => used - before[at]!);
  const cpuMs = Math.round((forAttacked - forCalm) / 1000 / (SENDERS * BODIES_EACH));
  return { attacked: attacked!, calm: calm!, cpuMs, statuses };
}

/** Processor time that a body may cost, in milliseconds: what stops a server for a second or more is far above. */
const CPU_MS = 100;

/**
 * Whether a visitor of the attacked server hardly notices. Judged by processor time, not by waits: where the machine has no
 * processor left, a server that works waits longer than one that rests, whatever its work is.
 */
export const isUndisturbed = ({ attacked, cpuMs }: HostileOutcome): boolean =>
  attacked.failed === 0 && cpuMs < CPU_MS;
