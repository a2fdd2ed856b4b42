/** Settings of a running server, from the environment; see `.env.example`. */
import { BlockList, isIP } from 'node:net';
import type { z } from 'zod';

import { retentionPeriod } from '#contract/retention-period.ts';

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
  MCP: true,
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

/** Where mails go, or null where inquiries are stored only. */
function mailSettings(values: z.output<typeof schema>): MailSettings | null {
  const { SMTP_URL, MAIL_TO, MAIL_FROM, SITE_URL } = values;
  const confirm = values.MAIL_CONFIRMATION === 'on';
  if (SMTP_URL === undefined) {
    if (!confirm) return null;
    throw new SettingsError(
      'Missing setting: SMTP_URL is empty, and MAIL_CONFIRMATION is on. Set SMTP_URL to a mail server, ' +
        'or remove MAIL_CONFIRMATION: without one nothing can be confirmed by mail.',
    );
  }
  if (MAIL_TO === undefined || MAIL_FROM === undefined) {
    const missing = MAIL_TO === undefined ? 'MAIL_TO' : 'MAIL_FROM';
    throw new SettingsError(
      `Missing setting: ${missing} is empty, and SMTP_URL is set. Set ${missing} to a mail address, ` +
        'or remove SMTP_URL to store inquiries without mailing them.',
    );
  }
  return {
    smtpUrl: SMTP_URL,
    to: MAIL_TO,
    from: MAIL_FROM,
    requireTls: values.SMTP_TLS === 'required',
    ehloName: SITE_URL === undefined ? undefined : new URL(SITE_URL).hostname,
    confirm,
  };
}

/** Checked settings. */
export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads the settings of the server.
 *
 * @throws SettingsError naming each wrong variable, its value and the remedy
 */
export function readSettings(environment: Environment) {
  const values = parseSettings(schema, environment);
  return {
    host: values.HOST,
    /** 0 lets the system choose. */
    port: values.PORT,
    /** Folder for inquiries, relative to the working directory or absolute. */
    dataDir: values.DATA_DIR,
    mail: mailSettings(values),
    /** How long inquiries are kept. */
    retention: retentionPeriod(values.INQUIRY_RETENTION),
    countMisses: values.COUNT_MISSES === 'on',
    mcp: values.MCP === 'on',
    logFormat: values.LOG_FORMAT,
    logRequests: values.LOG_REQUESTS === '1',
    alertUrl: values.ALERT_URL,
    siteUrl: values.SITE_URL,
    securityContact: values.SECURITY_CONTACT,
    canaryKey: values.CANARY_KEY,
    formKey: values.FORM_KEY,
    formProject: values.FORM_PROJECT,
    formEndpoint: values.FORM_ENDPOINT,
    /** Every setting as it is in force, for the log: secrets are only said to be set, addresses of people are counted. */
    inForce: inForce(values),
    /** Whether an address is that of a proxy whose X-Forwarded-For is believed. */
    isTrustedProxy: trusts(values.TRUST_PROXY),
  };
}
