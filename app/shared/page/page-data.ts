import type { MessageGroup } from '#app/i18n/translate.ts';
import type { PageHead } from '#app/seo/page-head.ts';

/** What the data of every page holds: its head, and its name in the footer's title block. */
export interface PageData {
  head: PageHead;
  /** Messages that it needs besides those of every page. */
  messages?: MessageGroup | readonly MessageGroup[];
  /** Name of the sheet, such as "볼 밸브 1/1". */
  sheet: string;
}

/** What a loader answers where no page has the address (status 404). */
export interface MissingPage {
  missing: 'page';
}

/** The answer for an address that no page has. */
export const MISSING_PAGE: MissingPage = { missing: 'page' };
