import { categories, documents } from '#content/index.ts';

import { type Language, pageHref } from '#contract/address.ts';

import type { SearchEntry } from './search-entry.ts';

import { entry, WEIGHT } from './make-entry.server.ts';
import { textsOf } from './texts.server.ts';

/** The technical documents, page by page. */
export function documentEntries(language: Language): SearchEntry[] {
  return categories.flatMap((category) =>
    category.subcategories.flatMap((subcategory) => {
      const document = documents.find(({ id }) => id === subcategory.document);
      return (document?.pages ?? []).map((page) => {
        const first = page.pageNumber === 1;
        const title = page.title[language];
        return entry({
          id: `${subcategory.id}/${page.pageNumber}`,
          group: 'document',
          title:
            title === subcategory.name[language]
              ? title
              : `${subcategory.name[language]}: ${title}`,
          place: category.name[language],
          path: pageHref(subcategory.path, page.pageNumber),
          text: [
            ...(first ? [subcategory.description[language]] : []),
            ...textsOf(page.content, language),
          ].join(' · '),
          codes: [],
          names: [
            page.title.ko,
            page.title.en,
            ...(first
              ? [
                  subcategory.name.ko,
                  subcategory.name.en,
                  ...subcategory.keywords.ko,
                  ...subcategory.keywords.en,
                ]
              : []),
          ],
          weight: WEIGHT.document,
        });
      });
    }),
  );
}
