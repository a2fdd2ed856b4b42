/** Web vitals: what pages and the collector of this site's server agree on. Without zod, so that browser and database need none. */
import type { Language } from './address.ts';

/** Address of the collector that the server embeds. */
export const VITALS_PATH = '/vitals';

/** Metrics by the names of the `web-vitals` library: layout shift without a unit, the others in milliseconds. */
export const METRICS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type MetricName = (typeof METRICS)[number];

/** Kinds of device, by the width of the view: below 768 px, below 1024 px, and wider (spec §9). */
export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/** One report: what one page took, from its beginning until it was left; how long things took, and nothing of who waited. */
export interface VitalsReport {
  /** Kind of the page that the visit began with (`app/pages.ts`). */
  page: string;
  language: Language;
  device: Device;
  metrics: Partial<Record<MetricName, number>>;
}
