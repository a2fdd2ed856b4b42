import { accessibility, findTextPage, pages } from '#content/index.ts';
import type { TextSection } from '#content/schema/text-page.ts';
import type { Language } from '#contract/address.ts';

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
    sections: sectionsIn(page.sections, language),
  };
}

/** The accessibility statement: a page of text with an address of its own. */
export function accessibilityData({ language }: PageRequest) {
  const { title, lead, sections } = accessibility;
  const path = '/accessibility';
  return {
    head: headOf(language, { path, ...localize(pages.accessibility, language) }),
    sheet: title[language],
    path,
    title: title[language],
    lead: lead[language],
    sections: sectionsIn(sections, language),
  };
}

const sectionsIn = (sections: readonly TextSection[], language: Language) =>
  sections.map(({ id, title, paragraphs, items }) => ({
    id,
    title: title[language],
    paragraphs: paragraphs?.[language] ?? [],
    items: items?.[language] ?? [],
  }));

export type TextPageData = Exclude<ReturnType<typeof textPageData>, { missing: string }>;
