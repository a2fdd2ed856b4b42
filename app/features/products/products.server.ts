import { categories, gallery, home, pages, products } from '#content/index.ts';

import { noBreak } from '#app/shared/text/no-break.ts';
import { localize } from '#app/i18n/localize.ts';
import { itemListData } from '#app/seo/structured-data.ts';
import { translator } from '#app/i18n/translate.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

import { headOf, SITE_ORIGIN } from '#app/shared/page/page-head.server.ts';
import { pictureView } from '#app/shared/picture/picture-view.server.ts';
import { SourceList } from '#app/shared/table/sources.server.ts';

/** The order of the cards (spec §2). */
const CARD_ORDER = ['electric', 'pneumatic', 'special', 'pinch-valve', 'sirca-valves'];

/** Data of the products page. */
export function productsData(request: PageRequest) {
  const { language } = request;
  const text = localize(pages.products, language);
  const ordered = CARD_ORDER.flatMap(
    (id) => categories.find((category) => category.id === id) ?? [],
  );
  const galleryText = localize(pages.gallery, language);
  const cards = [
    ...ordered.map((category) => {
      const headline = home.productCards.find((card) => card.category === category.id);
      return {
        id: category.id,
        to: category.path,
        theme: category.theme,
        name: category.name[language],
        description: noBreak(category.description[language]),
        figure: headline
          ? [headline.figure[language], headline.figureUnit?.[language] ?? ''].join(' ').trim()
          : '',
        pages: category.subcategories.map(({ name, path, menuNote }) => ({
          label: name[language],
          to: path,
          note: noBreak(menuNote?.[language] ?? ''),
        })),
        picture: pictureView(category.image, language, null),
      };
    }),
    {
      id: 'gallery',
      to: '/gallery',
      theme: 'neutral',
      name: galleryText.title,
      description: galleryText.description,
      figure: '',
      pages: gallery.map((item) => ({
        label: item.title[language],
        to: `/gallery/${item.id}`,
        note: translator(language)('company:galleryCount', { count: item.images.length }),
      })),
      picture: pictureView(gallery[0]?.image ?? 'gallery/none', language, null),
    },
  ];
  const sources = new SourceList(language);
  for (const { specifications, specificationSources } of products)
    Object.values(specifications[language]).forEach((value, index) =>
      sources.mark(specificationSources[index], value),
    );
  return {
    head: headOf(language, {
      path: '/products',
      ...text,
      structuredData: [itemListData(cards, language, SITE_ORIGIN)],
    }),
    sheet: text.title,
    title: text.title,
    description: text.description,
    cards,
    /** Those of the products' figures, which the cards and the finder show. */
    sources: sources.texts,
  };
}

export type ProductsData = ReturnType<typeof productsData>;
