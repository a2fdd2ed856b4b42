import { redirect } from 'react-router';

import type { Language } from '#contract/address.ts';

import type { ChromeData } from '#app/features/chrome/chrome-data.ts';
import { applyLanguageChoice } from '#app/i18n/language-choice.ts';
import { loadMessages } from '#app/i18n/translate.ts';
import { chromeDataFile, missingAddress } from '#app/shared/page/data-file.ts';
import { loadDataFile, loadPageData } from '#app/shared/page/load-data.ts';
import type { PageData } from '#app/shared/page/page-data.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

import type { PageId } from './loaders.server.ts';
import { PAGES } from './pages.ts';
import { isMissing, type PageAnswer, type Source } from './source.ts';

/** Pages from the files that the build wrote beside the documents. */
export const fileSource: Source = {
  middleware: [
    ({ request }) => {
      const { address } = applyLanguageChoice(new URL(request.url));
      if (address !== undefined) throw redirect(address);
    },
  ],
  chrome: async (language) => {
    const [file] = await Promise.all([
      loadDataFile(chromeDataFile(language)),
      loadMessages(language),
    ]);
    if (!file) throw new Error(`no header and footer for ${language}`);
    return file.data as ChromeData;
  },
  page: async (id, request) => withMessages(await answerOf(id, request), request.language),
};

/** Waits for the messages that a page needs besides those of every page. */
export async function withMessages<T extends object>(answer: T, language: Language): Promise<T> {
  const { messages } = answer as Partial<PageData>;
  if (messages) await loadMessages(language, messages);
  return answer;
}

/**
 * The first file there is: the page's own, page 1 where `page` is beyond the last (spec §5), and what the page table and
 * then the site show for an address that does not exist.
 */
async function answerOf<Id extends PageId>(
  id: Id,
  { url, params }: PageRequest,
): Promise<PageAnswer<Id>> {
  const instead = (path: string) => new URL(path + url.search, url);
  for (const address of [
    url,
    ...(url.searchParams.has('page') ? [withoutPage(url)] : []),
    instead(PAGES[id].missing(params)),
    instead(missingAddress('page')),
  ]) {
    // The build wrote the file with this page's loader.
    const answer = (await loadPageData(address)) as PageAnswer<Id> | undefined;
    if (answer && !isOtherCase(answer, params)) return answer;
  }
  throw new Error(`no data for ${url.pathname}`);
}

function withoutPage(url: URL): URL {
  const first = new URL(url);
  first.searchParams.delete('page');
  return first;
}

/** A product's id matches in any letter case, a category's does not: the server answers 404 too. */
function isOtherCase(answer: PageAnswer<PageId>, { category }: PageRequest['params']): boolean {
  if (isMissing(answer)) return false;
  return 'kind' in answer && answer.kind === 'catalogue' && answer.category.id !== category;
}
