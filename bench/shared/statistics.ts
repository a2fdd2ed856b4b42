/** What the rounds of a measurement gave, all in the measurement's own unit. */
export interface Spread {
  min: number;
  median: number;
  max: number;
}

/** The middle value; the mean of the middle two for an even count, NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * The value that a share of all values does not exceed (nearest rank), such as 0.99 for the 99th percentile.
 *
 * @throws RangeError without values
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new RangeError('No values to take a percentile of.');
  return value;
}

/**
 * Smallest, middle and largest value, rounded to four decimals.
 *
 * @throws RangeError without values
 */
export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) throw new RangeError('No values to summarize.');
  const rounded = (value: number) => Number(value.toFixed(4));
  return {
    min: rounded(Math.min(...values)),
    median: rounded(median(values)),
    max: rounded(Math.max(...values)),
  };
}
