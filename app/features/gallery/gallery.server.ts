import { findGalleryItem, gallery, pages, products } from '#content/index.ts';
import type { GalleryItem } from '#content/schema/gallery.ts';

import { localize } from '#app/i18n/localize.ts';
import { translator } from '#app/i18n/translate.ts';
import { itemListData } from '#app/seo/structured-data.ts';
import { MISSING_PAGE } from '#app/shared/page/page-data.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';
import type { Language } from '#contract/address.ts';

import { headOf, SITE_ORIGIN } from '#app/shared/page/page-head.server.ts';
import { detailPath } from '#app/shared/product/detail-path.ts';
import { noBreak } from '#app/shared/text/no-break.ts';
import { pictureView } from '#app/shared/picture/picture-view.server.ts';

/** Data of the gallery's list. */
export function galleryData(request: PageRequest) {
  const { language } = request;
  const text = localize(pages.gallery, language);
  const items = gallery.map((item) => ({
    id: item.id,
    to: `/gallery/${item.id}`,
    title: item.title[language],
    description: noBreak(item.description[language]),
    phases: item.phases?.map(({ name }) => name[language]) ?? [],
    count: item.images.length,
    picture: pictureView(item.image, language, null),
  }));
  return {
    head: headOf(language, {
      path: '/gallery',
      ...text,
      structuredData: [
        itemListData(
          items.map(({ title, to }) => ({ name: title, to })),
          language,
          SITE_ORIGIN,
        ),
      ],
    }),
    sheet: text.title,
    title: text.title,
    lead: text.description,
    items,
  };
}

/**
 * Data of one gallery item; an unknown id is missing, and the page table leads it to the list instead (spec §8).
 */
export function galleryItemData({ language, params }: PageRequest) {
  const item = findGalleryItem(params['id'] ?? '');
  if (!item) return MISSING_PAGE;
  const { title, description, keywords } = localize(
    { title: item.title, description: item.description, keywords: item.keywords },
    language,
  );
  return {
    head: headOf(language, {
      path: `/gallery/${item.id}`,
      title,
      description,
      keywords,
      trail: [{ name: pages.gallery.title[language], to: '/gallery' }],
    }),
    sheet: translator(language)('menu:gallery'),
    listTitle: pages.gallery.title[language],
    title,
    description,
    picture: pictureView(item.image, language, item.images[0]?.alt),
    images: item.images.map(({ src, alt, caption }) => ({
      ...pictureView(src, language, alt),
      caption: caption[language],
    })),
    phases: phasesOf(item, language),
    ending: endingOf(item, language),
  };
}

/** Parts of the work with the numbers of their first and last images, counted from 1. */
function phasesOf({ phases = [], images }: GalleryItem, language: Language) {
  return phases.map(({ name, first }, index) => ({
    name: name[language],
    first,
    last: (phases[index + 1]?.first ?? images.length + 1) - 1,
  }));
}

/** What stands after the last image; null where nothing does. */
function endingOf({ ending }: GalleryItem, language: Language) {
  const product = products.find(({ id }) => id === ending?.product);
  if (!ending || !product) return null;
  return {
    text: noBreak(ending.text[language]),
    question: ending.question[language],
    to: detailPath(product),
    code: product.code,
  };
}

export type GalleryData = ReturnType<typeof galleryData>;
export type GalleryItemData = Exclude<ReturnType<typeof galleryItemData>, { missing: string }>;
