/** Settings of the desk, from the environment; see `.env.example`. */
import { isIP } from 'node:net';
import { z } from 'zod';

import { VITALS_PATH } from '#contract/vitals.ts';
import { type Period, retentionPeriod } from '#contract/retention-period.ts';
import {
  COUNT_MISSES,
  parseSettings,
  RETENTION,
  SettingsError,
  TRUST_PROXY,
  trusts,
} from '#server/settings.ts';

const schema = z.object({
  DESK_HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, 'use a host name or an address to listen on, such as 127.0.0.1')
    .default('127.0.0.1'),
  DESK_PORT: z
    .string()
    .refine((text) => /^(?:0|[1-9][0-9]{0,4})$/.test(text) && Number(text) <= 65_535, {
      message: 'use a whole number from 1 to 65535, such as 3001 (0 picks a free one)',
    })
    .transform(Number)
    .default(3001),
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
  DATA_DIR: z.string().default('./data'),
  INQUIRY_RETENTION: RETENTION,
  COUNT_MISSES,
  TRUST_PROXY,
  VITALS_URL: z.string().default(''),
  SITE_URL: z.string().default('http://localhost:3000'),
});

/** Checked settings. */
export interface DeskSettings {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** File of users; null: no account is needed, and only this machine gets in. */
  readonly usersFile: string | null;
  /** Whether browsers reach the desk by TLS: its cookies go no other way then. */
  readonly tls: boolean;
  /** Whether an address is that of a proxy whose X-Forwarded-For is believed. */
  readonly isTrustedProxy: (address: string) => boolean;
  /** What whoever starts the desk should know of the settings. */
  readonly warnings: readonly string[];
  readonly dataDir: string;
  /** Less free space than this is said on every page. An inquiry takes a few kilobytes, but backups and logs grow too. */
  readonly diskFewBytes: number;
  readonly retention: Period;
  /** Whether the server counts what visitors do not find. */
  readonly countMisses: boolean;
  /** Whether pages tell the server how long they took. */
  readonly vitals: boolean;
  /** Where the public site is found. */
  readonly siteUrl: string;
}

/** Whether an address to listen on is this machine's own and nobody else's. */
export function isLoopback(host: string): boolean {
  if (host === 'localhost' || host === '::1') return true;
  return isIP(host) === 4 && host.startsWith('127.');
}

/**
 * Reads the settings.
 *
 * @throws SettingsError in words, also where the desk would stand open to other machines
 */
export function readDeskSettings(
  environment: Readonly<Record<string, string | undefined>>,
): DeskSettings {
  const values = parseSettings(schema, environment);
  const { DESK_HOST: host, DESK_USERS: usersFile, DESK_TLS } = values;
  if (!isLoopback(host)) {
    if (usersFile === undefined)
      throw new SettingsError(
        `DESK_HOST=${host} lets other machines reach the inquiries, and DESK_USERS names no file of users. ` +
          'Make one with `npm run desk -- add-user NAME` and set DESK_USERS to it, or leave DESK_HOST empty for this machine alone.',
      );
    if (DESK_TLS === undefined)
      throw new SettingsError(
        `DESK_HOST=${host} lets other machines reach the desk, and passwords would be sent in clear. ` +
          'Put a proxy with TLS in front and set DESK_TLS=proxy; DESK_TLS=none says that the network is trusted.',
      );
  }
  return {
    host,
    port: values.DESK_PORT,
    usersFile: usersFile ?? null,
    tls: DESK_TLS === 'proxy',
    isTrustedProxy: trusts(values.TRUST_PROXY),
    warnings:
      DESK_TLS === 'proxy' && values.TRUST_PROXY.length === 0
        ? [
            'DESK_TLS is proxy, and TRUST_PROXY names none: all logins count as one sender, and wrong passwords of a stranger keep everybody out. Set TRUST_PROXY to the address of the proxy.',
          ]
        : [],
    dataDir: values.DATA_DIR,
    diskFewBytes: values.DESK_DISK_FREE_MB * 1024 * 1024,
    vitals: values.VITALS_URL === VITALS_PATH,
    countMisses: values.COUNT_MISSES === 'on',
    retention: retentionPeriod(values.INQUIRY_RETENTION),
    siteUrl: values.SITE_URL.replace(/\/+$/, ''),
  };
}
