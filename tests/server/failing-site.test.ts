/** A fault of the server's own, such as a folder that was changed under it: told with a number, and safe like every answer. */
import { expect, test } from 'vitest';

import { createApp } from '#server/app.ts';
import type { Log } from '#server/log.ts';
import type { Site } from '#server/site.ts';

const quiet = { info() {}, warn() {}, error() {} } as unknown as Log;

test('an answer that fails names its request, and is not taken for another type', async () => {
  const site = { answer: () => Promise.reject(new Error('gone')) } as unknown as Site;
  const app = createApp(site, { log: quiet });
  const incoming = { method: 'GET', url: '/', headers: {}, socket: {} };
  const answer = await app.request('/', {}, { incoming });
  expect(answer.status).toBe(500);
  expect(answer.headers.get('x-request-id')).toBeTruthy();
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(await answer.text()).not.toContain('gone');
});
