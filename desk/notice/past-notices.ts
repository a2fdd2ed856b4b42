/** Notices that have been saved, so that next year's holidays are not written anew. They were public; nobody's data is in them. */
import type { DatabaseSync } from 'node:sqlite';

import type { Notice, NoticePlace } from '#contract/notice.ts';

export interface PastNotice extends Notice {
  readonly id: number;
}

const KEPT = 20;

const toNotice = (row: Record<string, unknown>): PastNotice => ({
  id: Number(row['id']),
  text: { ko: String(row['ko']), en: String(row['en']) },
  from: String(row['first_day']),
  until: String(row['last_day']),
  where: row['place'] as NoticePlace,
});

/** Remembers a notice; one that is saved again with the same words takes the place of the earlier one. */
export function rememberNotice(database: DatabaseSync, notice: Notice): void {
  const { text, from, until, where } = notice;
  database.prepare('DELETE FROM desk_notice WHERE ko = ? AND en = ?').run(text.ko, text.en);
  database
    .prepare('INSERT INTO desk_notice (ko, en, first_day, last_day, place) VALUES (?, ?, ?, ?, ?)')
    .run(text.ko, text.en, from, until, where);
  database
    .prepare(
      'DELETE FROM desk_notice WHERE id <= (SELECT id FROM desk_notice ORDER BY id DESC LIMIT 1 OFFSET ?)',
    )
    .run(KEPT);
}

/** The newest first, without the one that is stored now. */
export const pastNotices = (database: DatabaseSync, stored: Notice | null): PastNotice[] =>
  database
    .prepare('SELECT * FROM desk_notice WHERE ko <> ? OR en <> ? ORDER BY id DESC')
    .all(stored?.text.ko ?? '', stored?.text.en ?? '')
    .map(toNotice);
