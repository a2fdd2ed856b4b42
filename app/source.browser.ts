import type { AddressTable } from '#contract/address-lookup.ts';
import { type Language, languageOf } from '#contract/address.ts';

import type { ChromeData } from '#app/features/chrome/chrome-data.ts';
import { applyLanguageChoice } from '#app/i18n/language-choice.ts';
import { loadMessages } from '#app/i18n/translate.ts';
import {
  ADDRESS_TABLE_FILE,
  chromeDataFile,
  dataFileOf,
  missingDataFile,
  pageDataFile,
} from '#app/shared/page/data-file.ts';
import { loadDataFile } from '#app/shared/page/load-data.ts';
import type { PageData } from '#app/shared/page/page-data.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

import type { PageId } from './loaders.server.ts';
import { preloadPageModules } from './page-modules.ts';
import { type PageAnswer, type Source } from './source.ts';

/** Pages from the files that the build wrote beside the documents. */
export const fileSource: Source = {
  addressInstead: (url, isReturn) => applyLanguageChoice(url, isReturn).address,
  chrome: async (language) => {
    const [file] = await Promise.all([
      loadDataFile(chromeDataFile(language)),
      loadMessages(language),
    ]);
    if (!file) throw new Error(`no header and footer for ${language}`);
    return file.data as ChromeData;
  },
  // Without a network they do not come either, and the browser would leave the site.
  hasDocuments: () => navigator.onLine,
  page: async (id, request) => {
    // What its code imports comes together with it.
    preloadPageModules(id);
    return withMessages(withReason(await answerOf(request), request.params), request.language);
  },
};

/** Waits for the messages that a page needs besides those of every page. */
export async function withMessages<T extends object>(answer: T, language: Language): Promise<T> {
  const { messages } = answer as Partial<PageData>;
  if (messages) await Promise.all([messages].flat().map((group) => loadMessages(language, group)));
  return answer;
}

/** A product's address with an empty part says so (spec §4, `invalid_params`); one 404 file serves both reasons. */
function withReason<Answer extends object>(answer: Answer, params: PageRequest['params']): Answer {
  const isIncomplete = Object.values(params).some((value) => value?.trim() === '');
  return 'missing' in answer && answer.missing === 'product' && isIncomplete
    ? { ...answer, reason: 'invalid_params' }
    : answer;
}

/** The data of a page from its own file, else from the file of what the site answers to its address. */
async function answerOf<Id extends PageId>({ url }: PageRequest): Promise<PageAnswer<Id>> {
  const file =
    (await loadDataFile(pageDataFile(url))) ?? (await loadDataFile(await answeringFile(url)));
  if (!file) throw new Error(`no data for ${url.pathname}`);
  // The build wrote the file with this page's loader.
  return file.data as PageAnswer<Id>;
}

/**
 * The file of what the site answers to an address that has no file of its own: a product's code in capitals, a page beyond
 * the last, an unknown subcategory, or nothing. The server follows the same table, so that a page and its document agree.
 */
async function answeringFile({ pathname, search }: URL): Promise<string> {
  const [{ createAddressLookup }, table] = await Promise.all([
    import('#contract/address-lookup.ts'),
    loadDataFile(ADDRESS_TABLE_FILE),
  ]);
  if (!table) throw new Error(`${ADDRESS_TABLE_FILE} is missing: the build is not whole`);
  const lookUp = createAddressLookup(table.data as AddressTable);
  const answer = lookUp(pathname.replace(/(?!^)\/+$/, ''), search);
  switch (answer.kind) {
    case 'document':
      return dataFileOf(answer.path, answer.language, answer.page);
    case 'missing':
      return missingDataFile(answer.pattern, answer.language);
    // The route leads elsewhere (`orElse` in pages.ts), or the path is nobody's.
    default:
      return missingDataFile('/**', languageOf(search));
  }
}
