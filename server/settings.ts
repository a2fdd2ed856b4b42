/** Settings of a running server, from the environment; see `.env.example`. */
import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

import {
  DEFAULT_RETENTION,
  parsePeriod,
  type Period,
  retentionPeriod,
} from '#contract/retention-period.ts';

import type { MailSettings } from './forms/mail.ts';
import type { LogFields, LogFormat } from './log.ts';

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

const list = (text: string) => text.split(',').map((part) => part.trim());
const mailbox = z.email();
/** `sales@example.com` or `Sales <sales@example.com>`. */
const isMailbox = (text: string) =>
  mailbox.safeParse(/^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text).success;

/** `INQUIRY_RETENTION`; the build writes it into the pages. */
export const RETENTION = z
  .string()
  .refine(
    (text) => parsePeriod(text) !== undefined,
    'use a number of days, months or years: 90d, 18m, 3y',
  )
  .default(DEFAULT_RETENTION);

/** `COUNT_MISSES`; the build needs it too. */
export const COUNT_MISSES = z
  .enum(
    ['on', 'off'],
    'use on to count what visitors look for and do not find, without who it was, or off',
  )
  .default('on');

/** `TRUST_PROXY`; the desk believes the same proxies. */
export const TRUST_PROXY = z
  .string()
  .refine((text) => list(text).every(isNetwork), {
    message:
      'use the addresses or networks of your proxies, separated by commas: 127.0.0.1, 10.0.0.0/8',
  })
  .transform(list)
  .default([]);

const LOG_FORMAT = z
  .enum(['text', 'json'], 'use text for people or json for log programs')
  .default('text');

const DATA_DIR = z.string().default('./data');

/** One environment variable each; the message says what to write instead. */
const schema = z.object({
  HOST: z
    .string()
    .regex(
      /^[A-Za-z0-9.:_-]+$/,
      'use a host name or an address to listen on, such as localhost or 0.0.0.0',
    )
    .default('localhost'),
  PORT: z
    .string()
    .refine((text) => /^(?:0|[1-9][0-9]{0,4})$/.test(text) && Number(text) <= 65_535, {
      message: 'use a whole number from 1 to 65535, such as 3000 (0 picks a free one)',
    })
    .transform(Number)
    .default(3000),
  DATA_DIR,
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
  INQUIRY_RETENTION: RETENTION,
  COUNT_MISSES,
  LOG_FORMAT,
  LOG_REQUESTS: z
    .enum(['0', '1'], 'use 1 for a line in the log for each request, 0 for none')
    .default('0'),
  ALERT_URL: z
    .string()
    .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), {
      message: 'use the address that your chat gives for incoming messages: https://…',
    })
    .optional(),
  SITE_URL: z
    .string()
    .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), {
      message: 'use the address of the site: https://www.example.com',
    })
    .optional(),
  SECURITY_CONTACT: z
    .string()
    .regex(
      /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      'use mailto:security@example.com or the https:// address of a page',
    )
    .optional(),
  TRUST_PROXY,
});

/** Checked settings. */
export interface Settings {
  /** Name or address to listen on. */
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Folder for inquiries, relative to the working directory or absolute. */
  readonly dataDir: string;
  /** Null: inquiries are stored and nothing is mailed. */
  readonly mail: MailSettings | null;
  /** How long inquiries are kept. */
  readonly retention: Period;
  /** Whether it is counted what visitors look for and do not find. */
  readonly countMisses: boolean;
  readonly logFormat: LogFormat;
  /** Whether each request is a line in the log. */
  readonly logRequests: boolean;
  /** Takes a message when inquiries cannot be mailed; undefined: the log alone. */
  readonly alertUrl: string | undefined;
  /** Where the site is found, as the build was told. */
  readonly siteUrl: string | undefined;
  /** `mailto:` or `https:` address for security.txt. */
  readonly securityContact: string | undefined;
  /** Every setting as it is in force, for the log: secrets are only said to be set, addresses of people are counted. */
  readonly inForce: LogFields;
  /** Whether an address is that of a proxy whose X-Forwarded-For is believed. */
  readonly isTrustedProxy: (address: string) => boolean;
}

/** A wrong setting, in words for whoever starts the server. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Never shown: may hold a password. */
const SECRET = new Set(['SMTP_URL', 'ALERT_URL']);
/** Of these only how many there are. */
const PEOPLE = new Set(['MAIL_TO', 'MAIL_FROM']);

/** Makes the function that tells whether an address is one of these, or lies in one of these networks. */
export function trusts(networks: readonly string[]): (address: string) => boolean {
  const allowed = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) allowed.addAddress(address, family);
    else allowed.addSubnet(address, Number(prefix), family);
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=[0-9.]+$)/i, ''); // IPv4 seen by an IPv6 socket
    const family = isIP(plain);
    return family !== 0 && allowed.check(plain, family === 6 ? 'ipv6' : 'ipv4');
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the variables of a schema. An empty one counts as one that is not set.
 *
 * @throws SettingsError naming each wrong variable, its value and the remedy
 */
export function parseSettings<S extends z.ZodObject>(schema: S, environment: Environment) {
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

/** The folder for inquiries alone: reading them must not depend on how the server listens. */
export const readDataDir = (environment: Environment): string =>
  parseSettings(z.object({ DATA_DIR }), environment).DATA_DIR;

function inForce(values: Readonly<Record<string, unknown>>): LogFields {
  const shown = (name: string, value: unknown): string => {
    const all = Array.isArray(value) ? value : value === undefined ? [] : [value];
    if (all.length === 0) return 'none';
    if (SECRET.has(name)) return 'set';
    return PEOPLE.has(name) ? `${all.length}` : all.join(',');
  };
  // In the order of the schema, whether set or not.
  return Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, shown(name, values[name])]),
  );
}

/** How to write the log, for the program that starts servers. */
export const readLogFormat = (environment: Environment): LogFormat =>
  parseSettings(z.object({ LOG_FORMAT }), environment).LOG_FORMAT;

/**
 * Reads the settings of the server.
 *
 * @throws SettingsError naming each wrong variable, its value and the remedy
 */
export function readSettings(environment: Environment): Settings {
  const values = parseSettings(schema, environment);
  const { SMTP_URL, MAIL_TO, MAIL_FROM, INQUIRY_RETENTION, ...rest } = values;
  if (SMTP_URL !== undefined && (MAIL_TO === undefined || MAIL_FROM === undefined)) {
    const missing = MAIL_TO === undefined ? 'MAIL_TO' : 'MAIL_FROM';
    throw new SettingsError(
      `Missing setting: ${missing} is empty, and SMTP_URL is set. Set ${missing} to a mail address, ` +
        'or remove SMTP_URL to store inquiries without mailing them.',
    );
  }
  if (SMTP_URL === undefined && rest.MAIL_CONFIRMATION === 'on') {
    throw new SettingsError(
      'Missing setting: SMTP_URL is empty, and MAIL_CONFIRMATION is on. Set SMTP_URL to a mail server, ' +
        'or remove MAIL_CONFIRMATION: without one nothing can be confirmed by mail.',
    );
  }
  return {
    host: rest.HOST,
    port: rest.PORT,
    dataDir: rest.DATA_DIR,
    mail:
      SMTP_URL !== undefined && MAIL_TO && MAIL_FROM !== undefined
        ? {
            smtpUrl: SMTP_URL,
            to: MAIL_TO,
            from: MAIL_FROM,
            requireTls: rest.SMTP_TLS === 'required',
            ehloName: rest.SITE_URL === undefined ? undefined : new URL(rest.SITE_URL).hostname,
            confirm: rest.MAIL_CONFIRMATION === 'on',
          }
        : null,
    retention: retentionPeriod(INQUIRY_RETENTION),
    countMisses: rest.COUNT_MISSES === 'on',
    logFormat: rest.LOG_FORMAT,
    logRequests: rest.LOG_REQUESTS === '1',
    alertUrl: rest.ALERT_URL,
    siteUrl: rest.SITE_URL,
    securityContact: rest.SECURITY_CONTACT,
    inForce: inForce(values),
    isTrustedProxy: trusts(rest.TRUST_PROXY),
  };
}
