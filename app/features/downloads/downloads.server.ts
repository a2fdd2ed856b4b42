import { downloads, pages } from '#content/index.ts';

import { localize } from '#app/i18n/localize.ts';
import { translator } from '#app/i18n/translate.ts';
import { headOf } from '#app/shared/page/page-head.server.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

/** Data of the downloads page. */
export function downloadsData(request: PageRequest) {
  const { language } = request;
  return {
    head: headOf(language, { path: '/downloads', ...localize(pages.downloads, language) }),
    sheet: translator(language)('menu:downloads'),
    title: downloads.title[language],
    lead: downloads.lead[language],
    groups: localize(downloads.groups, language),
  };
}

export type DownloadsData = ReturnType<typeof downloadsData>;
