import { applyLanguageChoice } from '#app/i18n/language-choice.ts';

/** How long a document of the wrong language stays hidden if the application does not come, ms. */
const HIDDEN_AT_MOST_MS = 4000;

/**
 * Shows the language that the visitor chose, before anything is painted. A document that is not in the language of its
 * address, as a host serves it that cannot look at the query, is hidden until the application has moved to the address.
 */
export function showChosenLanguage(): void {
  const { documentElement } = document;
  const { chosen, address } = applyLanguageChoice(location);
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
