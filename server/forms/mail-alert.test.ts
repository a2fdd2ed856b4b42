import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { createMailAlert, type MailAlert } from './mail-alert.ts';
import { NO_STORE, type StoreStatus } from './store-status.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-03-02T05:00:00Z');

let hook: Server;
let received: string[];
let answer: number;
let now: number;
let state: StoreStatus;
let lines: string[];
let alert: MailAlert;

beforeEach(async () => {
  [received, answer, now, lines] = [[], 200, START, []];
  state = { writable: true, unsent: 0, givenUp: 0, oldestUnsentAt: null };
  hook = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push((JSON.parse(body) as { text: string }).text);
      response.writeHead(answer).end('ok');
    });
  });
  await new Promise<void>((done) => hook.listen(0, '127.0.0.1', done));
  alert = createMailAlert({
    status: async () => state,
    url: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`,
    log: createLog({ write: (line) => void lines.push(line) }),
    now: () => now,
    everyMs: HOUR,
  });
});
afterEach(() => {
  alert.stop();
  hook.close();
});

test('an hour without mail is told once, again after six hours, and when it is over', async () => {
  state = { writable: true, unsent: 2, givenUp: 0, oldestUnsentAt: START };
  for (const minutes of [1, 59]) {
    now = START + minutes * 60_000;
    await alert.check();
  }
  expect(received).toEqual([]);
  now = START + HOUR;
  await alert.check();
  now += HOUR;
  await alert.check();
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('2 waiting, the oldest since 2026-03-02T05:00:00.000Z');
  expect(lines.join('')).toContain('error: inquiries cannot be mailed unsent=2');
  now += 5 * HOUR;
  await alert.check();
  expect(received).toHaveLength(2);
  // The store does not answer: that nothing waits is not known.
  state = NO_STORE;
  await alert.check();
  expect(received).toHaveLength(2);
  state = { writable: true, unsent: 0, givenUp: 0, oldestUnsentAt: null };
  await alert.check();
  await alert.check();
  expect(received.slice(2)).toEqual(['Inquiries are mailed again.']);
});

test('an alert that was refused or not answered is told again at the next look', async () => {
  state = { writable: true, unsent: 1, givenUp: 0, oldestUnsentAt: START - HOUR };
  answer = 500;
  await alert.check();
  expect(lines.join('')).toContain('ALERT_URL refused an alert status=500');
  answer = 200;
  await alert.check();
  await alert.check();
  expect(received).toHaveLength(2);
});
