/**
 * Whether the site is built to tell its server what visitors did not find (setting COUNT_MISSES, on unless it says off). A site whose
 * inquiries go to a hosted service has no server to count.
 */
export const countsMisses = (
  environment: Readonly<Record<string, string | undefined>> = process.env,
): boolean => environment['COUNT_MISSES'] !== 'off' && !environment['FORM_ENDPOINT'];
