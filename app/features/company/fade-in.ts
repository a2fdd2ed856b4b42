/** The organization chart and the map fade in after this time, unless motion is reduced (spec §2). */
export const FADE_IN_DELAY_MS = 100;
