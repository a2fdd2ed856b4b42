/** What counts as good, and how a value is printed. */
import type { MetricName } from '#contract/vitals.ts';

/** https://web.dev/articles/vitals: good, for three of four visits; ms, layout shift without a unit. */
export const GOOD_VITALS: Readonly<Record<MetricName, number>> = {
  LCP: 2500,
  INP: 200,
  CLS: 0.1,
  FCP: 1800,
  TTFB: 800,
};

/** `2.5 s`, `180 ms`; layout shift as `0.012`. */
export const shownVital = (metric: MetricName, value: number): string =>
  metric === 'CLS'
    ? value.toFixed(3)
    : value < 1000
      ? `${Math.round(value)} ms`
      : `${(value / 1000).toFixed(1)} s`;
