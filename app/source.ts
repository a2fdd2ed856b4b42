import type { ChromeData } from '#app/features/chrome/chrome-data.ts';
import type { Language } from '#contract/address.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

import type { Missing, PageContent, PageId } from './loaders.server.ts';

/** What an address is answered: the page's content, or what is missing. */
export type PageAnswer<Id extends PageId> = PageContent<Id> | Missing;

/** Where the data of pages comes from: the content in node, its JSON files in the browser. */
export interface Source {
  page: <Id extends PageId>(
    id: Id,
    request: PageRequest,
  ) => PageAnswer<Id> | Promise<PageAnswer<Id>>;
  /** Header and footer of a language. */
  chrome: (language: Language) => ChromeData | Promise<ChromeData>;
  /** Whether an address can be opened as a document where the code of its page does not come. */
  hasDocuments?: () => boolean;
  /**
   * The address that is to be shown instead of the one asked for, if there is one.
   *
   * @param isReturn whether Back or Forward leads there
   */
  addressInstead?: (url: URL, isReturn: boolean) => string | undefined;
}

/** Whether an answer says that there is no such page. */
export function isMissing(answer: object): answer is Missing {
  return 'missing' in answer;
}

/** The kind of page that shows an answer: whatever is missing is shown by the page of unknown addresses. */
export const viewOf = (id: PageId, answer: object): PageId =>
  isMissing(answer) ? 'not-found' : id;
