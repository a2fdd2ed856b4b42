import { pages } from '#content/index.ts';

import { localize } from '#app/i18n/localize.ts';
import { headOf } from '#app/shared/page/page-head.server.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

/** Data of the page of results; what is looked for stands in the address and is looked up in the browser. */
export function searchData({ language }: PageRequest) {
  const text = localize(pages.search, language);
  return {
    head: headOf(language, { path: '/search', ...text }),
    sheet: text.title,
    title: text.title,
    lead: text.description,
  };
}

export type SearchPageData = ReturnType<typeof searchData>;
