import type { MouseEvent } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { type Followed, withFormerSizes } from '#app/shared/quote/followed-sizes.ts';
import { quoteList } from '#app/shared/quote/quote-list.ts';
import { announce } from '#app/ui/announce.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';

import styles from './point-bar.module.css';

/** Says that sizes on the quote list have changed with the operating point, and offers the former ones. */
export function FollowedNote({
  followed,
  onClose,
}: {
  followed: readonly Followed[];
  onClose: () => void;
}) {
  const { t } = useLocale();
  const close = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button that was pressed goes.
    currentTarget.closest('section')?.focus({ preventScroll: true });
    onClose();
  };
  return (
    <p role="status" className={cx(styles.said, styles.followed)}>
      {t('point:followed', { count: followed.length })}{' '}
      <button
        type="button"
        className={styles.undo}
        onClick={(event) => {
          quoteList.set(withFormerSizes(quoteList.get(), followed));
          announce(t('point:formerKept'));
          close(event);
        }}
      >
        {t('point:keepFormer')}
      </button>
      <button type="button" className={styles.close} aria-label={t('point:close')} onClick={close}>
        <Icon name="close" />
      </button>
    </p>
  );
}
