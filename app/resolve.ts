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
  return async (url, before, isAhead) => {
    const withoutCode = isAhead ? undefined : source.withoutCode;
    const instead = source.addressInstead?.(url);
    if (instead !== undefined) return { redirect: instead };
    const { id, params } = pageAt(url.pathname);
    const asked = pageRequest(url, params);
    // Header and footer change with the language only, a page not with a fragment or a query that its data does not depend on.
    const isLanguage = before && languageOf(before.url.search) === asked.language;
    const isPage = before?.page.id === id && pageDataFile(before.url) === pageDataFile(url);
    const [chrome, answer] = await Promise.all([
      isLanguage ? before.page.chrome : source.chrome(asked.language),
      isPage ? before.page.answer : source.page(id, asked),
      loadCode(id, url, withoutCode),
    ]);
    const { orElse } = PAGES[id];
    if (isMissing(answer) && orElse !== undefined)
      return { redirect: localizedHref(orElse, asked.language) };
    await loadCode(viewOf(id, answer), url, withoutCode);
    return { page: { id, answer, chrome } };
  };
}

async function loadCode(id: PageId, url: URL, withoutCode: Source['withoutCode']): Promise<void> {
  try {
    await PAGES[id].code.load();
  } catch (cause) {
    if (!withoutCode) throw cause;
    await withoutCode(url, cause);
  }
}
