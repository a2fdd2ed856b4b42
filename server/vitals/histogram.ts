/**
 * Values as counts: each falls into a bucket that reaches a tenth further than the one below it, so that a median read from
 * the buckets is at most 5 % from the true one.
 */
import type { MetricName } from '#contract/vitals.ts';

const GROWTH = 1.1;

/** Layout shift in thousandths, times in milliseconds: both begin to matter at 1. */
const scaleOf = (metric: MetricName): number => (metric === 'CLS' ? 1000 : 1);

/** Number of the bucket that a value falls into: 0 for what is below 1 (ms, or thousandths of layout shift). */
export function bucketOf(metric: MetricName, value: number): number {
  const scaled = value * scaleOf(metric);
  return scaled < 1 ? 0 : 1 + Math.floor(Math.log(scaled) / Math.log(GROWTH));
}

/** Middle of a bucket, in the metric's unit. */
export const valueOf = (metric: MetricName, bucket: number): number =>
  bucket === 0 ? 0 : GROWTH ** (bucket - 0.5) / scaleOf(metric);

/**
 * The bucket below which a share of the values lies.
 *
 * @param counts number of values by bucket, in ascending order of the buckets
 * @param share 0.5 for the median, 0.75 for the third quartile
 */
export function bucketAt(counts: ReadonlyMap<number, number>, share: number): number {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (const [bucket, count] of counts) {
    seen += count;
    if (seen >= total * share) return bucket;
  }
  return 0;
}
