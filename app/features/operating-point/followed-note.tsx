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
  /** Those whose product is not listed in the new size. */
  const cleared = followed.filter(({ now }) => now.size === undefined).length;
  const close = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button that was pressed goes.
    currentTarget.closest('section')?.focus({ preventScroll: true });
    onClose();
  };
  return (
    <p role="status" className={cx(styles.said, styles.followed)}>
      {cleared < followed.length && t('point:followed', { count: followed.length - cleared })}{' '}
      {cleared > 0 && t('point:followedOff', { count: cleared })}{' '}
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
