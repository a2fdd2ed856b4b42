import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { languageOf } from '#contract/address.ts';
import { LocaleContext, LOCALES } from '#app/i18n/use-locale.ts';
import { createRouter } from '#app/router/router.ts';
import { RouterProvider } from '#app/router/router-provider.tsx';

/** An element as the server renders it on the page at `address`, without header and footer. */
export function htmlAt(element: ReactElement, address: string): string {
  const url = new URL(address, 'http://site.invalid');
  const router = createRouter({ url, page: null }, () => Promise.resolve({ page: null }));
  return renderToStaticMarkup(
    <RouterProvider router={router}>
      <LocaleContext value={LOCALES[languageOf(url.search)]}>{element}</LocaleContext>
    </RouterProvider>,
  );
}
