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
const PAGE = { Accept: 'text/html' };

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const distinct = (count: number, line: (index: number) => string, between = '') =>
  Buffer.from(Array.from({ length: count }, (_, index) => line(index)).join(between));
const marks = (count: number) => `a${'\u0301'.repeat(count)}${'\u0316'.repeat(count)}`;

/** Each was found to stop the server for a second or more, or is its size cut to what is read. */
export const HOSTILE_BODIES: readonly HostileBody[] = [
  {
    name: '80 kB of combining marks',
    type: JSON_TYPE,
    body: json({ ...FILLED, inquiry: marks(20_000) }),
  },
  {
    name: '63 kB of combining marks',
    type: JSON_TYPE,
    body: json({ ...FILLED, inquiry: marks(15_500) }),
  },
  {
    name: 'combining marks in every field',
    type: JSON_TYPE,
    body: json(Object.fromEntries(Object.keys(FILLED).map((field) => [field, marks(2_600)]))),
  },
  {
    name: '63 kB of letters that NFKC makes combining marks',
    type: JSON_TYPE,
    body: json({
      ...FILLED,
      phone: '\uff9e'.repeat(10_800) + ('\u0334'.repeat(30) + '\uff9e').repeat(500),
    }),
  },
  { name: '524,000 empty fields', type: URLENCODED, body: Buffer.from('a&'.repeat(524_000)) },
  {
    name: '524,000 empty fields to a page that is not there',
    type: URLENCODED,
    body: Buffer.from('a&'.repeat(524_000)),
    path: '/f/other',
    headers: PAGE,
  },
  { name: '32,000 empty fields', type: URLENCODED, body: Buffer.from('a&'.repeat(32_000)) },
  {
    name: '130,000 distinct fields',
    type: URLENCODED,
    body: distinct(130_000, (index) => `${index}=`, '&'),
  },
  {
    name: '100,000 JSON keys',
    type: JSON_TYPE,
    body: Buffer.concat([
      Buffer.from('{'),
      distinct(100_000, (index) => `"${index}":1`, ','),
      Buffer.from('}'),
    ]),
  },
  {
    name: '7,000 JSON keys',
    type: JSON_TYPE,
    body: Buffer.concat([
      Buffer.from('{'),
      distinct(7_000, (index) => `"k${index}":1`, ','),
      Buffer.from('}'),
    ]),
  },
  { name: 'JSON nested 32,000 deep', type: JSON_TYPE, body: Buffer.from('['.repeat(32_000)) },
  {
    name: '14,000 multipart parts',
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: distinct(
      14_000,
      (index) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${index}"\r\n\r\n\r\n`,
    ),
  },
  {
    name: '60 kB of boundaries',
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: Buffer.from(`--${BOUNDARY}\r\n`.repeat(10_000)),
  },
  {
    name: '60 kB of percent signs',
    type: URLENCODED,
    body: Buffer.from(`inquiry=${'%'.repeat(60_000)}`),
  },
  {
    name: 'an address of 60 kB',
    type: JSON_TYPE,
    body: json({ ...FILLED, email: `a@${'a-'.repeat(30_000)}` }),
  },
  {
    name: 'an address of 30,000 labels',
    type: JSON_TYPE,
    body: json({ ...FILLED, email: `a@${'a.'.repeat(30_000)}` }),
  },
  {
    name: '60 kB of blanks',
    type: JSON_TYPE,
    body: json({ ...FILLED, name: `a${' '.repeat(60_000)}b` }),
  },
  {
    name: '60 kB of markup, given back',
    type: URLENCODED,
    body: Buffer.from(`inquiry=${'"'.repeat(60_000)}`),
    headers: PAGE,
  },
];

/**
 * So many senders at a time, for so long, each with a pause that keeps all of them within what one address may send. Two, so
 * that their bodies do not queue on a machine that does ten other things: a queue would say nothing of what one body costs.
 */
const SENDERS = 2;
const ATTACK_MS = 2_000;
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
  /** Processor time of the server for each body that it got, in milliseconds; the visitor's pages count in. */
  readonly cpuMs: number;
  /** Answers to the bodies by status; 0 is a connection that was closed. */
  readonly statuses: Readonly<Record<string, number>>;
}

/** Sends one body to the first server again and again, and asks both for a page meanwhile. */
async function attackOnce(
  attackedServer: ServerProcess,
  calmServer: ServerProcess,
  body: HostileBody,
): Promise<HostileOutcome> {
  const statuses: Record<string, number> = {};
  const end = performance.now() + ATTACK_MS;
  const from = `192.0.2.${1 + HOSTILE_BODIES.indexOf(body)}`;
  const sender = async () => {
    while (performance.now() < end) {
      const status = await send(attackedServer.url, from, body);
      statuses[status] = (statuses[status] ?? 0) + 1;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  const cpu = () => cpuMicroseconds(attackedServer.child.pid!);
  const cpuBefore = await cpu();
  const [attacked, calm] = await feel([attackedServer.url, calmServer.url], () =>
    Promise.all(Array.from({ length: SENDERS }, sender)),
  );
  const bodies = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  const cpuMs = Math.round(((await cpu()) - cpuBefore) / 1000 / bodies);
  return { attacked: attacked!, calm: calm!, cpuMs, statuses };
}

/** Longest wait of 99 of 100 requests, in milliseconds. */
const P99_MS = 100;

/** What a machine that is busy with something else may add, as a multiple of the wait at the server that is left alone. */
const BUSY_MACHINE = 4;

/** Processor time that a body may cost, in milliseconds: what stops a server for a second or more is far above. */
const CPU_MS = 100;

/**
 * Whether a visitor of the attacked server waits hardly longer than one of the other. Where the machine has no processor
 * left, a server that works waits longer than one that rests, whatever its work is: its processor time tells then.
 */
export const isUndisturbed = ({ attacked, calm, cpuMs }: HostileOutcome): boolean =>
  attacked.failed === 0 && (attacked.p99Ms < P99_MS + BUSY_MACHINE * calm.p99Ms || cpuMs < CPU_MS);

/** On a busy machine one process may stand still for a moment: work that a body causes stands in every measurement. */
const MEASUREMENTS = 3;

/** Attacks, and measures again where a visitor was disturbed; returns the first calm outcome, else the last one. */
export async function attack(
  attackedServer: ServerProcess,
  calmServer: ServerProcess,
  body: HostileBody,
): Promise<HostileOutcome> {
  let outcome = await attackOnce(attackedServer, calmServer, body);
  for (let count = 1; count < MEASUREMENTS && !isUndisturbed(outcome); count += 1)
    outcome = await attackOnce(attackedServer, calmServer, body);
  return outcome;
}
