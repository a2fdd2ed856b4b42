/**
 * A notice of holidays or maintenance: written at the desk, shown on the public site from one day to another. Without zod, so
 * that the browser can import it.
 */
import { type Language, LANGUAGES } from './address.ts';
import { cleanLine, showsNothing } from './inquiry-rules.ts';
import { seoulDay } from './seoul-day.ts';

/** Address of the notice; the same file name in the data folder. */
export const NOTICE_FILE = 'notice.json';

/** Where it is shown. */
export const NOTICE_PLACES = ['everywhere', 'home', 'contact'] as const;
export type NoticePlace = (typeof NOTICE_PLACES)[number];

/** Longest text in a language, characters. */
export const NOTICE_MAX = 300;

export interface Notice {
  /** Plain text, one line. */
  text: Record<Language, string>;
  /** First and last day on which it is shown, ISO 8601, in Seoul. */
  from: string;
  until: string;
  where: NoticePlace;
}

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

const isPlace = (text: unknown): text is NoticePlace =>
  (NOTICE_PLACES as readonly unknown[]).includes(text);

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
  if (!isPlace(where)) faults.where = 'place';
  return isPlace(where) && Object.keys(faults).length === 0
    ? { notice: { text, from, until, where } }
    : { faults };
}

/** The notice of a file that anybody may have changed; null where it holds none. */
export function readNotice(value: unknown): Notice | null {
  if (typeof value !== 'object' || value === null) return null;
  const { text, from, until, where } = value as Partial<Notice>;
  const texts = [text?.ko, text?.en];
  return texts.every((each) => typeof each === 'string' && each.length <= NOTICE_MAX) &&
    typeof from === 'string' &&
    typeof until === 'string' &&
    isPlace(where)
    ? (value as Notice)
    : null;
}

/** Whether a notice is shown now, on the page with this path. */
export function isShown({ from, until, where }: Notice, now: number, path: string): boolean {
  const day = seoulDay(now);
  if (day < from || day > until) return false;
  if (where === 'home') return path === '/';
  return where === 'everywhere' || path === '/contact' || path === '/support';
}
