import { languageOf, localizedHref } from '#contract/address.ts';

import type { ChromeData } from '#app/features/chrome/chrome-data.ts';
import type { Resolve } from '#app/router/router.ts';
import { pageDataFile } from '#app/shared/page/data-file.ts';
import { pageRequest } from '#app/shared/page/page-request.ts';

import type { PageId } from './loaders.server.ts';
import { pageAt, PAGES } from './pages.ts';
import { isMissing, type PageAnswer, type Source, viewOf } from './source.ts';

/** What an address shows: the kind of its page with what it was answered, and header and footer of its language. */
export interface SitePage {
  id: PageId;
  answer: PageAnswer<PageId>;
  chrome: ChromeData;
}

/** How addresses find their pages; the same in node and in the browser but for where data comes from. */
export function createResolve(source: Source): Resolve<SitePage> {
  /**
   * Fetches the code of a kind of page.
   *
   * @returns whether it is there; if not, the server's document works without it
   * @throws why it did not come, where there is no document either
   */
  async function hasCode(id: PageId): Promise<boolean> {
    try {
      await PAGES[id].code.load();
      return true;
    } catch (cause) {
      if (!source.hasDocuments?.()) throw cause;
      return false;
    }
  }

  return async (url, before, arrival) => {
    // It stores a language that the address asks for.
    const instead = source.addressInstead?.(url, arrival === 'history');
    if (instead !== undefined) return { redirect: instead };
    const { id, params } = pageAt(url.pathname);
    const asked = pageRequest(url, params);
    // Under `npm run dev` it may have changed meanwhile; the browser's source keeps what has not.
    const kept = import.meta.hot ? undefined : before;
    // Header and footer change with the language only, a page not with a fragment or a query that its data does not depend on.
    const isLanguage = kept && languageOf(kept.url.search) === asked.language;
    const isPage = kept?.page.id === id && pageDataFile(kept.url) === pageDataFile(url);
    const [chrome, answer, isThere] = await Promise.all([
      isLanguage ? kept.page.chrome : source.chrome(asked.language),
      isPage ? kept.page.answer : source.page(id, asked),
      hasCode(id),
    ]);
    const { orElse } = PAGES[id];
    if (isMissing(answer) && orElse !== undefined)
      return { redirect: localizedHref(orElse, asked.language) };
    if (!isThere || !(await hasCode(viewOf(id, answer)))) return { document: url.href };
    return { page: { id, answer, chrome } };
  };
}
