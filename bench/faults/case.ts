/** Longest wait of 99 of 100 readers while something happens, as a multiple of that of quiet seconds. */
export const TIMES = 3;

/** Each is measured so often, with and without trouble in turns, and the medians are compared: the machine does other things too. */
export const ROUNDS = 3;

/** How many times as long, in words. */
export const timesOf = (ms: number, calmMs: number): string => `${(ms / calmMs).toFixed(1)} times`;

/** Result of a case. */
export interface FaultOutcome {
  /** What was measured, in words and figures. */
  readonly result: string;
  readonly passed: boolean;
}

/** One fault injected into a running server: a row of the table of `npm run bench:faults`. */
export interface FaultCase {
  /** What must hold. */
  readonly test: string;
  /** What is done to the server. */
  readonly tried: string;
  readonly run: () => Promise<FaultOutcome>;
}

/** A row of the table. */
export interface FaultRow extends FaultOutcome {
  readonly test: string;
  readonly tried: string;
}
