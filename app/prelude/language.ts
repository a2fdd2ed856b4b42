import { chooseLanguage } from '#app/i18n/language-choice.ts';
import { languageFromSearch } from '#app/i18n/locale.ts';

/** How long a document of the wrong language stays hidden if the application does not come, ms. */
const HIDDEN_AT_MOST_MS = 4000;

/**
 * Shows the language that the visitor chose, before anything is painted. A document that is not in the language of its
 * address, as a host serves it that cannot look at the query, is hidden until the application has moved to the address.
 */
export function applyLanguageChoice(): void {
  const { documentElement } = document;
  const target = chooseLanguage(new URL(location.href));
  const language = languageFromSearch((target ?? location).search);
  if (target && language) {
    location.replace(target);
    documentElement.hidden = true;
  } else if (target) {
    history.replaceState(history.state, '', target);
  } else if (language && language !== documentElement.lang) {
    documentElement.hidden = true;
    setTimeout(() => {
      documentElement.hidden = false;
    }, HIDDEN_AT_MOST_MS);
  }
}
