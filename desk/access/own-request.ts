/** Which requests the desk answers at all: those that its own pages make, and without accounts those of this machine. */
import { isLoopback } from '#desk/settings.ts';
import { isOwnOrigin } from '#server/forms/origin.ts';

type Header = (name: string) => string | undefined;

/**
 * Whether a change comes from the desk's own pages. Browsers say where a form was sent from; who says nothing is no browser
 * that a person sits at.
 */
export function isOwnChange(header: Header): boolean {
  const [origin, fetchSite] = [header('Origin'), header('Sec-Fetch-Site')];
  if (origin === undefined && fetchSite === undefined) return false;
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false;
  return isOwnOrigin({ origin, host: header('Host'), fetchSite });
}

/**
 * Whether a request was made on this machine, as far as it tells: a name of another site that was made to point here has
 * that name as its host, and a proxy says that it is one.
 */
export function isFromThisMachine(header: Header): boolean {
  if (header('X-Forwarded-For') !== undefined || header('Forwarded') !== undefined) return false;
  const host = URL.parse(`http://${header('Host') ?? ''}`)?.hostname.replace(/^\[|\]$/g, '');
  return host !== undefined && isLoopback(host);
}
