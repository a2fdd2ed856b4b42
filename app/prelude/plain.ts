/**
 * A document is written for readers without scripts (`data-plain`): it shows what they need to know, and nothing that a script would have
 * to answer. The prelude takes the mark away where the application can run, and puts it back where it does not come.
 */

/** How long the application is awaited after a part of it has failed, ms: a press tries again meanwhile. */
const PATIENCE_MS = 10_000;

const isPlain = (): boolean => 'plain' in document.documentElement.dataset;

/**
 * Whether the browser is one of those that the site is made for (tools/build/oldest-browsers.ts): what came last in each of them, Firefox
 * 121, Safari 16.4 and Chrome 111.
 */
const isSupported = (): boolean =>
  CSS.supports('selector(:has(a))') &&
  'replace' in CSSStyleSheet.prototype &&
  CSS.supports('color: lch(0 0 0)');

/**
 * To be called first by the prelude.
 *
 * @returns whether the application can run
 */
export function leavePlain(): boolean {
  if (isSupported()) delete document.documentElement.dataset['plain'];
  else addEventListener('DOMContentLoaded', showWithoutScripts);
  return !isPlain();
}

/** A part of the application has failed, or does not come: the document becomes plain, unless the application runs after all. @param patience ms */
export function plainUnlessHydrated(patience = PATIENCE_MS): void {
  setTimeout(() => {
    const { dataset } = document.documentElement;
    if ('hydrated' in dataset || isPlain()) return;
    dataset['plain'] = '';
    showWithoutScripts();
  }, patience);
}

/** A browser that runs scripts takes what stands in `<noscript>` for text. */
function showWithoutScripts(): void {
  for (const element of document.querySelectorAll('noscript')) {
    const { textContent } = element;
    const { content } = Object.assign(document.createElement('template'), {
      innerHTML: textContent,
    });
    // An empty one is a place that a server has not filled in.
    if (textContent) element.replaceWith(content);
  }
}
