import { type KeyboardEvent, memo, useState } from 'react';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';

import { activeEntry, currentMark } from './active-entry.ts';
import type { MenuEntry } from './chrome-data.ts';
import styles from './main-nav.module.css';

export interface MainNavProps {
  menu: readonly MenuEntry[];
  /** Path that decides which entry is current. */
  path: string;
}

/** The main menu; its dropdowns open by pointer and by focus without scripts, which add Escape. */
export const MainNav = memo(function MainNav({ menu, path }: MainNavProps) {
  const { t } = useLocale();
  const active = activeEntry(menu, path);
  const [dismissed, setDismissed] = useState<string>();
  const undismiss = () => setDismissed(undefined);
  const dismiss = (entry: MenuEntry, inside: HTMLElement) => {
    setDismissed(entry.to);
    // Focus within the dropdown would vanish with it.
    if (entry.items.length > 0)
      inside.closest<HTMLElement>('[data-theme]')?.querySelector('a')?.focus();
  };
  return (
    <nav aria-label={t('chrome:mainMenu')} className={styles.nav}>
      <ul className={styles.list}>
        {menu.map((entry) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape on the links within
          <li
            key={entry.to}
            className={styles.entry}
            data-theme={entry.theme}
            data-dismissed={dismissed === entry.to || undefined}
            onPointerEnter={undismiss}
            onPointerLeave={({ currentTarget }) => {
              if (!currentTarget.contains(document.activeElement)) undismiss();
            }}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover'))
                undismiss();
            }}
            onKeyDown={(event: KeyboardEvent<HTMLLIElement>) => {
              if (event.key === 'Escape') dismiss(entry, event.currentTarget);
            }}
          >
            <LocalizedLink
              to={entry.to}
              className={styles.link}
              onClick={(event) => dismiss(entry, event.currentTarget)}
              {...(active?.entry === entry && { 'aria-current': active.exact ? 'page' : 'true' })}
            >
              {entry.label}
            </LocalizedLink>
            {entry.items.length > 0 && (
              <ul className={styles.dropdown}>
                {entry.items.map((item) => {
                  const current = currentMark(item.to, path) === 'page';
                  return (
                    <li key={item.to}>
                      <LocalizedLink
                        to={item.to}
                        className={styles.item}
                        onClick={(event) => dismiss(entry, event.currentTarget)}
                        {...(current && { 'aria-current': 'page' })}
                      >
                        {item.label}
                        {item.note !== undefined && (
                          <span className={styles.note}>{item.note}</span>
                        )}
                      </LocalizedLink>
                    </li>
                  );
                })}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
});
