import { DEFAULT_SITE_URL } from './settings-table.ts';

/**
 * What to warn of where a site is served under another address than it was built for; undefined where it is not.
 *
 * @param built SITE_URL of the build, where it tells
 * @param set SITE_URL of the running server, where it is set
 */
export function siteUrlWarning(
  built: string | undefined,
  set: string | undefined,
): string | undefined {
  if (built === undefined || set === undefined) return undefined;
  if (new URL(built).origin === new URL(set).origin) return undefined;
  const name = built === DEFAULT_SITE_URL ? 'without SITE_URL' : `for SITE_URL=${built}`;
  return `SITE_URL is ${set}, but the site was built ${name}: its links for search engines, its sitemap and its data sheets name ${built}. Build it again with the same SITE_URL.`;
}
