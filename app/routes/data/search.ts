import type { SearchEntry } from '#app/data/search/entry.ts';
import type { Language } from '#app/i18n/locale.ts';

import { documentEntries } from './search/documents.ts';
import { pageEntries } from './search/pages.ts';
import { productEntries } from './search/products.ts';

/** Everything that can be found, in the language that it is shown in; names in both, since people mix them. */
export function searchEntries(language: Language): SearchEntry[] {
  return [...productEntries(language), ...documentEntries(language), ...pageEntries(language)];
}
