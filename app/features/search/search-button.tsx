import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';

import styles from './search-button.module.css';
import { searchDialog } from '#app/shared/dialog-state/dialog-state.ts';

/** Opens the search on a phone. */
export function SearchButton() {
  const { t } = useLocale();
  return (
    <button
      type="button"
      aria-label={t('search:label')}
      aria-haspopup="dialog"
      className={cx('scripted centred square screenOnly', styles.button)}
      onClick={() => searchDialog.show(true)}
    >
      <Icon name="search" />
    </button>
  );
}
