import { pages } from '#content/index.ts';

import { localize } from '#app/i18n/localize.ts';
import { headOf } from '#app/shared/page/page-head.server.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

/** The placeholder of the administration: the one page besides the 404s that is not to be indexed. */
export function adminData(request: PageRequest) {
  const { language } = request;
  const text = localize(pages.admin, language);
  return {
    head: headOf(language, { path: '/admin', ...text, noindex: true }),
    sheet: text.title,
    title: text.title,
    text: text.description,
  };
}

export type AdminData = ReturnType<typeof adminData>;
