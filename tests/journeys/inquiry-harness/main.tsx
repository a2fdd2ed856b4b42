/**
 * The inquiry page with a card library, for the card-payment answers of the form service's client library (spec §4). The
 * site itself ships none and has no card field: this is the only place where the pending kind can be followed to its end.
 */
// First: it decides the order of the layers.
import '#app/styles/index.css';
import '#app/i18n/every-language.ts';

import { type Client, createClient } from '@formspree/core';
import { createRoot } from 'react-dom/client';

import type { InquiryData } from '#app/features/inquiry/inquiry-data.ts';
import { InquiryPage } from '#app/features/inquiry/inquiry-page.tsx';
import { languageOf } from '#contract/address.ts';
import { LocaleContext, LOCALES } from '#app/i18n/use-locale.ts';
import { createRouter } from '#app/router/router.ts';
import { RouterProvider } from '#app/router/router-provider.tsx';
import { stubCardLibrary } from './stub-card-library.ts';

const data: InquiryData = {
  head: {
    title: '',
    description: '',
    keywords: '',
    canonical: '',
    siteName: '',
    preview: { url: '', alt: '' },
    themeColor: '#fff',
    feed: '',
    alternates: [],
    noindex: true,
    structuredData: [],
  },
  sheet: '',
  path: '/contact',
  target: { endpoint: null, formKey: 'inquiry', project: null, action: '/f/inquiry' },
  contact: {
    phone: '02-000-0000',
    email: 'sales@example.com',
    lines: '1·7',
  },
  retention: { count: 3, unit: 'year' },
  questionWords: {},
  ranges: [],
  absent: [],
  products: {
    pqvf: {
      badge: 'PQVF',
      name: '핀치 밸브',
      category: '핀치 밸브',
      categoryId: 'pinch-valve',
      theme: 'valves',
      picture: { src: '/pictures/placeholder.svg', alt: '', width: 640, height: 480 },
      sizes: [],
      supplies: [],
    },
  },
};

/** The client library with the stub; `?card=create-fails` and the like choose what the stub does. */
function cardClient(): Client {
  const card = stubCardLibrary(new URLSearchParams(location.search).get('card'));
  const client = createClient({ stripe: card as never });
  return {
    project: undefined,
    stripe: client.stripe,
    submitForm: (key: string, values: never, options: object) =>
      client.submitForm(key, values, {
        ...options,
        createPaymentMethod: () => card.createPaymentMethod() as never,
      }),
  } as never;
}

const language = languageOf(location.search);
const plain = new URLSearchParams(location.search).has('plain');
const router = createRouter({ url: new URL(location.href), page: null }, () =>
  Promise.resolve({ page: null }),
);

// As the entry does when the application listens.
document.documentElement.dataset['hydrated'] = '';
createRoot(document.getElementById('root')!).render(
  <RouterProvider router={router}>
    <LocaleContext value={LOCALES[language]}>
      {plain ? <InquiryPage data={data} /> : <InquiryPage data={data} client={cardClient()} />}
    </LocaleContext>
  </RouterProvider>,
);
