/** Settings of the desk, from the environment; see `.env.example`. */
import { isIP } from 'node:net';

import { type Period, retentionPeriod } from '#contract/retention-period.ts';
import { VITALS_PATH } from '#contract/vitals.ts';
import { trusts } from '#server/settings.ts';
import {
  DEFAULT_SITE_URL,
  type Environment,
  parseSettings,
  SETTINGS,
  SettingsError,
} from '#server/settings-table.ts';

const schema = SETTINGS.pick({
  DESK_HOST: true,
  DESK_PORT: true,
  DESK_USERS: true,
  DESK_DISK_FREE_MB: true,
  DESK_TLS: true,
  DATA_DIR: true,
  INQUIRY_RETENTION: true,
  COUNT_MISSES: true,
  TRUST_PROXY: true,
  VITALS_URL: true,
  SITE_URL: true,
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
export function readDeskSettings(environment: Environment): DeskSettings {
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
    siteUrl: (values.SITE_URL ?? DEFAULT_SITE_URL).replace(/\/+$/, ''),
  };
}
