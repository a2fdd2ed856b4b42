/** Shows under `npm run dev` what has been edited, in the page as it stands. A build leaves it out (app/entry.browser.tsx). */
import { languageOf } from '#contract/address.ts';

import { renewLocales } from '#app/i18n/use-locale.ts';
import type { Router } from '#app/router/router.ts';
import { reloadFitData } from '#app/shared/fit/use-fit-data.ts';
import { chromeDataFile, pageDataFile } from '#app/shared/page/data-file.ts';
import { forgetDataFiles, loadDataFile } from '#app/shared/page/load-data.ts';

/** Renders the page anew when its data or its messages have changed. Components are Vite's to replace. */
export function followChanges(router: Router<unknown>): void {
  // Sent by tools/dev/changes.ts.
  import.meta.hot?.on('site:data', () => void refresh(router));
  import.meta.hot?.on('vite:afterUpdate', ({ updates }) => {
    if (updates.some(({ acceptedPath }) => acceptedPath.includes('/i18n/messages/')))
      void refresh(router);
  });
}

async function refresh(router: Router<unknown>): Promise<void> {
  forgetDataFiles();
  reloadFitData();
  const { pathname, search, hash, state } = router.snapshot.shown.place;
  const files = [pageDataFile({ pathname, search }), chromeDataFile(languageOf(search))];
  try {
    await Promise.all(files.map((file) => loadDataFile(file)));
  } catch {
    return; // a fault in the content: Vite shows it over the page, which stays as it is
  }
  document.querySelector('vite-error-overlay')?.remove();
  renewLocales();
  await router.navigate(
    { pathname, search, hash },
    { replace: true, state, preventScrollReset: true },
  );
}
