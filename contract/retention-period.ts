/** How long inquiries are kept (`INQUIRY_RETENTION`): the server deletes by it, the form’s notice and the privacy policy state it. */

/** `90d`, `18m`, `3y` as count and unit. */
export interface Period {
  readonly count: number;
  readonly unit: 'day' | 'month' | 'year';
}

/** What is kept where nothing else is set. */
export const DEFAULT_RETENTION = '3y';

const UNITS = { d: 'day', m: 'month', y: 'year' } as const;

/** Reads `90d`, `18m` or `3y`; undefined for anything else. */
export function parsePeriod(text: string): Period | undefined {
  const [, count, unit] = /^([1-9][0-9]{0,3})([dmy])$/.exec(text) ?? [];
  if (count === undefined || unit === undefined) return undefined;
  return { count: Number(count), unit: UNITS[unit as keyof typeof UNITS] };
}

/**
 * The period of a setting, which start and build have checked; empty means the default.
 *
 * @throws RangeError where the text is no period
 */
export function retentionPeriod(setting: string | undefined): Period {
  const period = parsePeriod(setting || DEFAULT_RETENTION);
  if (!period) throw new RangeError(`INQUIRY_RETENTION=${setting} is no period such as 3y`);
  return period;
}
