import { categories, contact, pages, products } from '#content/index.ts';
import { DEFAULT_FORM_KEY, submissionPath } from '#contract/inquiry-fields.ts';

import type { FormTarget, InquiryData, QuoteProduct } from './inquiry-data.ts';
import type { Language } from '#app/i18n/locale.ts';
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
    messages: 'inquiry',
    sheet: t('menu:contact'),
    path: request.url.pathname === '/support' ? '/support' : '/contact',
    target: formTarget(process.env),
    contact: {
      phone: contact.telephone,
      phoneHref: contact.telephoneHref,
      fax: contact.fax,
      email: contact.email,
      address: contact.address.oneLine[language],
    },
    retention: retention(process.env['INQUIRY_RETENTION']),
    products: Object.fromEntries(
      products.map((product) => [product.id, quoteProduct(product, language)]),
    ),
  };
}

function quoteProduct(product: (typeof products)[number], language: Language): QuoteProduct {
  const category = categories.find(({ id }) => id === product.category);
  return {
    name: product.name[language],
    category: category?.name[language] ?? product.category,
    theme: category?.theme ?? 'neutral',
    picture: pictureView(product.image, language, null),
  };
}

/**
 * Where the form posts to. `tools/build/settings.ts` has checked the values; the embedded service is the default, at the
 * origin that the page comes from.
 */
export function formTarget(environment: Readonly<Record<string, string | undefined>>): FormTarget {
  const endpoint = environment['FORM_ENDPOINT']?.replace(/\/+$/, '') || null;
  const formKey = environment['FORM_KEY'] || DEFAULT_FORM_KEY;
  const project = environment['FORM_PROJECT'] || null;
  const path = submissionPath(formKey, project ?? undefined);
  return { endpoint, formKey, project, action: `${endpoint ?? ''}${path}` };
}

const UNITS = { d: 'day', m: 'month', y: 'year' } as const;

/** The retention that the notice names: the server's own setting, known when the page is built. */
export function retention(value: string | undefined): InquiryData['retention'] {
  const [, count, unit] = /^([1-9]\d{0,3})([dmy])$/.exec(value ?? '') ?? [];
  if (count === undefined || unit === undefined) return { count: 3, unit: 'year' };
  return { count: Number(count), unit: UNITS[unit as keyof typeof UNITS] };
}
