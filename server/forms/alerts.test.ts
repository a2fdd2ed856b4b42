import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { type Alerts, createAlerts, lateMail, silentCanary, type Watch } from './alerts.ts';
import { NO_STORE, type StoreStatus } from './store-status.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-03-02T05:00:00Z');
const FINE: StoreStatus = { ...NO_STORE, writable: true };

let hook: Server;
let received: string[];
let answer: number;
let now: number;
let state: StoreStatus;
let lines: string[];
let alert: Alerts | undefined;

beforeEach(async () => {
  [received, answer, now, lines] = [[], 200, START, []];
  state = FINE;
  hook = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push((JSON.parse(body) as { text: string }).text);
      response.writeHead(answer, { Location: '/elsewhere' }).end('ok');
    });
  });
  await new Promise<void>((done) => hook.listen(0, '127.0.0.1', done));
  watch(lateMail);
});
function watch(what: Watch): void {
  alert?.stop();
  alert = createAlerts({
    status: async () => state,
    watches: [what],
    url: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`,
    log: createLog({ write: (line) => void lines.push(line) }),
    now: () => now,
    everyMs: HOUR,
  });
}
afterEach(() => {
  alert?.stop();
  hook.close();
});

test('an hour without mail is told once, again after six hours, and when it is over', async () => {
  state = { ...FINE, unsent: 2, oldestUnsentAt: START };
  for (const minutes of [1, 59]) {
    now = START + minutes * 60_000;
    await alert!.check();
  }
  expect(received).toEqual([]);
  now = START + HOUR;
  await alert!.check();
  now += HOUR;
  await alert!.check();
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('2 waiting, the oldest since 2026-03-02T05:00:00.000Z');
  expect(lines.join('')).toContain('error: inquiries cannot be mailed unsent=2');
  now += 5 * HOUR;
  await alert!.check();
  expect(received).toHaveLength(2);
  // The store does not answer: that nothing waits is not known.
  state = NO_STORE;
  await alert!.check();
  expect(received).toHaveLength(2);
  state = FINE;
  await alert!.check();
  await alert!.check();
  expect(received.slice(2)).toEqual(['Inquiries are mailed again.']);
});

test('an alert that was refused or not answered is told again at the next look', async () => {
  state = { ...FINE, unsent: 1, oldestUnsentAt: START - HOUR };
  answer = 500;
  await alert!.check();
  expect(lines.join('')).toContain('ALERT_URL refused an alert status=500');
  answer = 200;
  await alert!.check();
  await alert!.check();
  expect(received).toHaveLength(2);
});

test('a canary that stops itself is told within ten minutes, from the start of the server on', async () => {
  watch(silentCanary(START));
  const minutes = async (count: number) => {
    now += count * 60_000;
    await alert!.check();
  };
  await minutes(5);
  state = { ...FINE, canaryAt: now };
  await minutes(8);
  expect(received).toEqual([]);
  await minutes(1);
  expect(received).toEqual([expect.stringContaining('`npm run canary` has stopped')]);
  state = { ...FINE, canaryAt: now };
  await minutes(1);
  expect(received[1]).toBe('Test inquiries come through the form again.');
});

test('an alert goes to the address that was named, wherever that one leads', async () => {
  state = { ...FINE, unsent: 1, oldestUnsentAt: START - HOUR };
  answer = 307;
  await alert!.check();
  expect(received).toHaveLength(1);
  answer = 200;
  await alert!.check();
  expect(received).toHaveLength(2);
});
