import type { SearchEntry } from './search-entry.ts';
import type { Language } from '#contract/address.ts';

import { absentEntries } from './absent-entries.server.ts';
import { answerEntries } from './answer-entries.server.ts';
import { documentEntries } from './document-entries.server.ts';
import { pageEntries } from './page-entries.server.ts';
import { productEntries } from './product-entries.server.ts';

/** Everything that can be found, in the language that it is shown in; names in both, since people mix them. */
export function searchEntries(language: Language): SearchEntry[] {
  return [
    ...answerEntries(language),
    ...absentEntries(language),
    ...productEntries(language),
    ...documentEntries(language),
    ...pageEntries(language),
  ];
}
