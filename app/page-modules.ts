import type { ModuleList } from '#app/prelude/module-list.ts';

import type { PageId } from './loaders.server.ts';

let modules: ModuleList = {};

/** Called once by the entry with the prelude's list. */
export function setModuleList(list: ModuleList): void {
  modules = list;
}

/** Asks for the code of a page that is likely to be next, without running it. The development server lists none. */
export function preloadPageModules(id: PageId): void {
  for (const href of modules[id] ?? []) {
    if (document.head.querySelector(`link[href="${href}"]`)) continue;
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
}
