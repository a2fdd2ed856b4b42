import type { LoaderFunctionArgs } from 'react-router';

import { writeIndex } from '#app/data/search/search-index.ts';
import { searchEntries } from '#app/routes/data/search.ts';

/** The search index of a language, as the build writes it. Not in the production build (`app/routes.ts`). */
export function loader({ params: { language } }: LoaderFunctionArgs) {
  const index = writeIndex(searchEntries(language === 'en' ? 'en' : 'ko'));
  return new Response(index, { headers: { 'content-type': 'application/json' } });
}
