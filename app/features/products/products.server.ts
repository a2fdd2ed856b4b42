import { categories, gallery, pages } from '#content/index.ts';

import { noBreak } from '#app/shared/text/no-break.ts';
import { localize } from '#app/i18n/localize.ts';
import { itemListData } from '#app/seo/structured-data.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

import { headOf, SITE_ORIGIN } from '#app/shared/page/page-head.server.ts';
import { categoryCard } from '#app/shared/product/category-card.server.ts';
import { pictureView } from '#app/shared/picture/picture-view.server.ts';

/** The order of the cards (spec §2). */
const CARD_ORDER = ['electric', 'pneumatic', 'special', 'pinch-valve', 'sirca-valves'];

/** Data of the products page. */
export function productsData(request: PageRequest) {
  const { language } = request;
  const text = localize(pages.products, language);
  const ordered = CARD_ORDER.flatMap(
    (id) => categories.find((category) => category.id === id) ?? [],
  );
  const pictures = gallery.reduce((sum, { images }) => sum + images.length, 0);
  const cards = [
    ...ordered.map((category) => categoryCard(category, language)),
    {
      id: 'gallery',
      to: '/gallery',
      theme: 'neutral',
      name: localize(pages.gallery, language).title,
      picture: pictureView(gallery[0]?.image ?? 'gallery/none', language, null),
      figure: [String(pictures), language === 'ko' ? '장' : 'pictures'],
      line: noBreak(gallery[0]?.title[language] ?? ''),
    },
  ];
  return {
    head: headOf(language, {
      path: '/products',
      ...text,
      structuredData: [itemListData(cards, language, SITE_ORIGIN)],
    }),
    sheet: text.title,
    title: text.title,
    cards,
  };
}

export type ProductsData = ReturnType<typeof productsData>;
