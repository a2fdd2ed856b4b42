import { redirect } from 'react-router';

import {
  askedLanguage,
  DEFAULT_LANGUAGE,
  type Language,
  localizedHref,
  withoutLanguage,
} from '#contract/address.ts';

import { LANGUAGE_STORAGE_KEY } from './locale.ts';

/**
 * The same rules twice, since the first must run before anything is painted and before any module is loaded:
 * a valid `lang` in the address is stored; `lang=ko` is then cleaned from it; without one a stored English choice is
 * written into the address (readings.md, "Language, page and address").
 *
 * The inline script also hides a document that is not in the language that its address asks for, as a host that cannot
 * look at the query serves it; hydration shows it again once it has moved (`reconcile.ts`), the timer if scripts fail.
 */
export const LANGUAGE_CHOICE_SCRIPT = `(function(d){try{
var u=new URL(location.href),v=u.searchParams.getAll('lang'),k='${LANGUAGE_STORAGE_KEY}',
c=v.length===1&&(v[0]==='ko'||v[0]==='en')?v[0]:'',s='';
try{s=localStorage.getItem(k);if(c)localStorage.setItem(k,c)}catch(e){}
if(c==='ko'){u.searchParams.delete('lang');history.replaceState(history.state,'',u)}
else if(!c&&s==='en'){u.searchParams.set('lang','en');location.replace(u);d.hidden=true}
else if(c&&c!==d.lang){d.hidden=true;setTimeout(function(){d.hidden=false},4000)}
}catch(e){}})(document.documentElement)`.replaceAll('\n', '');

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_STORAGE_KEY);
  } catch {
    return null; // storage refused: the address alone decides
  }
}

/** Stores a language that the visitor chose; nothing happens where storage is refused. */
function rememberLanguage(language: string): void {
  try {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, language);
  } catch {
    // as above
  }
}

/**
 * The rules for an address and a stored choice: what to store, and the address to show instead, where there is one.
 * A stored choice that is no language counts as none.
 */
export function languageChoice(
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  stored: string | null,
): { chosen?: Language; address?: string } {
  const chosen = askedLanguage(search);
  // As an address of its own, `//name` is another host: such a path stays as it is.
  const address = pathname.startsWith('//') ? undefined : pathname + search + hash;
  if (chosen)
    return {
      chosen,
      ...(chosen === DEFAULT_LANGUAGE && address && { address: withoutLanguage(address) }),
    };
  return stored === 'en' && address ? { address: localizedHref(address, 'en') } : {};
}

/**
 * Applies the rules to a navigation within the page.
 *
 * @throws a redirect that replaces the address, where it has to change
 */
export function applyLanguageChoice(url: URL): void {
  const { chosen, address } = languageChoice(url, storedLanguage());
  if (chosen) rememberLanguage(chosen);
  if (address !== undefined) throw redirect(address);
}
