import { useEffect, useState } from 'react';
import { useLocation } from '#app/router/router-provider.tsx';

import { switchHref } from '#contract/address.ts';

import { LANGUAGE_STORAGE_KEY } from '#app/i18n/language-choice.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';

import styles from './corner.module.css';

/** Local-storage key: English has been offered on this device. */
const OFFERED_KEY = 'gamasan.english-offered';

/** Whether this is a first visit from a browser that prefers English to Korean; from then on it has been one. */
function isFirstEnglishVisit(): boolean {
  const preferred = navigator.languages.find((language) => /^(?:ko|en)\b/i.test(language));
  if (!preferred?.toLowerCase().startsWith('en')) return false;
  try {
    if (localStorage.getItem(LANGUAGE_STORAGE_KEY) ?? localStorage.getItem(OFFERED_KEY))
      return false;
    localStorage.setItem(OFFERED_KEY, '1');
    return true;
  } catch {
    return false; // It could not be offered once only.
  }
}

/**
 * Offers English once, in English, to a first visitor whose browser prefers it. Korean stays the default, and nobody is
 * redirected (spec §4). Gone with the first move to another page.
 */
export function EnglishOffer() {
  const { language } = useLocale();
  const { pathname, search } = useLocation();
  const [offeredAt, setOfferedAt] = useState<string | null>(null);

  useEffect(() => {
    if (language === 'ko' && isFirstEnglishVisit()) setOfferedAt(location.pathname);
    // Once, on arrival.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- asked at the first page only
  }, []);

  if (offeredAt !== pathname || language === 'en') return null;
  return (
    <aside
      lang="en"
      aria-label="Language"
      className={cx('flex dense white', styles.offer)}
      data-offer
    >
      <a
        href={switchHref(pathname + search, 'en')}
        hrefLang="en"
        className={cx('flex-row grow strong target underlined', styles.link)}
      >
        Read this site in English
      </a>
      <button
        type="button"
        aria-label="No, thank you"
        className={cx('centred target', styles.close)}
        onClick={() => setOfferedAt(null)}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
