/** Settings of a running server, from the environment; see `.env.example`. */
import { BlockList, isIP } from 'node:net';

import { type Period, retentionPeriod } from '#contract/retention-period.ts';

import type { MailSettings } from './forms/mail.ts';
import type { LogFields, LogFormat } from './log.ts';
import {
  type Environment,
  parseSettings,
  SECRET,
  SETTINGS,
  SettingsError,
} from './settings-table.ts';

const schema = SETTINGS.pick({
  HOST: true,
  PORT: true,
  DATA_DIR: true,
  SMTP_URL: true,
  SMTP_TLS: true,
  MAIL_TO: true,
  MAIL_FROM: true,
  MAIL_CONFIRMATION: true,
  INQUIRY_RETENTION: true,
  COUNT_MISSES: true,
  LOG_FORMAT: true,
  LOG_REQUESTS: true,
  ALERT_URL: true,
  CANARY_KEY: true,
  SITE_URL: true,
  SECURITY_CONTACT: true,
  TRUST_PROXY: true,
  FORM_ENDPOINT: true,
  FORM_KEY: true,
  FORM_PROJECT: true,
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
  /** Names the inquiries of `npm run canary`; undefined: none is expected. */
  readonly canaryKey: string | undefined;
  /** Where the form is found: see contract/inquiry-fields.ts. */
  readonly formKey: string | undefined;
  readonly formProject: string | undefined;
  /** Hosted service that takes the inquiries instead. */
  readonly formEndpoint: string | undefined;
  /** Every setting as it is in force, for the log: secrets are only said to be set, addresses of people are counted. */
  readonly inForce: LogFields;
  /** Whether an address is that of a proxy whose X-Forwarded-For is believed. */
  readonly isTrustedProxy: (address: string) => boolean;
}

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

/** The folder for inquiries alone: reading them must not depend on how the server listens. */
export const readDataDir = (environment: Environment): string =>
  parseSettings(SETTINGS.pick({ DATA_DIR: true }), environment).DATA_DIR;

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
  parseSettings(SETTINGS.pick({ LOG_FORMAT: true }), environment).LOG_FORMAT;

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
    canaryKey: rest.CANARY_KEY,
    formKey: rest.FORM_KEY,
    formProject: rest.FORM_PROJECT,
    formEndpoint: rest.FORM_ENDPOINT,
    inForce: inForce(values),
    isTrustedProxy: trusts(rest.TRUST_PROXY),
  };
}
