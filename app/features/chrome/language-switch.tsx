import { useState } from 'react';
import { useLocation } from '#app/router/router-provider.tsx';

import { type Language, otherLanguage, switchHref } from '#contract/address.ts';

import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import styles from './language-switch.module.css';

/** Each language's own name for itself, which its readers look for. */
const LANGUAGE_NAMES: Record<Language, string> = { ko: '한국어', en: 'English' };

export interface LanguageSwitchProps {
  /** `header` in the top strip, `compact` in the header of a phone, `default` in the footer. */
  variant: 'compact' | 'header' | 'default';
}

/** A link to this very page in the language other than the current one (spec §2). */
export function LanguageSwitch({ variant }: LanguageSwitchProps) {
  const { pathname, search, hash } = useLocation();
  const { language } = useLocale();
  const other = otherLanguage(language);
  const [shown, setShown] = useState({ language, switches: 0 });
  if (shown.language !== language) setShown({ language, switches: shown.switches + 1 });
  return (
    <a
      // A press turns the address that was last asked for, and scrolls nowhere (app/follow-links.ts).
      href={switchHref(pathname + search + hash, other)}
      lang={other}
      hrefLang={other}
      // For a press before hydration (app/prelude/language.ts).
      data-language-switch
      className={cx('middle', styles.switch, variant === 'compact' ? styles.compact : 'underlines')}
    >
      <span key={shown.switches} className={cx(styles.name, shown.switches > 0 && styles.switched)}>
        {variant === 'compact' && other === 'en' ? (
          <>
            <span aria-hidden="true">EN</span>
            <VisuallyHidden>{LANGUAGE_NAMES.en}</VisuallyHidden>
          </>
        ) : (
          LANGUAGE_NAMES[other]
        )}
      </span>
    </a>
  );
}
