import type { Localized } from '#content/schema/localized.ts';

const KOREAN = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'];
const ENGLISH =
  ',one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen'.split(
    ',',
  );

/** A count before a noun: `여덟` / `eight`; in digits where it is larger than what is written out. */
export const counted = (count: number): Localized => ({
  ko: KOREAN[count] || String(count),
  en: ENGLISH[count] || String(count),
});
