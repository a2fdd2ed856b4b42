/** One thing that is tried against the running server, as a row of the table of `npm run bench:faults`. */

export interface FaultOutcome {
  /** What was measured, in words and figures. */
  readonly result: string;
  readonly passed: boolean;
}

export interface FaultCase {
  /** What must hold. */
  readonly test: string;
  /** What is done to the server. */
  readonly tried: string;
  readonly run: () => Promise<FaultOutcome>;
}
