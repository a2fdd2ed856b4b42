const YEAR_S = 31_536_000;

/**
 * Headers that tell browsers never to ask for the site without TLS, where its address begins with `https:`. Subdomains
 * are left out: they are not ours to decide for.
 */
export const transportSecurity = (siteUrl: string | undefined): Record<string, string> =>
  siteUrl !== undefined && URL.parse(siteUrl)?.protocol === 'https:'
    ? { 'Strict-Transport-Security': `max-age=${YEAR_S}` }
    : {};
