/** Navigation state of a move that leads to the finder's results, past its form. */
export const TO_RESULTS = { toResults: true };

/** Whether a move leads to the results. */
export const leadsToResults = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'toResults' in state;
