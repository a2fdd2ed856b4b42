import { useEffect, useRef, useState } from 'react';
import { useLocation } from '#app/router/router-provider.tsx';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';

import { useBackCloses } from '#app/ui/back-closes.ts';
import { cx } from '#app/ui/cx.ts';

import { currentMark } from './active-entry.ts';
import styles from './mobile-menu.module.css';
import { MAIN_ID } from './skip-link.tsx';

const MENU_ID = 'mobile-menu';

/** Below this width the menu is the phone's (spec §9). */
const DESKTOP = '(width >= 48em)';

/**
 * Toggle and flat list of a phone (spec §2). A native popover: it opens, closes on Escape, on a press outside and gives
 * the focus back without any script; scripts add its state to the button and take the page beneath out of reach. Where
 * there are no popovers yet, the button itself opens and closes it.
 */
export function MobileMenu() {
  const { t } = useLocale();
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const hide = () => {
    menu.current?.hidePopover?.();
    setOpen(false);
  };

  useEffect(() => {
    const element = menu.current;
    if (!element || !('popover' in element)) return undefined;
    const onToggle = () => setOpen(element.matches(':popover-open'));
    const desktop = window.matchMedia(DESKTOP);
    const close = () => element.hidePopover?.();
    onToggle(); // it may have been opened before scripts ran
    element.addEventListener('toggle', onToggle);
    desktop.addEventListener('change', close);
    return () => {
      element.removeEventListener('toggle', onToggle);
      desktop.removeEventListener('change', close);
    };
  }, []);

  useBackCloses(open, hide);

  useEffect(() => {
    if (!open) return undefined;
    const beneath = [document.getElementById(MAIN_ID), document.querySelector('body > footer')];
    for (const element of beneath) element?.setAttribute('inert', '');
    return () => {
      for (const element of beneath) element?.removeAttribute('inert');
    };
  }, [open]);

  const items = [
    { to: '/', label: t('chrome:home') },
    { to: '/about', label: t('chrome:about') },
    { to: '/products', label: t('chrome:products') },
    { to: '/gallery', label: t('chrome:gallery') },
    { to: '/sitemap', label: t('chrome:sitemap') },
  ];
  const more = [
    { to: '/products#finder', label: t('menu:finder') },
    { to: '/contact', label: t('menu:contact') },
    { to: '/downloads', label: t('menu:downloads') },
    { to: '/about/map', label: t('menu:aboutMap') },
  ];
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-expanded={open}
        aria-controls={MENU_ID}
        onClick={() => {
          if (!('popover' in HTMLElement.prototype)) setOpen(!open);
        }}
        aria-label={open ? t('chrome:closeMenu') : t('chrome:openMenu')}
        className={cx('untilTablet centred gap6 relative square screenOnly', styles.toggle)}
      >
        <span className={styles.bar} />
        <span className={styles.bar} />
      </button>
      <nav
        id={MENU_ID}
        ref={menu}
        popover="auto"
        data-open={open || undefined}
        aria-label={t('chrome:mobileMenu')}
        className={cx('untilTablet dark-ink paper screenOnly', styles.menu)}
      >
        {[items, more].map((list, index) => (
          <ul key={list[0]?.to} className={index === 0 ? undefined : cx('grid edge', styles.more)}>
            {list.map(({ to, label }) => {
              const mark = currentMark(to, pathname);
              return (
                <li key={to}>
                  <LocalizedLink
                    to={to}
                    className={cx('flex-row strong below', styles.link)}
                    onClick={hide}
                    {...(mark && { 'aria-current': mark })}
                  >
                    {label}
                  </LocalizedLink>
                </li>
              );
            })}
          </ul>
        ))}
      </nav>
    </>
  );
}
