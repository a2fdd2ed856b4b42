import { z } from 'zod';

import { VITALS_PATH } from '#contract/vitals.ts';
import { COUNT_MISSES, parseSettings, RETENTION, SettingsError } from '#server/settings.ts';

const isHttp = ({ protocol }: URL): boolean => protocol === 'http:' || protocol === 'https:';

/** An origin and nothing more; a slash at its end does no harm. */
function isSiteAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && isHttp(url) && url.href === `${url.origin}/`;
}

function isServiceAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && isHttp(url) && url.href === url.origin + url.pathname;
}

const name = z
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

/** Settings that are built into the site (readings.md, "Settings"). */
const schema = z.object({
  SITE_URL: z
    .string()
    .refine(isSiteAddress, {
      message:
        'use the address that visitors will use, with http:// or https:// and without a path: https://www.example.com',
    })
    .default('http://localhost:3000'),
  FORM_ENDPOINT: z
    .string()
    .refine(isServiceAddress, {
      message:
        'use the address of the form service, with http:// or https://: https://formspree.io',
    })
    .optional(),
  FORM_KEY: name,
  FORM_PROJECT: name,
  // What search engines give to prove that the site is one's own.
  NAVER_SITE_VERIFICATION: verification,
  GOOGLE_SITE_VERIFICATION: verification,
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, 'use 8 to 128 letters, digits and hyphens')
    .optional(),
  OFFLINE: z.enum(['on', 'off'], { message: 'use on or off' }).default('on'),
  VITALS_URL: z
    .string()
    .refine((text) => text === VITALS_PATH || isServiceAddress(text), {
      message: `use ${VITALS_PATH} for this site’s own server, or the address of another collector, with http:// or https://`,
    })
    .optional(),
  COUNT_MISSES,
  // How hard the site's files are compressed (tools/compress/levels.ts).
  COMPRESS: z.enum(['quick', 'best'], { message: 'use quick or best' }).default('quick'),
  // The server keeps to it, the form's notice says it.
  INQUIRY_RETENTION: RETENTION,
});

/** Their names. */
export const BUILD_SETTINGS: readonly string[] = Object.keys(schema.shape);

export type BuildSettings = z.infer<typeof schema>;

/**
 * Reads the build-time settings.
 *
 * @throws SettingsError that names each wrong variable, its value and what to write instead
 */
export function buildSettings(environment: Record<string, string | undefined>): BuildSettings {
  const settings = parseSettings(schema, environment);
  if (settings.FORM_ENDPOINT !== undefined && settings.FORM_KEY === undefined) {
    throw new SettingsError(
      'Missing setting: FORM_KEY is empty, and FORM_ENDPOINT is set. Set FORM_KEY to the key of your form at that ' +
        'service, or remove FORM_ENDPOINT to take inquiries with this site’s own server.',
    );
  }
  return settings;
}
