import { switchHref } from '#contract/address.ts';

import { applyLanguageChoice } from '#app/i18n/language-choice.ts';

/** How long a document of the wrong language stays hidden if the application does not come, ms. */
const HIDDEN_AT_MOST_MS = 4000;

/**
 * Shows the language that the visitor chose, before anything is painted. A document that is not in the language of its
 * address, as a host serves it that cannot look at the query, is hidden until the application has moved to the address.
 */
export function showChosenLanguage(): void {
  const { documentElement } = document;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { chosen, address } = applyLanguageChoice(location, load?.type === 'back_forward');
  if (address !== undefined && chosen) {
    history.replaceState(history.state, '', address);
  } else if (address !== undefined) {
    location.replace(address);
    documentElement.hidden = true;
  } else if (chosen && chosen !== documentElement.lang) {
    documentElement.hidden = true;
    setTimeout(() => {
      documentElement.hidden = false;
    }, HIDDEN_AT_MOST_MS);
  }
}

/**
 * Before hydration the language switch leads to the address that the document was rendered for; a press then takes the
 * visitor's own query and fragment along, such as the conditions of the finder.
 */
export function keepQueryOnSwitch(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link =
        target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language-switch]');
      if (!link || 'hydrated' in document.documentElement.dataset) return;
      const language = link.hreflang === 'en' ? 'en' : 'ko';
      link.href = switchHref(location.pathname + location.search + location.hash, language);
    },
    true,
  );
}
