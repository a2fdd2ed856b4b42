import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { rawRequest } from '#tests/server/raw-request.ts';
import { readBody } from './read-body.ts';

// As listen.ts makes it.
const server = createServer({ optimizeEmptyRequests: true }, (request, response) => {
  void readBody(request, { maxBytes: 10, timeoutMs: 5_000 }).then((body) =>
    response.end(body.kind === 'complete' ? `complete ${body.bytes.byteLength}` : body.kind),
  );
});
afterEach(() => void server.close());

test('a body, none announced, and one of no length are read to their end at once', async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const post = async (rest: string) => {
    const verbatim = `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${rest}`;
    return (await rawRequest(port, '', { verbatim })).body.toString();
  };
  expect(await post('\r\n')).toBe('complete 0');
  expect(await post('Content-Length: 0\r\n\r\n')).toBe('complete 0');
  expect(await post('Content-Length: 4\r\n\r\nabcd')).toBe('complete 4');
  expect(await post('Content-Length: 11\r\n\r\n')).toBe('too-big');
});
