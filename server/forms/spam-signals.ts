/** What a request says about who sends it and in which language the answer should be. */
import { type Language, languageOf, LANGUAGES } from '#contract/address.ts';
import { HIDDEN_FIELDS } from '#contract/inquiry-fields.ts';

import type { Flag } from './inquiry-store.ts';

/** Nobody fills in five fields in less. */
const FAST_MS = 3_000;

const MAX_KEY_LENGTH = 200;

const knownLanguage = (value: unknown): Language | undefined =>
  LANGUAGES.find((language) => language === value);

/**
 * The language of the answer: what the form says, else the page that it was on, else the browser's first language of
 * the two, else Korean.
 */
export function answerLanguage(
  fields: Readonly<Record<string, unknown>> | null,
  headers: { readonly referer: string | undefined; readonly acceptLanguage: string | undefined },
): Language {
  const said = knownLanguage(fields?.[HIDDEN_FIELDS.language]);
  if (said) return said;
  const page = headers.referer === undefined ? null : URL.parse(headers.referer);
  if (page) return languageOf(page.search);
  const first = /\b(ko|en)\b/i.exec(headers.acceptLanguage ?? '')?.[1]?.toLowerCase();
  return knownLanguage(first) ?? 'ko';
}

/** The key that makes sending twice harmless; null where there is none. */
export function idempotencyKey(fields: Readonly<Record<string, unknown>>): string | null {
  const key = fields[HIDDEN_FIELDS.idempotencyKey];
  if (typeof key !== 'string') return null;
  const plain = key.replace(/[^\x21-\x7e]/g, '').slice(0, MAX_KEY_LENGTH);
  return plain === '' ? null : plain;
}

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
