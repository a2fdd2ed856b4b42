/** `/.well-known/security.txt` (RFC 9116): where to tell of a weakness, for those who look. */

const DAY_MS = 24 * 60 * 60 * 1000;
/** The standard wants less than a year, and an end: nobody is to write to an address that has long been given up. */
const VALID_DAYS = 180;

export interface SecurityTxtOptions {
  /** `mailto:` or `https:` address. */
  readonly contact: string;
  readonly siteUrl: string | undefined;
  readonly now?: number;
}

/** The file as of today. */
export function securityTxt({ contact, siteUrl, now = Date.now() }: SecurityTxtOptions): string {
  const end = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS);
  return [
    `Contact: ${contact}`,
    `Expires: ${end.toISOString()}`,
    'Preferred-Languages: ko, en',
    ...(siteUrl === undefined
      ? []
      : [`Canonical: ${new URL('/.well-known/security.txt', siteUrl).href}`]),
    '',
  ].join('\n');
}
