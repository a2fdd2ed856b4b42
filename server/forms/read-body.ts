/** Reads a request's body: not too much of it, and not for too long. */
import type { IncomingMessage } from 'node:http';

/** A sender that has not finished by then is cut off. */
export const BODY_TIMEOUT_MS = 20_000;

export type Body =
  | { readonly kind: 'complete'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'too-big' | 'too-slow' | 'aborted' };

export interface BodyLimits {
  readonly maxBytes: number;
  readonly timeoutMs: number;
}

/** Reads the body of Node's own request, so that a slow sender holds a few bytes and a timer, nothing more. */
export function readBody(
  request: IncomingMessage,
  { maxBytes, timeoutMs }: BodyLimits,
): Promise<Body> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > maxBytes) return Promise.resolve({ kind: 'too-big' });
  // A request that announces no body is at its end already, and tells nothing more (listen.ts, `optimizeEmptyRequests`).
  if (request.readableEnded) return Promise.resolve({ kind: 'complete', bytes: new Uint8Array() });
  return new Promise((resolve) => {
    // One buffer, since each small chunk would hold memory of its own: 60,000 of one byte held 500 MB. Its length is known: bodies
    // that do not tell it are refused at their head (refusals.ts).
    const bytes = new Uint8Array(announced);
    let length = 0;
    const finish = (body: Body) => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone);
      // Nobody reads the rest; the connection is closed after the answer.
      if (body.kind !== 'complete') request.pause();
      resolve(body);
    };
    const onData = (chunk: Buffer) => {
      const end = length + chunk.length;
      if (end > bytes.length) return finish({ kind: 'too-big' });
      bytes.set(chunk, length);
      length = end;
    };
    const onEnd = () => finish({ kind: 'complete', bytes: bytes.slice(0, length) });
    const onGone = () => finish({ kind: 'aborted' });
    const timer = setTimeout(() => finish({ kind: 'too-slow' }), timeoutMs);
    request.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone);
  });
}

/** Reads a small body of JSON; undefined where it does not arrive whole or is none. */
export async function readJson(request: IncomingMessage, limits: BodyLimits): Promise<unknown> {
  const body = await readBody(request, limits);
  try {
    return body.kind === 'complete' ? JSON.parse(new TextDecoder().decode(body.bytes)) : undefined;
  } catch {
    return undefined;
  }
}
