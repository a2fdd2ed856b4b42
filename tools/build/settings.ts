import type { z } from 'zod';

import {
  DEFAULT_SITE_URL,
  type Environment,
  parseSettings,
  SETTINGS,
  SettingsError,
} from '#server/settings-table.ts';

/** Settings that are built into the site (readings.md, "Settings"). */
const schema = SETTINGS.pick({
  SITE_URL: true,
  FORM_ENDPOINT: true,
  FORM_KEY: true,
  FORM_PROJECT: true,
  // What search engines give to prove that the site is one's own.
  NAVER_SITE_VERIFICATION: true,
  GOOGLE_SITE_VERIFICATION: true,
  INDEXNOW_KEY: true,
  OFFLINE: true,
  VITALS_URL: true,
  COUNT_MISSES: true,
  // How hard the site's files are compressed (tools/compress/levels.ts).
  COMPRESS: true,
  // The server keeps to it, the form's notice says it.
  INQUIRY_RETENTION: true,
});

/** Their names. */
export const BUILD_SETTINGS: readonly string[] = Object.keys(schema.shape);

export type BuildSettings = z.output<typeof schema> & { readonly SITE_URL: string };

/**
 * Reads the build-time settings.
 *
 * @throws SettingsError that names each wrong variable, its value and what to write instead
 */
export function buildSettings(environment: Environment): BuildSettings {
  const settings = parseSettings(schema, environment);
  if (settings.FORM_ENDPOINT !== undefined && settings.FORM_KEY === undefined) {
    throw new SettingsError(
      'Missing setting: FORM_KEY is empty, and FORM_ENDPOINT is set. Set FORM_KEY to the key of your form at that ' +
        'service, or remove FORM_ENDPOINT to take inquiries with this site’s own server.',
    );
  }
  return { ...settings, SITE_URL: settings.SITE_URL ?? DEFAULT_SITE_URL };
}
