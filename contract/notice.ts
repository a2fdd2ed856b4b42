/**
 * A notice of holidays or maintenance: written at the desk, shown on the public site from one day to another. Without zod, so
 * that the browser can import it.
 */
import type { Language } from './address.ts';
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

/** Whether a text names a place. */
export const isNoticePlace = (text: unknown): text is NoticePlace =>
  (NOTICE_PLACES as readonly unknown[]).includes(text);

/** The notice of a file that anybody may have changed; null where it holds none. */
export function readNotice(value: unknown): Notice | null {
  if (typeof value !== 'object' || value === null) return null;
  const { text, from, until, where } = value as Partial<Notice>;
  const texts = [text?.ko, text?.en];
  return texts.every((each) => typeof each === 'string' && each.length <= NOTICE_MAX) &&
    typeof from === 'string' &&
    typeof until === 'string' &&
    isNoticePlace(where)
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
