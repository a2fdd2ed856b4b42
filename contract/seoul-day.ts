/** Korea, where the supplier is, has had no summer time since 1988. */
export const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000;

/** The day in Seoul, `2026-11-21`; `at` in milliseconds since 1970. */
export const seoulDay = (at: number): string =>
  new Date(at + SEOUL_OFFSET_MS).toISOString().slice(0, 10);
