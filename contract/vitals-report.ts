/** The check of what is sent to the collector of web vitals. */
import { z } from 'zod';

import { LANGUAGES } from './address.ts';
import { DEVICES, METRICS, type MetricName, type VitalsReport } from './vitals.ts';

/** Ten minutes, or a layout that moved a hundred times: nobody has waited longer in front of a screen. */
const LARGEST: Readonly<Record<MetricName, number>> = {
  LCP: 600_000,
  INP: 600_000,
  CLS: 100,
  FCP: 600_000,
  TTFB: 600_000,
};

const metrics = z
  .partialRecord(z.enum(METRICS), z.number().min(0))
  .refine((values) => Object.keys(values).length > 0, { message: 'at least one metric' })
  .refine((values) => METRICS.every((metric) => (values[metric] ?? 0) <= LARGEST[metric]), {
    message: 'longer than anybody waits',
  });

/**
 * The schema of a report.
 *
 * @param pages kinds of page that the site has
 */
export const vitalsReport = (pages: readonly string[]): z.ZodType<VitalsReport> =>
  z.strictObject({
    page: z.enum(pages),
    language: z.enum(LANGUAGES),
    device: z.enum(DEVICES),
    metrics,
  });
