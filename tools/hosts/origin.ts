/** What a host of files cannot answer, and hands on to the server behind it: inquiries, sheets, notice, counts and tools. */
import { ANSWERS_PATH } from '#contract/address.ts';
import { MISSES_PATH } from '#contract/misses.ts';
import { NOTICE_FILE } from '#contract/notice.ts';
import { VITALS_PATH } from '#contract/vitals.ts';

/** The server behind a host of files. */
export interface Origin {
  /** `https://origin.example.com` */
  readonly address: string;
  /** Proves to its proxy (deploy/nginx-proxy.conf) that a visitor's address is the one that the host saw. */
  readonly key: string;
}

const EXACT: ReadonlySet<string> = new Set(['/mcp', MISSES_PATH, VITALS_PATH, `/${NOTICE_FILE}`]);
const BELOW = ['/f/', '/p/', `${ANSWERS_PATH}/`];

/** Whether the server behind the host answers a path. */
export const isAtOrigin = (pathname: string): boolean =>
  EXACT.has(pathname) || BELOW.some((folder) => pathname.startsWith(folder));

/** More than any part of the server takes; it says in words what is too much (deploy/nginx-proxy.conf). */
const MAX_BODY = 1_000_000;

/** Names a visitor may not write. */
const OWN = ['x-site-key', 'x-visitor-address', 'x-forwarded-for', 'forwarded', 'x-real-ip'];

/** Of one connection only. */
const HOP = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Hands a request on, and the answer back.
 *
 * @param visitor address of the visitor, as the host knows it
 */
export async function askOrigin(
  request: Request,
  { address, key }: Origin,
  visitor: string,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of [...OWN, ...HOP, 'host', 'content-length']) headers.delete(name);
  headers.set('X-Site-Key', key);
  headers.set('X-Visitor-Address', visitor);
  // The host compresses for its visitors.
  headers.set('Accept-Encoding', 'identity');
  const isAsking = request.method === 'GET' || request.method === 'HEAD';
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY)
    return new Response('Content Too Large\n', { status: 413 });
  // Whole: a stream would go on in chunks, which the server does not read.
  const body = isAsking ? null : await request.arrayBuffer();
  try {
    const answer = await fetch(address + pathname + search, {
      method: request.method,
      headers,
      body,
      redirect: 'manual',
    });
    const answered = new Headers(answer.headers);
    for (const name of HOP) answered.delete(name);
    return new Response(answer.body, { status: answer.status, headers: answered });
  } catch {
    return new Response('Bad Gateway\n', { status: 502, headers: { 'Cache-Control': 'no-store' } });
  }
}
