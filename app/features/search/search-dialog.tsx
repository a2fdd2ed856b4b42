import { useEffect, useRef } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { Checkbox } from '#app/ui/field.tsx';

import { SearchBox } from './search-box.tsx';
import { searchDialog } from '#app/shared/dialog-state/dialog-state.ts';
import { cx } from '#app/ui/cx.ts';
import styles from './search-dialog.module.css';
import { isSearchKey, letSlashCall, slashCalls } from './search-key.ts';

/** The search over the page: on a phone, and wherever the strip with its field is out of sight. */
export function SearchDialog() {
  const { t } = useLocale();
  const shown = searchDialog.useShown();
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || document.querySelector('dialog[open]')) return;
      if (event.key === '/' && !slashCalls()) return;
      event.preventDefault();
      const field = document.querySelector<HTMLInputElement>('[data-search-field="strip"]');
      if (field && isInSight(field)) field.focus();
      else searchDialog.show(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  useEffect(() => {
    if (shown) body.current?.querySelector('input')?.focus();
  }, [shown]);

  return (
    <Dialog
      open={shown}
      onClose={() => searchDialog.show(false)}
      title={t('search:title')}
      closeLabel={t('search:close')}
      className={styles.dialog}
    >
      <div ref={body} className={cx('grid', styles.body)}>
        <SearchBox place="dialog" onFollow={() => searchDialog.show(false)} />
        {shown && (
          <div className={styles.slash}>
            <Checkbox
              defaultChecked={slashCalls()}
              onChange={({ currentTarget }) => letSlashCall(currentTarget.checked)}
            >
              {t('search:slash')}
            </Checkbox>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function isInSight(element: HTMLElement): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && top >= 0 && bottom <= window.innerHeight;
}
