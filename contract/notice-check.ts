/** What the staff type for a notice at the desk. Apart from `notice.ts`, which every page of the site loads. */
import { LANGUAGES } from './address.ts';
import { cleanLine, showsNothing } from './inquiry-rules.ts';
import { isNoticePlace, type Notice, NOTICE_MAX } from './notice.ts';
import { seoulDay } from './seoul-day.ts';

/** The form's fields, as they were typed. */
export interface NoticeInput {
  ko: string;
  en: string;
  from: string;
  until: string;
  where: string;
}

export type NoticeField = keyof NoticeInput;
/** What is wrong with a field: nothing in it, too long, no day, an end before the beginning or before today, an unknown place. */
export type NoticeFault = 'empty' | 'long' | 'day' | 'order' | 'past' | 'place';

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** The notice that was typed, or what is wrong with each field. */
export function checkNotice(
  input: NoticeInput,
  now: number,
): { notice: Notice } | { faults: Partial<Record<NoticeField, NoticeFault>> } {
  const text = { ko: cleanLine(input.ko), en: cleanLine(input.en) };
  const faults: Partial<Record<NoticeField, NoticeFault>> = {};
  for (const language of LANGUAGES) {
    if (showsNothing(text[language])) faults[language] = 'empty';
    else if (text[language].length > NOTICE_MAX) faults[language] = 'long';
  }
  for (const field of ['from', 'until'] as const) if (!isDay(input[field])) faults[field] = 'day';
  if (!faults.from && !faults.until) {
    if (input.until < input.from) faults.until = 'order';
    else if (input.until < seoulDay(now)) faults.until = 'past';
  }
  const { from, until, where } = input;
  if (!isNoticePlace(where)) faults.where = 'place';
  return isNoticePlace(where) && Object.keys(faults).length === 0
    ? { notice: { text, from, until, where } }
    : { faults };
}
