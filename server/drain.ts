/** Message from the supervisor to a server whose successor listens already: see `drain` in listen.ts. */
export const DRAIN = 'drain';
