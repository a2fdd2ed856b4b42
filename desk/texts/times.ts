/** Moments as the staff read them, in Seoul's time whatever the machine's clock is set to. */
import { seoulTime } from '#server/forms/mail.ts';

/** `2026-11-21 14:32` */
export const longTime = (at: number): string => seoulTime(at).slice(0, 16);
/** `11-21 14:32`; with its year where that is another one than now. */
export const shortTime = (at: number, now: number): string => {
  const time = longTime(at);
  return time.slice(0, 4) === longTime(now).slice(0, 4) ? time.slice(5) : time.slice(0, 10);
};
/** `14:32` */
export const clockTime = (at: number): string => longTime(at).slice(11);
