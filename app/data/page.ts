import type { MessageGroup } from '#app/i18n/translate.ts';
import type { PageHead } from '#app/seo/page-head.ts';

/** What the data of every page holds: its head, and its name in the footer's title block. */
export interface PageData {
  head: PageHead;
  /** Messages that it needs besides those of every page. */
  messages?: MessageGroup;
  /** Name of the sheet, such as "볼 밸브 1/1". */
  sheet: string;
}

/** Whether a match's loader data is a page's (an error has none). */
export function isPageData(value: unknown): value is PageData {
  return typeof value === 'object' && value !== null && 'head' in value && 'sheet' in value;
}
