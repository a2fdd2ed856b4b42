import { findTextPage } from '#content/index.ts';

import { localize } from '#app/i18n/localize.ts';
import { MISSING_PAGE } from '#app/shared/page/page-data.ts';
import { headOf } from '#app/shared/page/page-head.server.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

/** A page of `content/pages`; an unknown id is missing. */
export function textPageData({ language, params }: PageRequest) {
  const page = findTextPage(params['id'] ?? '');
  if (!page) return MISSING_PAGE;
  const path = `/pages/${page.id}`;
  const { title, description, keywords } = page;
  const text = localize({ title, description, keywords }, language);
  return {
    head: headOf(language, { path, ...text }),
    sheet: text.title,
    path,
    title: text.title,
    lead: text.description,
    sections: page.sections.map((section) => ({
      id: section.id,
      title: section.title[language],
      paragraphs: section.paragraphs?.[language] ?? [],
      items: section.items?.[language] ?? [],
    })),
  };
}

export type TextPageData = Exclude<ReturnType<typeof textPageData>, { missing: string }>;
