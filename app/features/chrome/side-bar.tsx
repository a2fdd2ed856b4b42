import { memo } from 'react';

import { telephoneHref } from '#contract/telephone.ts';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';

import type { ChromeData } from './chrome-data.ts';
import styles from './side-bar.module.css';

function toTop() {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
}

/** Six shortcuts: a rail at the right from 768 px, a bar at the bottom below (spec §1). */
export const SideBar = memo(function SideBar({ contact }: { contact: ChromeData['contact'] }) {
  const { t } = useLocale();
  return (
    <nav aria-label={t('chrome:shortcuts')} className={cx('paper edge screenOnly', styles.bar)}>
      <ul className={cx('grid', styles.list)}>
        <li>
          <LocalizedLink
            to="/support"
            className={cx('grid wide smallest medium soft rings-within', styles.cell)}
          >
            <Icon name="support" />
            {t('chrome:customerCenter')}
          </LocalizedLink>
        </li>
        <li>
          <LocalizedLink
            to="/downloads"
            className={cx('grid wide smallest medium soft rings-within', styles.cell)}
          >
            <Icon name="download" />
            {t('chrome:download')}
          </LocalizedLink>
        </li>
        <li>
          <LocalizedLink
            to="/contact"
            className={cx('grid wide smallest medium soft rings-within', styles.cell, styles.solid)}
          >
            <Icon name="write" />
            {t('chrome:contactUs')}
          </LocalizedLink>
        </li>
        <li>
          <a
            href={`mailto:${contact.email}`}
            className={cx('grid wide smallest medium soft rings-within', styles.cell)}
          >
            <Icon name="mail" />
            {t('chrome:emailUs')}
          </a>
        </li>
        <li>
          <a
            href={telephoneHref(contact.phone)}
            aria-label={`${t('chrome:phone')} ${contact.phone}`}
            className={cx('grid wide smallest medium soft rings-within', styles.cell)}
          >
            <Icon name="phone" />
            {t('chrome:phone')}
          </a>
        </li>
        <li>
          <button
            type="button"
            onClick={toTop}
            className={cx(
              'grid wide smallest medium soft rings-within',
              styles.cell,
              styles.scripted,
            )}
          >
            <Icon name="top" />
            {t('chrome:backToTop')}
          </button>
        </li>
      </ul>
    </nav>
  );
});
