import { addresses } from '#content/addresses.ts';
import { pages } from '#content/index.ts';

import { localizedHref, pageHref } from '#contract/address.ts';

import { localize } from '#app/i18n/localize.ts';
import { translator } from '#app/i18n/translate.ts';
import { keepsPages } from '#app/shared/offline/offline-setting.server.ts';
import { headOf } from '#app/shared/page/page-head.server.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

/** Data of the page about the copy on the device: the titles of all pages that may be in it. */
export function offlineData({ language }: PageRequest) {
  return {
    head: headOf(language, { path: '/offline', ...localize(pages.offline, language) }),
    sheet: translator(language)('menu:offline'),
    messages: 'offline' as const,
    enabled: keepsPages(),
    title: pages.offline.title[language],
    lead: pages.offline.description[language],
    pages: addresses
      .filter(({ alias, noindex }) => !alias && !noindex)
      .map(({ path, title }) => ({
        address: localizedHref(pageHref(path, 1), language),
        path,
        title: title[language],
      })),
  };
}

export type OfflineData = ReturnType<typeof offlineData>;
