import { memo, type ReactNode } from 'react';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { Container } from '#app/ui/container.tsx';
import { cx } from '#app/ui/cx.ts';
import { Logo } from '#app/ui/logo.tsx';

import type { ChromeData } from './chrome-data.ts';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { MainNav } from './main-nav.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useCompact } from './use-compact.ts';

export interface HeaderProps {
  brand: ChromeData['brand'];
  menu: ChromeData['menu'];
  /** Path that decides which menu entry is current. */
  path: string;
  /** On a phone, before the menu's toggle; on wider screens while the strip with its own is scrolled away. */
  tools?: ReactNode;
}

/** Name and menus; it stays at the top and becomes compact once the page is scrolled (spec §2). */
export const Header = memo(function Header({ brand, menu, path, tools }: HeaderProps) {
  const compact = useCompact();
  return (
    <header className={cx('paper', styles.header)} data-compact={compact}>
      <Container className={cx('letterhead flex-row', styles.row)}>
        <LocalizedLink to="/" className={cx('flex-row target', styles.home)}>
          <Logo name={brand.name} descriptor={brand.descriptor} />
        </LocalizedLink>
        <MainNav menu={menu} path={path} />
        <div className={cx('flex-row rigid', styles.phone)}>
          <LanguageSwitch variant="compact" />
          <div className={cx('flex', styles.tools)}>{tools}</div>
          <MobileMenu />
        </div>
      </Container>
    </header>
  );
});
