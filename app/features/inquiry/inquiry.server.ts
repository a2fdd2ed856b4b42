import { absentWords } from '#content/absent-words.ts';
import { rangeNames } from '#content/finder-texts.ts';
import {
  categories,
  contact,
  mapText,
  pages,
  products,
  specialMediumRange,
} from '#content/index.ts';

import type { Product } from '#content/schema/product.ts';

import { formTarget } from '#app/shared/form-service/form-settings.server.ts';
import { frameSizes, sizeChoices } from '#app/shared/product/size-choices.server.ts';
import { supplies } from '#app/shared/product/supplies.server.ts';
import { questionWords } from '#app/shared/questions/question-words.server.ts';
import type { QuoteProduct } from '#app/shared/quote/quote-product.ts';

import type { InquiryData } from './inquiry-data.ts';
import type { Language } from '#contract/address.ts';
import { retentionPeriod } from '#contract/retention-period.ts';
import { localize } from '#app/i18n/localize.ts';
import { translator } from '#app/i18n/translate.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

import { headOf } from '#app/shared/page/page-head.server.ts';
import { pictureView } from '#app/shared/picture/picture-view.server.ts';

/** Data of `/contact` and `/support`: one page under two addresses, so both name the first as canonical. */
export function inquiryData(request: PageRequest): InquiryData {
  const { language } = request;
  const t = translator(language);
  const text = localize(pages.contact, language);
  return {
    head: headOf(language, { path: '/contact', ...text }),
    messages: ['inquiry', 'point'],
    sheet: t('menu:contact'),
    path: request.url.pathname === '/support' ? '/support' : '/contact',
    target: formTarget(process.env),
    contact: {
      phone: contact.telephone,
      email: contact.email,
      lines: mapText.transportation.subway.lines.join(language === 'ko' ? '·' : ' and '),
    },
    retention: retentionPeriod(process.env['INQUIRY_RETENTION']),
    products: Object.fromEntries(
      products.map((product) => [product.id, quoteProduct(product, language)]),
    ),
    ranges: [
      SIZED_SERIES,
      ...Object.values(rangeNames.electric.code),
      specialMediumRange.series.join('/'),
    ],
    absent: absentWords.flatMap(({ words }) => words),
    questionWords: questionWords(language),
  };
}

/** What the sizing tool asks about where no model is strong enough (features/sizing). */
const SIZED_SERIES = '480';

function quoteProduct(product: Product, language: Language): QuoteProduct {
  const category = categories.find(({ id }) => id === product.category);
  const frames = frameSizes(product);
  return {
    badge: product.displayCode,
    name: product.name[language],
    category: category?.name[language] ?? product.category,
    categoryId: product.category,
    theme: category?.theme ?? 'neutral',
    picture: pictureView(product.image, language, null),
    sizes: sizeChoices(product).map(({ dn }) => dn),
    ...(frames && { frames }),
    supplies: supplies(product, language).map(({ supply }) => supply),
  };
}
