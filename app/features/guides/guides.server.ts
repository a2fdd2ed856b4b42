import { findGuide, guides, pages } from '#content/index.ts';

import { localize } from '#app/i18n/localize.ts';
import { translator } from '#app/i18n/translate.ts';
import { previewFile } from '#app/seo/page-head.ts';
import { articleData, itemListData } from '#app/seo/structured-data.ts';
import { MISSING_PAGE } from '#app/shared/page/page-data.ts';
import { headOf, SITE_ORIGIN } from '#app/shared/page/page-head.server.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';
import { tableView } from '#app/shared/table/table-view.server.ts';
import { noBreak } from '#app/shared/text/no-break.ts';

const LIST = '/guides';
const pathOf = (id: string) => `${LIST}/${id}`;

/** The list of guides. */
export function guidesData({ language }: PageRequest) {
  const text = localize(pages.guides, language);
  const items = guides.map(({ id, title, description }) => ({
    to: pathOf(id),
    name: title[language],
    description: noBreak(description[language]),
  }));
  return {
    head: headOf(language, {
      path: LIST,
      ...text,
      structuredData: [itemListData(items, language, SITE_ORIGIN)],
    }),
    sheet: text.title,
    lead: text.description,
    items,
  };
}

/** A guide; an unknown id is missing. */
export function guideData({ language, params }: PageRequest) {
  const guide = findGuide(params['id'] ?? '');
  if (!guide) return MISSING_PAGE;
  const path = pathOf(guide.id);
  const text = localize(
    { title: guide.title, description: guide.description, keywords: guide.keywords },
    language,
  );
  const sections = guide.sections.map((section) => {
    const paragraphs = (section.paragraphs?.[language] ?? []).map(noBreak);
    const items = (section.items?.[language] ?? []).map(noBreak);
    const table = section.table && tableView(section.table, language);
    return {
      id: section.id,
      title: section.title[language],
      paragraphs,
      items,
      ...(table && { table }),
      ...(section.port && { port: section.port }),
    };
  });
  return {
    head: headOf(language, {
      path,
      ...text,
      // A short description is lengthened by the guide's own headings.
      further: [
        translator(language)('company:guideContents', {
          list: sections.map(({ title }) => title.replace(/^\d+\. /, '')).join(', '),
        }),
      ],
      trail: [{ name: pages.guides.title[language], to: LIST }],
      structuredData: [
        articleData({ ...text, path, image: previewFile(path, language) }, language, SITE_ORIGIN),
      ],
    }),
    sheet: text.title,
    list: { label: pages.guides.title[language], to: LIST },
    path,
    lead: noBreak(text.description),
    sections,
    tell: guide.tell[language].map(noBreak),
    ask: guide.ask[language].map(noBreak),
    links: guide.links.map(({ label, to }) => ({ label: label[language], to })),
  };
}

export type GuidesData = ReturnType<typeof guidesData>;
export type GuideData = Exclude<ReturnType<typeof guideData>, { missing: string }>;
