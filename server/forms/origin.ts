/** Whether a submission comes from a page of this site. */

export interface OriginHeaders {
  readonly origin: string | undefined;
  readonly host: string | undefined;
  /** `Sec-Fetch-Site`, which a page cannot forge. */
  readonly fetchSite: string | undefined;
}

/**
 * A foreign `Origin` is refused; a missing one is allowed, as programs that are not browsers send none. `null`, which a
 * browser sends where a page hides its address, counts as foreign unless the browser vouches for it.
 */
export function isOwnOrigin({ origin, host, fetchSite }: OriginHeaders): boolean {
  if (fetchSite === 'same-origin') return true;
  if (origin === undefined) return true;
  const url = URL.parse(origin);
  // The scheme is left out: behind a proxy the server does not know it.
  return url !== null && host !== undefined && url.host === normalHost(host, url.protocol);
}

/** A host without the scheme's own port, as URLs write it. */
const normalHost = (host: string, protocol: string): string | undefined =>
  URL.parse(`${protocol}//${host}`)?.host;
