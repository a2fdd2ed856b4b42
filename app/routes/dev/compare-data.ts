import type { LoaderFunctionArgs } from 'react-router';

import { compareData } from '#app/routes/data/compare.ts';

/** The data file of the comparison, as the build writes it. Not in the production build (`app/routes.ts`). */
export function loader({ params: { language } }: LoaderFunctionArgs) {
  const query = language === 'en' ? '?lang=en' : '';
  return Response.json(compareData(new Request(`http://site.invalid/compare${query}`)));
}
