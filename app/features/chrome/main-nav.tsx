import { type KeyboardEvent, memo, useState } from 'react';
import { flushSync } from 'react-dom';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';

import { activeEntry, currentMark } from './active-entry.ts';
import type { MenuEntry } from './chrome-data.ts';
import styles from './main-nav.module.css';

export interface MainNavProps {
  menu: readonly MenuEntry[];
  /** Path that decides which entry is current. */
  path: string;
}

/** What the visitor did to an entry's dropdown, which otherwise follows the pointer. */
interface Choice {
  to: string;
  open: boolean;
}

/**
 * The main menu. Its dropdowns open under the pointer, and for the keyboard by the button after each name or by arrow down:
 * until then their links are not in the tab order. Without scripts they open by focus (main-nav.module.css).
 */
export const MainNav = memo(function MainNav({ menu, path }: MainNavProps) {
  const { t } = useLocale();
  const active = activeEntry(menu, path);
  const [choice, setChoice] = useState<Choice>();
  const forget = () => setChoice(undefined);
  const dismiss = (entry: MenuEntry, within: HTMLElement) => {
    const line = lineOf(within);
    // Focus within the dropdown would vanish with it.
    if (line?.querySelector('ul')?.contains(document.activeElement))
      line.querySelector('button')?.focus();
    setChoice({ to: entry.to, open: false });
  };
  const onKeyDown = (entry: MenuEntry, event: KeyboardEvent<HTMLLIElement>) => {
    const line = event.currentTarget;
    if (event.key === 'Escape') dismiss(entry, line);
    const step = STEPS[event.key];
    if (step === undefined || entry.items.length === 0) return;
    event.preventDefault(); // or the page scrolls
    // The dropdown has to be there before one of its links can take the focus.
    if (step > 0) flushSync(() => setChoice({ to: entry.to, open: true }));
    const links = [...line.querySelectorAll<HTMLElement>('ul a')];
    const at = links.findIndex((link) => link === document.activeElement);
    links[at + step]?.focus();
  };
  return (
    <nav aria-label={t('chrome:mainMenu')} className={cx('hidden screenOnly', styles.nav)}>
      <ul className={cx('flex grow between', styles.list)}>
        {menu.map((entry) => {
          const chosen = choice?.to === entry.to ? choice : undefined;
          const follow = (event: { currentTarget: HTMLElement }) =>
            dismiss(entry, event.currentTarget);
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys on the links within
            <li
              key={entry.to}
              className={cx('relative flex', styles.entry)}
              data-menu={chosen && (chosen.open ? 'open' : 'shut')}
              onPointerEnter={forget}
              onPointerLeave={({ currentTarget }) => {
                if (!currentTarget.contains(document.activeElement)) forget();
              }}
              onBlur={({ currentTarget, relatedTarget }) => {
                if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover'))
                  forget();
              }}
              onKeyDown={(event) => onKeyDown(entry, event)}
            >
              <LocalizedLink
                to={entry.to}
                className={cx('flex-row relative', styles.link)}
                onClick={follow}
                {...(active?.entry === entry && { 'aria-current': active.exact ? 'page' : 'true' })}
              >
                {entry.label}
              </LocalizedLink>
              {entry.items.length > 0 && (
                <>
                  <button
                    type="button"
                    className={cx('scripted centred chevron', styles.opener)}
                    aria-expanded={chosen?.open ?? false}
                    aria-label={t('chrome:submenu', { name: entry.label })}
                    onClick={() => setChoice({ to: entry.to, open: !chosen?.open })}
                  />
                  <Dropdown entry={entry} path={path} onFollow={follow} />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
});

/** Arrow keys, by how many entries they move the focus. */
const STEPS: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };

/** The menu's own line that an element stands in. */
const lineOf = (element: HTMLElement) => element.closest('li');

interface DropdownProps {
  entry: MenuEntry;
  path: string;
  onFollow: (event: { currentTarget: HTMLElement }) => void;
}

function Dropdown({ entry, path, onFollow }: DropdownProps) {
  return (
    <ul className={cx('hidden', styles.dropdown)} data-theme={entry.theme}>
      {entry.items.map((item) => {
        const current = currentMark(item.to, path) === 'page';
        return (
          <li key={item.to}>
            <LocalizedLink
              to={item.to}
              className={cx('flex between dense medium nowrap rings-within', styles.item)}
              onClick={onFollow}
              {...(current && { 'aria-current': 'page' })}
            >
              {item.label}
              {item.note !== undefined && <span className="quiet regular">{item.note}</span>}
            </LocalizedLink>
          </li>
        );
      })}
    </ul>
  );
}
