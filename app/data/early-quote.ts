/**
 * A product that a quote is asked for before the page's scripts have taken over: the link is then an ordinary one, which
 * has no navigation state to hand the product over (spec §2). An inline script of the document keeps it for the next page.
 */

const STORAGE_KEY = 'gamasan.quote';

/** Inline script for a document that holds links with `data-quote`, the state as JSON. */
export const EARLY_QUOTE_SCRIPT =
  `addEventListener('click',function(e){var a=e.target.closest&&e.target.closest('a[data-quote]');` +
  `if(a)try{sessionStorage.setItem('${STORAGE_KEY}',a.dataset.quote)}catch(e){}},true)`;

/** What was kept, once; undefined where there is nothing. */
export function takeEarlyQuote(): unknown {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined; // storage refused, or not ours
  }
}
