import { redirect } from 'react-router';

import { LANGUAGE_STORAGE_KEY, languageFromSearch } from './locale.ts';

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
 * Applies the rules to a navigation within the page.
 *
 * @throws a redirect that replaces the address, where it has to change
 */
export function applyLanguageChoice(url: URL): void {
  const chosen = languageFromSearch(url.search);
  if (chosen) rememberLanguage(chosen);
  const target = new URL(url);
  if (chosen === 'ko') target.searchParams.delete('lang');
  else if (!chosen && storedLanguage() === 'en') target.searchParams.set('lang', 'en');
  else return;
  throw redirect(`${target.pathname}${target.search}${target.hash}`);
}
