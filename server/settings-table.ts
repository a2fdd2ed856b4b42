/**
 * Every setting of server, desk, build and commands: what it accepts, with the sentence for a wrong value, and its default.
 * `.env.example` explains them; a program picks what it reads.
 */
import { isIP } from 'node:net';
import { z } from 'zod';

import { DEFAULT_RETENTION, parsePeriod } from '#contract/retention-period.ts';
import { VITALS_PATH } from '#contract/vitals.ts';

/** Where the site is found while nobody has said so. */
export const DEFAULT_SITE_URL = 'http://localhost:3000';

/** Address or network (`10.0.0.0/8`) of a reverse proxy. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^[0-9]{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
}

function isMailServer(text: string): boolean {
  const url = URL.parse(text);
  return (url?.protocol === 'smtp:' || url?.protocol === 'smtps:') && url.hostname !== '';
}

const isHttp = (url: URL | null): url is URL => /^https?:$/.test(url?.protocol ?? '');

/** An origin and nothing more; a slash at its end does no harm. */
function isSiteAddress(text: string): boolean {
  const url = URL.parse(text);
  return isHttp(url) && url.href === `${url.origin}/`;
}

function isServiceAddress(text: string): boolean {
  const url = URL.parse(text);
  return isHttp(url) && url.href === url.origin + url.pathname;
}

const list = (text: string) => text.split(',').map((part) => part.trim());
const mailbox = z.email();
/** `sales@example.com` or `Sales <sales@example.com>`. */
const isMailbox = (text: string) =>
  mailbox.safeParse(/^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text).success;

const host = (example: string) =>
  z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, `use a host name or an address to listen on, such as ${example}`);
const port = (example: number) =>
  z
    .string()
    .refine((text) => /^(?:0|[1-9][0-9]{0,4})$/.test(text) && Number(text) <= 65_535, {
      message: `use a whole number from 1 to 65535, such as ${example} (0 picks a free one)`,
    })
    .transform(Number)
    .default(example);
const serviceName = z
  .string()
  .regex(/^[A-Za-z0-9_-]+$/, 'use the name that the form service shows: letters, digits, - and _')
  .optional();
const verification = z
  .string()
  .regex(
    /^[\w-]+$/,
    'use the content of the tag that the search engine shows: letters, digits, - and _',
  )
  .optional();

export const SETTINGS = z.object({
  SITE_URL: z
    .string()
    .refine(isSiteAddress, {
      message:
        'use the address that visitors will use, with http:// or https:// and without a path: https://www.example.com',
    })
    .optional(),
  FORM_ENDPOINT: z
    .string()
    .refine(isServiceAddress, {
      message:
        'use the address of the form service, with http:// or https://: https://formspree.io',
    })
    .optional(),
  FORM_KEY: serviceName,
  FORM_PROJECT: serviceName,
  VITALS_URL: z
    .string()
    .refine((text) => text === VITALS_PATH || isServiceAddress(text), {
      message: `use ${VITALS_PATH} for this site’s own server, or the address of another collector, with http:// or https://`,
    })
    .optional(),
  OFFLINE: z.enum(['on', 'off'], { message: 'use on or off' }).default('on'),
  COUNT_MISSES: z
    .enum(
      ['on', 'off'],
      'use on to count what visitors look for and do not find, without who it was, or off',
    )
    .default('on'),
  MCP: z
    .enum(['on', 'off'], 'use on to offer the catalogue’s tools to software at /mcp, or off')
    .default('on'),
  COMPRESS: z.enum(['quick', 'best'], { message: 'use quick or best' }).default('quick'),
  NAVER_SITE_VERIFICATION: verification,
  GOOGLE_SITE_VERIFICATION: verification,
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, 'use 8 to 128 letters, digits and hyphens')
    .optional(),
  HOST: host('localhost or 0.0.0.0').default('localhost'),
  PORT: port(3000),
  DATA_DIR: z.string().default('./data'),
  SMTP_URL: z
    .string()
    .refine(isMailServer, 'use smtp://user:password@host:587 or smtps://user:password@host:465')
    .optional(),
  SMTP_TLS: z
    .enum(
      ['required', 'optional'],
      'use required, or optional for a mail server of your own that offers no encryption',
    )
    .default('required'),
  MAIL_TO: z
    .string()
    .refine((text) => list(text).every(isMailbox), 'use mail addresses, separated by commas')
    .transform(list)
    .optional(),
  MAIL_FROM: z.string().refine(isMailbox, 'use one mail address').optional(),
  MAIL_CONFIRMATION: z
    .enum(['on', 'off'], 'use on to tell senders by mail that their inquiry has arrived, or off')
    .default('off'),
  INQUIRY_RETENTION: z
    .string()
    .refine(
      (text) => parsePeriod(text) !== undefined,
      'use a number of days, months or years: 90d, 18m, 3y',
    )
    .default(DEFAULT_RETENTION),
  TRUST_PROXY: z
    .string()
    .refine((text) => list(text).every(isNetwork), {
      message:
        'use the addresses or networks of your proxies, separated by commas: 127.0.0.1, 10.0.0.0/8',
    })
    .transform(list)
    .default([]),
  SECURITY_CONTACT: z
    .string()
    .regex(
      /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      'use mailto:security@example.com or the https:// address of a page',
    )
    .optional(),
  LOG_FORMAT: z
    .enum(['text', 'json'], 'use text for people or json for log programs')
    .default('text'),
  LOG_REQUESTS: z
    .enum(['0', '1'], 'use 1 for a line in the log for each request, 0 for none')
    .default('0'),
  ALERT_URL: z
    .string()
    .refine((text) => isHttp(URL.parse(text)), {
      message: 'use the address that your chat gives for incoming messages: https://…',
    })
    .optional(),
  CANARY_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{16,128}$/, 'use 16 to 128 letters, digits, - and _')
    .optional(),
  ORIGIN_URL: z
    .string()
    .refine(isSiteAddress, {
      message: 'use the address of the server behind the host of files: https://origin.example.com',
    })
    .optional(),
  ORIGIN_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{16,128}$/, 'use 16 to 128 letters, digits, - and _')
    .optional(),
  DESK_HOST: host('127.0.0.1').default('127.0.0.1'),
  DESK_PORT: port(3001),
  DESK_USERS: z.string().optional(),
  DESK_DISK_FREE_MB: z
    .string()
    .regex(/^[1-9][0-9]{0,7}$/, 'use a whole number of megabytes, such as 200')
    .transform(Number)
    .default(200),
  DESK_TLS: z
    .enum(
      ['proxy', 'none'],
      'use proxy where a proxy with TLS stands in front of the desk, none for a network that you trust',
    )
    .optional(),
});

/** Never shown: may hold a password. */
export const SECRET: ReadonlySet<string> = new Set([
  'SMTP_URL',
  'ALERT_URL',
  'CANARY_KEY',
  'ORIGIN_KEY',
]);

/** A wrong setting, in words for whoever starts the program. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads settings. An empty variable counts as one that is not set.
 *
 * @param schema what a program picks of SETTINGS
 * @throws SettingsError naming each wrong variable, its value and the remedy
 */
export function parseSettings<S extends z.ZodObject>(
  schema: S,
  environment: Environment,
): z.output<S> {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, environment[name]?.trim() || undefined]),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    const value = SECRET.has(name) ? '(not shown)' : JSON.stringify(given[name]);
    return `  ${name}=${value}: ${message}`;
  });
  throw new SettingsError(
    `Wrong setting in the environment or in .env (see .env.example):\n${lines.join('\n')}`,
  );
}
