import '#app/i18n/every-language.ts';

import { chromeData } from '#app/features/chrome/chrome.server.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

import { LOADERS, type PageId } from './loaders.server.ts';
import type { PageAnswer, Source } from './source.ts';

/** Pages straight from the content: for the build, the development server and tests. */
export const contentSource: Source = {
  page: <Id extends PageId>(id: Id, request: PageRequest) => {
    // TypeScript does not see that the loader of `Id` answers the content of `Id`.
    const load = LOADERS[id] as (request: PageRequest) => PageAnswer<Id>;
    return load(request);
  },
  chrome: chromeData,
};
