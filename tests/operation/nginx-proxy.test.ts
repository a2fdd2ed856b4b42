/** deploy/nginx-proxy.conf in the real nginx, before the real server. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request as plainRequest } from 'node:http';
import { connect } from 'node:http2';
import { request as tlsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as tlsConnect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manifest } from '#tests/server/fixture-site.ts';
import { freePort, nginxMissing } from '#tests/server/hosts.ts';
import { changeTo } from '#tools/release/make.ts';
import { writeErrorPages } from '#tools/release/error-pages.ts';
import { load } from './load.ts';
import { makeSiteFolder, until, type SiteFolder } from './site-folder.ts';

const TEMPLATE = join(import.meta.dirname, '..', '..', 'deploy', 'nginx-proxy.conf');
const missing = nginxMissing();
const ORIGIN_KEY = 'sample-key-of-16';
/** OpenSSL offers nothing older than TLS 1.2 without this. */
const OLD_CIPHERS = 'DEFAULT@SECLEVEL=0';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

describe.skipIf(missing)(
  missing ? `nginx before the server (left out: ${missing})` : 'nginx before the server',
  () => {
    let folder: SiteFolder;
    let temporary: string;
    let plain: number;
    let tls: number;
    let stopNginx = async (): Promise<void> => undefined;

    const get = (
      path: string,
      options: {
        readonly method?: string;
        readonly body?: string | Buffer;
        readonly headers?: Record<string, string>;
        readonly http?: boolean;
      } = {},
    ): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const { method = 'GET', body, headers = {}, http = false } = options;
        const host = `www.example.com:${http ? plain : tls}`;
        const sent = (http ? plainRequest : tlsRequest)(
          {
            host: '127.0.0.1',
            port: http ? plain : tls,
            path,
            method,
            headers: { Host: host, ...headers },
            servername: 'www.example.com',
            rejectUnauthorized: false, // a certificate of this test's own making
          },
          (response) => {
            let text = '';
            response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
            response.on('end', () =>
              resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
            );
          },
        );
        sent.on('error', reject);
        sent.end(body);
      });

    /** The template with this test's ports and folders, and a rate that a test reaches. */
    const configuration = async (server: string): Promise<string> =>
      (await readFile(TEMPLATE, 'utf8'))
        .replaceAll(
          /listen (\[::\]:)?(80|443)( ssl http2)?;/g,
          (_all, six: string | undefined, port: string, more = '') =>
            six ? '' : `listen 127.0.0.1:${port === '80' ? plain : tls}${more};`,
        )
        .replace('server 127.0.0.1:3000;', `server ${server};`)
        .replaceAll('/etc/ssl/site/', `${temporary}/`)
        .replace('/srv/site/current/errors/', `${temporary}/errors/`)
        .replace('# "KEY"', `"${ORIGIN_KEY}"`);

    beforeAll(async () => {
      folder = await makeSiteFolder({ TRUST_PROXY: '127.0.0.1' });
      await changeTo(folder.root, await folder.release('first'));
      await folder.serve();
      temporary = await mkdtemp(join(tmpdir(), 'nginx-'));
      [plain, tls] = [await freePort(), await freePort()];
      await writeErrorPages(join(temporary, 'errors'), manifest.contact);
      const made = spawnSync('openssl', [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '1',
        '-subj',
        '/CN=www.example.com',
        '-keyout',
        join(temporary, 'privkey.pem'),
        '-out',
        join(temporary, 'fullchain.pem'),
      ]);
      expect(made.status, made.stderr.toString()).toBe(0);
      const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${temporary}/${name};`)
        .join(' ');
      const user = process.getuid?.() === 0 ? 'user root;' : '';
      await writeFile(
        join(temporary, 'nginx.conf'),
        `${user} daemon off; worker_processes 1; error_log stderr; pid ${temporary}/nginx.pid; events {}
http { access_log off; ${folders}\nssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3; ssl_ciphers ${OLD_CIPHERS};\n${await configuration(new URL(folder.origin).host)}\n}`,
      );
      const nginx = spawn('nginx', ['-e', 'stderr', '-c', join(temporary, 'nginx.conf')], {
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let complaints = '';
      nginx.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
      const exit = once(nginx, 'exit');
      stopNginx = async () => {
        nginx.kill('SIGTERM');
        await exit;
      };
      await until(`nginx answers (${complaints})`, () =>
        get('/', { http: true }).then(
          () => true,
          () => false,
        ),
      );
    });
    afterAll(async () => {
      await stopNginx();
      await folder[Symbol.asyncDispose]();
      await rm(temporary, { recursive: true, force: true });
    });

    test('without TLS: to the same address with it', async () => {
      const { status, headers } = await get('/products?lang=en', { http: true });
      expect([status, headers['location']]).toEqual([
        301,
        'https://www.example.com/products?lang=en',
      ]);
      // What was sent in clear is not sent again as if nothing had happened.
      const sent = await get('/f/inquiry', { http: true, method: 'POST', body: 'name=Kim' });
      expect([sent.status, sent.headers['location']]).toEqual([400, undefined]);
    });

    test.each(['www.example.com', 'example.com'])('%s speaks no TLS before 1.2', async (name) => {
      const version = (wanted: 'TLSv1.1' | 'TLSv1.2') =>
        new Promise((resolve) => {
          const socket = tlsConnect(
            {
              host: '127.0.0.1',
              port: tls,
              servername: name,
              rejectUnauthorized: false,
              minVersion: wanted,
              maxVersion: wanted,
              ciphers: OLD_CIPHERS,
            },
            () => resolve(socket.end().getProtocol()),
          );
          socket.on('error', () => resolve(null));
        });
      expect(await version('TLSv1.2')).toBe('TLSv1.2');
      expect(await version('TLSv1.1')).toBeNull();
    });

    test('a page over TLS, with HSTS once', async () => {
      const { status, headers, body } = await get('/?lang=en');
      expect([status, headers['strict-transport-security']]).toEqual([200, 'max-age=63072000']);
      expect(body).toContain('file:en/index.html');
      expect((await get('/about/')).headers['location']).toBe('/about');
      expect((await get('/%2fx')).status).toBe(400);
    });

    test('an inquiry from a page of the site is taken: the server sees the host that the visitor sees', async () => {
      const { status } = await get('/f/inquiry', {
        method: 'POST',
        body: new URLSearchParams({
          companyName: 'A',
          name: 'B',
          phone: '02-000-0000',
          email: 'a@example.com',
          inquiry: 'C',
        }).toString(),
        headers: {
          Origin: `https://www.example.com:${tls}`,
          Accept: 'application/json',
          'Content-Type': 'application/x-www-form-urlencoded',
        },
      });
      expect(status).toBe(200);
    });

    test.each([
      ['/f/inquiry', {}, '보낸 내용이 너무 큽니다.'],
      ['/f/inquiry', { Referer: 'https://www.example.com/contact?lang=en' }, 'Too much was sent.'],
      ['/f/inquiry?lang=en', {}, 'Too much was sent.'],
    ])('%s with two megabytes and %j: 413 with a page', async (path, headers, title) => {
      const answer = await get(path, { method: 'POST', body: Buffer.alloc(2_000_000), headers });
      expect(answer.status).toBe(413);
      expect(answer.body).toContain(`<title>${title}</title>`);
      expect(answer.body).toContain('tel:+82-2-000-0000');
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    });

    test('a browser, which speaks HTTP/2, gets the same page', async () => {
      const session = connect(`https://127.0.0.1:${tls}`, {
        servername: 'www.example.com',
        rejectUnauthorized: false,
      });
      const stream = session.request({
        ':method': 'POST',
        ':path': '/f/inquiry?lang=en',
        ':authority': 'www.example.com',
        'content-length': '2000000',
      });
      // nginx answers before it has read all, and wants no more of it.
      stream.on('error', () => undefined);
      stream.end(Buffer.alloc(2_000_000));
      const [headers] = await once(stream, 'response');
      let body = '';
      for await (const chunk of stream.setEncoding('utf8')) body += chunk;
      session.close();
      expect(headers[':status']).toBe(413);
      expect(body).toContain('<title>Too much was sent.</title>');
    });

    test('a release under load through nginx loses nothing', async () => {
      const next = await folder.release('next');
      const running = load(50, () => get('/'));
      await changeTo(folder.root, next);
      await until('the next release', async () => (await get('/')).body.includes('mark:next'));
      const { answers, lost } = await running.end();
      expect([lost, new Set(answers.map(({ status }) => status))]).toEqual([[], new Set([200])]);
    });

    test('a flood is told to wait', async () => {
      const answers = await Promise.all(
        Array.from({ length: 60 }, () => get('/f/inquiry?lang=en', { method: 'POST' })),
      );
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThan(0);
      expect(refused[0]?.body).toContain('<title>Too many requests.</title>');
      expect((await get('/')).status).toBe(200);
    });

    test('a host of files before it says whose request it is, by its key alone', async () => {
      const send = (visitor: string, key: string) =>
        get('/f/inquiry', {
          method: 'POST',
          body: '',
          headers: { 'X-Site-Key': key, 'X-Visitor-Address': visitor },
        });
      const statuses = async (visitor: string, key: string) =>
        (await Promise.all(Array.from({ length: 30 }, () => send(visitor, key)))).map(
          ({ status }) => status,
        );
      expect(await statuses('192.0.2.1', ORIGIN_KEY)).toContain(429);
      // Another visitor of the same host; somebody who only says so.
      expect((await send('192.0.2.2', ORIGIN_KEY)).status).not.toBe(429);
      expect(await statuses('192.0.2.3', 'guessed')).toContain(429);
      expect((await send('192.0.2.4', 'guessed')).status).toBe(429);
    });

    test('what monitoring asks is nobody else’s', async () => {
      expect(await configuration('x')).toMatch(
        /location = \/readyz \{\s+allow 127\.0\.0\.1;\s+allow ::1;\s+deny all;/,
      );
    });

    test('a server that does not answer: 502 with a page', async () => {
      await folder[Symbol.asyncDispose]();
      for (const [path, title] of [
        ['/', '지금은 사이트에 연결할 수 없습니다.'],
        ['/?lang=en', 'The site cannot be reached at the moment.'],
      ] as const) {
        const { status, body, headers } = await get(path);
        expect(status).toBe(502);
        expect(body).toContain(`<title>${title}</title>`);
        expect(headers['strict-transport-security']).toBe('max-age=63072000');
      }
    });
  },
);
