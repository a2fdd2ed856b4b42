import type { LoaderFunctionArgs } from 'react-router';

import { productPage } from '#app/routes/data/product.ts';

/**
 * The data file of a product's page, as the build writes it (docs/decisions/0003-page-data.md): lets previews work in the
 * development server, which has no such files. Not in the production build (`app/routes.ts`).
 */
export function loader({ params: { language, category, subcategory, code } }: LoaderFunctionArgs) {
  const request = new Request(`http://site.invalid/${language === 'en' ? '?lang=en' : ''}`);
  return Response.json(productPage(request, { category, subcategory, code }));
}
