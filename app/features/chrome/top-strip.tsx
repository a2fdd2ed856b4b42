import { memo, type ReactNode } from 'react';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Container } from '#app/ui/container.tsx';
import { cx } from '#app/ui/cx.ts';

import { LanguageSwitch } from './language-switch.tsx';
import styles from './top-strip.module.css';

/** Home, sitemap and the language switch over the header, from 768 px (spec §2). */
export const TopStrip = memo(function TopStrip({
  business,
  tools,
}: {
  business: string;
  tools?: ReactNode;
}) {
  const { t } = useLocale();
  return (
    <nav aria-label={t('chrome:quickLinks')} className="fromTablet caption soft below screenOnly">
      <Container className={cx('flex-row relative', styles.row)}>
        <span className={cx('fromDesk nowrap', styles.business)}>{business}</span>
        {tools}
        <ul className={cx('flex middle rigid split', styles.list)}>
          <li>
            <LocalizedLink to="/" className="underlines">
              {t('chrome:home')}
            </LocalizedLink>
          </li>
          <li>
            <LocalizedLink to="/sitemap" className="underlines">
              {t('chrome:sitemap')}
            </LocalizedLink>
          </li>
          <li>
            <LanguageSwitch variant="header" />
          </li>
        </ul>
      </Container>
    </nav>
  );
});
