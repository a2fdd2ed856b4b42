/**
 * Cloudflare, Netlify and Vercel as far as their documentation says how they read what tools/hosts.ts writes: which paths the
 * function is called for, and how a file is served. The function itself is the one that goes there.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mediaTypeOf } from '#contract/static-host.ts';
import type { Origin } from '#tools/hosts/origin.ts';
import { writeForHost, type HostName } from '#tools/hosts/write.ts';
import type { Host } from './hosts.ts';

interface Platform {
  /** Folder of the files. */
  readonly files: string;
  /** Whether the function is asked whatever file there is. */
  readonly isForFunction: (pathname: string) => boolean;
  /** Whether it is asked when there is no file. */
  readonly isFallback: boolean;
  readonly headersOf: (pathname: string) => Record<string, string>;
  readonly call: (request: Request) => Promise<Response>;
}

const load = (file: string): Promise<unknown> => import(pathToFileURL(file).href);

/** `_headers`: a pattern, then its headers, each indented. */
function headersFrom(text: string): Platform['headersOf'] {
  const rules = text.split(/\n(?=\/)/).map((block) => {
    const [pattern = '', ...lines] = block.trim().split('\n');
    const headers = lines.map((line) => line.trim().split(': ') as [string, string]);
    return { at: new URLPattern({ pathname: pattern }), headers: Object.fromEntries(headers) };
  });
  return (pathname) =>
    Object.assign(
      {},
      ...rules.filter(({ at }) => at.test({ pathname })).map(({ headers }) => headers),
    );
}

async function fileOf(files: string, pathname: string): Promise<Buffer | null> {
  try {
    return await readFile(join(files, decodeURIComponent(pathname)));
  } catch {
    return null; // none, a folder, or not an encoding of anything
  }
}

/** A file as these hosts serve it; a missing one is their 404.html. */
async function serveFile({ files, headersOf }: Platform, request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
  }
  const { pathname } = new URL(request.url);
  const found = await fileOf(files, pathname);
  const missing = join(files, '404.html');
  const body = found ?? (await readFile(missing).catch(() => Buffer.alloc(0)));
  const type = mediaTypeOf(found ? pathname : '404.html');
  const tag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
  const headers = { 'Content-Type': type, ETag: tag, ...(found && headersOf(pathname)) };
  if (found && request.headers.get('if-none-match')?.includes(tag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(new Uint8Array(body), { status: found ? 200 : 404, headers });
}

async function cloudflare(folder: string): Promise<Platform> {
  const text = await readFile(join(folder, 'wrangler.jsonc'), 'utf8');
  const { main, assets } = JSON.parse(text) as {
    main: string;
    assets: { directory: string; run_worker_first: string[]; not_found_handling: string };
  };
  const matches = (pattern: string, pathname: string) =>
    new URLPattern({ pathname: pattern }).test({ pathname });
  const files = join(folder, assets.directory);
  const { default: worker } = (await load(join(folder, main))) as {
    default: { fetch: (request: Request, environment: object) => Promise<Response> };
  };
  const platform: Platform = {
    files,
    headersOf: headersFrom(await readFile(join(files, '_headers'), 'utf8')),
    isForFunction: (pathname) => assets.run_worker_first.some((each) => matches(each, pathname)),
    isFallback: assets.not_found_handling === 'none',
    call: (request) =>
      worker.fetch(request, { ASSETS: { fetch: (inner: Request) => serveFile(platform, inner) } }),
  };
  return platform;
}

async function netlify(folder: string): Promise<Platform> {
  const module = (await load(join(folder, 'edge-functions', 'site.js'))) as {
    default: (request: Request) => Promise<Response>;
    config: { excludedPath: string[] };
  };
  const excluded = module.config.excludedPath.map((pathname) => new URLPattern({ pathname }));
  return {
    files: join(folder, 'files'),
    headersOf: headersFrom(await readFile(join(folder, 'files', '_headers'), 'utf8')),
    isFallback: false,
    isForFunction: (pathname) => !excluded.some((each) => each.test({ pathname })),
    call: module.default,
  };
}

interface VercelRoute {
  readonly src?: string;
  readonly dest?: string;
  readonly continue?: true;
  readonly headers?: Record<string, string>;
  readonly handle?: 'filesystem' | 'hit';
}

async function vercel(folder: string): Promise<Platform> {
  const output = join(folder, '.vercel', 'output');
  const { routes } = JSON.parse(await readFile(join(output, 'config.json'), 'utf8')) as {
    routes: VercelRoute[];
  };
  const phase = (handle: string) => routes.findIndex((route) => route.handle === handle);
  const matching = (from: number, to: number, pathname: string) =>
    routes.slice(from, to).filter(({ src }) => src !== undefined && new RegExp(src).test(pathname));
  const { default: call } = (await load(join(output, 'functions', 'site.func', 'index.js'))) as {
    default: (request: Request) => Promise<Response>;
  };
  return {
    files: join(output, 'static'),
    headersOf: (pathname) =>
      Object.assign(
        {},
        ...matching(phase('hit'), routes.length, pathname).map(({ headers }) => headers),
      ),
    isForFunction: (pathname) => matching(0, phase('filesystem'), pathname).length > 0,
    isFallback: matching(phase('filesystem'), phase('hit'), '/x').some(
      ({ dest }) => dest === '/site',
    ),
    call,
  };
}

const PLATFORMS = { cloudflare, netlify, vercel };

/** How each says to its function who asks. */
const VISITOR_HEADERS = {
  cloudflare: 'CF-Connecting-IP',
  netlify: 'X-NF-Client-Connection-IP',
  vercel: 'X-Real-IP',
};
/** The visitor of every request, as the host sees it. */
export const VISITOR = '192.0.2.7';

async function send(answer: Response, outgoing: ServerResponse, isHead: boolean): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries(answer.headers);
  outgoing.writeHead(answer.status, {
    ...headers,
    ...(answer.status !== 304 && !isHead && { 'content-length': body.byteLength }),
  });
  outgoing.end(isHead ? undefined : body);
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** Lays a built folder out for a host and serves it the host's way. */
export async function startFunctionHost(
  name: HostName,
  dist: string,
  origin: Origin | null = null,
): Promise<Host> {
  const folder = join(dist, name);
  await writeForHost(name, dist, folder, origin);
  const platform = await PLATFORMS[name](folder);
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const target = url.startsWith('/') ? `http://${headers.host}${url}` : url;
    if (!URL.canParse(target)) return outgoing.writeHead(400).end();
    if (method === 'TRACE') return outgoing.writeHead(405, { Allow: 'GET, HEAD' }).end(); // no standard request can be made of it
    const sent = new Headers(
      Object.entries(headers).map(([each, value]): [string, string] => [each, String(value)]),
    );
    sent.set(VISITOR_HEADERS[name], VISITOR);
    const { pathname } = new URL(target);
    const answer = async (): Promise<Response> => {
      const body = method === 'GET' || method === 'HEAD' ? null : await bodyOf(incoming);
      const request = new Request(target, {
        method,
        headers: sent,
        body: body && new Uint8Array(body),
      });
      if (platform.isForFunction(pathname)) return platform.call(request);
      const isFile = (await fileOf(platform.files, pathname)) !== null;
      return !isFile && platform.isFallback ? platform.call(request) : serveFile(platform, request);
    };
    void answer().then((done) => send(done, outgoing, method === 'HEAD'));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
