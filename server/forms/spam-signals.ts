/** What a request says about whether a robot sent it. */
import { HIDDEN_FIELDS } from '#contract/inquiry-fields.ts';

import type { Flag } from './new-inquiry.ts';

/** Nobody fills in five fields in less. */
const FAST_MS = 3_000;

/**
 * Signs of a robot.
 *
 * @param sessionData the client library's header: base64 of `{ loadedAt, webdriver }`
 */
export function robotFlags(
  fields: Readonly<Record<string, unknown>>,
  sessionData: string | undefined,
  now: number,
): Flag[] {
  const flags: Flag[] = [];
  const honeypot = fields[HIDDEN_FIELDS.honeypot];
  if (honeypot !== undefined && honeypot !== '') flags.push('honeypot');
  const { loadedAt, webdriver } = readSession(sessionData);
  // A clock that runs ahead says nothing about a robot.
  if (loadedAt !== undefined && now - loadedAt >= 0 && now - loadedAt < FAST_MS) flags.push('fast');
  if (webdriver) flags.push('automated');
  return flags;
}

/**
 * Whether nobody but a robot sends such a thing. A filled honeypot alone may be the work of a browser that fills in forms: it
 * reaches the staff as doubtful.
 */
export const isSpam = (flags: readonly Flag[]): boolean =>
  flags.includes('honeypot') && flags.length > 1;

function readSession(header: string | undefined): { loadedAt?: number; webdriver?: boolean } {
  try {
    const value: unknown = JSON.parse(Buffer.from(header ?? '', 'base64').toString('utf8'));
    if (typeof value !== 'object' || value === null) return {};
    const { loadedAt, webdriver } = value as { loadedAt?: unknown; webdriver?: unknown };
    return {
      ...(typeof loadedAt === 'number' && { loadedAt }),
      ...(typeof webdriver === 'boolean' && { webdriver }),
    };
  } catch {
    return {};
  }
}
