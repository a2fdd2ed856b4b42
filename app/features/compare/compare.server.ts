import { categories, pages, products } from '#content/index.ts';
import type { Product } from '#content/schema/product.ts';
import type { Subject } from '#facts/facts.ts';
import { sizesText } from '#facts/print.ts';
import { ofSize } from '#facts/of-size.ts';
import { sizesWithFigures } from '#facts/rows.ts';

import { localize } from '#app/i18n/localize.ts';
import { translator } from '#app/i18n/translate.ts';
import { sizeSlug } from '#app/shared/fit/at-size.ts';
import { judged } from '#app/shared/fit/finder-item.server.ts';
import { headOf } from '#app/shared/page/page-head.server.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';
import { pictureView } from '#app/shared/picture/picture-view.server.ts';
import type { Language } from '#contract/address.ts';

import type { CompareData, CompareItem } from './compare-data.ts';
import { comparedKeys, lanesOf, productValues } from './product-rows.server.ts';

/** Data of the comparison: every product and every size that has figures of its own. */
export function compareData(request: PageRequest): CompareData {
  const { language } = request;
  const text = localize(pages.compare, language);
  const keys = comparedKeys(
    products.map(({ facts }) => facts),
    language,
  );
  const bySize = translator(language)('comparison:bySize');
  return {
    kind: 'compare',
    messages: 'comparison',
    head: headOf(language, {
      path: '/compare',
      ...text,
      trail: [{ name: pages.products.title[language], to: '/products' }],
    }),
    sheet: text.title,
    title: text.title,
    lead: text.description,
    rows: keys.map(({ id, label }) => ({ key: id, label })),
    items: products
      .flatMap((product) => itemsOf(product, language))
      .map(({ item, subject }): CompareItem => ({
        ...item,
        facts: judged(subject).facts,
        lanes: lanesOf(subject, language),
        values: productValues(subject, keys, language, bySize),
      })),
  };
}

interface Draft {
  item: Omit<CompareItem, 'facts' | 'lanes' | 'values'>;
  subject: Subject;
}

/** A product, then its sizes. */
function itemsOf(product: Product, language: Language): Draft[] {
  const item: Draft['item'] = {
    id: product.id,
    product: product.id,
    code: product.code,
    badge: product.displayCode,
    name: product.name[language],
    category: product.category,
    theme: categories.find(({ id }) => id === product.category)?.theme ?? 'neutral',
    path: product.path,
    image: pictureView(`${product.model}/tone`, language, null),
  };
  return [
    { item, subject: product.facts },
    ...sizesWithFigures(product.facts).map((span) => {
      const size = sizesText(span);
      const slug = sizeSlug(size);
      return {
        item: {
          ...item,
          id: `${product.id}.${slug}`,
          size,
        },
        subject: ofSize(product.facts, span),
      };
    }),
  ];
}
