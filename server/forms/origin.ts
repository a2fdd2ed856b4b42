/** Whether a submission comes from a page of this site. */
import type { IncomingMessage } from 'node:http';

export interface OriginHeaders {
  readonly origin: string | undefined;
  readonly host: string | undefined;
  /** `Sec-Fetch-Site`, which a page cannot forge. */
  readonly fetchSite: string | undefined;
}

/** A scheme, the longest name there is, and a port. A URL parser sorts 30 kB of combining marks for 27 ms. */
const MAX_ORIGIN_LENGTH = 300;

/**
 * A foreign `Origin` is refused; a missing one is allowed, as programs that are not browsers send none. `null`, which a
 * browser sends where a page hides its address, counts as foreign unless the browser vouches for it.
 *
 * @param siteUrl the site's address, where a proxy does not pass the host on by which visitors call it
 */
export function isOwnOrigin({ origin, host, fetchSite }: OriginHeaders, siteUrl?: string): boolean {
  if (fetchSite === 'same-origin') return true;
  if (origin === undefined) return true;
  const url = origin.length > MAX_ORIGIN_LENGTH ? null : URL.parse(origin);
  if (url === null) return false;
  if (siteUrl !== undefined && url.origin === new URL(siteUrl).origin) return true;
  // The scheme is left out: behind a proxy the server does not know it.
  return host !== undefined && url.host === normalHost(host, url.protocol);
}

/** A host without the scheme's own port, as URLs write it. */
const normalHost = (host: string, protocol: string): string | undefined =>
  URL.parse(`${protocol}//${host}`)?.host;

/** A reason is logged so often: with another host in each request a robot would fill the log. */
const WARN_EVERY_MS = 60 * 60 * 1000;

/** Whether a request comes from the site's own pages. */
export type OriginCheck = (request: IncomingMessage) => boolean;

/** Makes the check; the log says why it refuses. */
export function originCheck(
  siteUrl: string | undefined,
  warn: (line: string) => void,
  now: () => number = Date.now,
): OriginCheck {
  let warnedAt = Number.NEGATIVE_INFINITY;
  return ({ headers }) => {
    const { origin, host } = headers;
    const fetchSite = headers['sec-fetch-site']?.toString();
    if (isOwnOrigin({ origin, host, fetchSite }, siteUrl)) return true;
    if (Math.abs(now() - warnedAt) >= WARN_EVERY_MS) {
      warnedAt = now();
      warn(
        `A form was refused: it came from another origin than ${hostName(siteUrl ?? `http://${host}`)}. ` +
          'If that is this site as well, set SITE_URL to the address that visitors use.',
      );
    }
    return false;
  };
}

/** A host for the log; of where the form came from it says nothing. */
const hostName = (address: string): string =>
  URL.parse(address)?.host.slice(0, 100) ?? 'an unknown host';
