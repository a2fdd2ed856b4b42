import type { MouseEvent } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { dispatch } from '#app/shared/quote/quote-list.ts';
import type { Followed } from '#app/shared/quote/rows.ts';
import { announce } from '#app/ui/announce.ts';
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
  const cleared = followed.filter(({ size }) => size === '').length;
  const close = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button that was pressed goes.
    currentTarget.closest('section')?.focus({ preventScroll: true });
    onClose();
  };
  return (
    <p role="status" className={styles.said}>
      {cleared < followed.length && t('point:followed', { count: followed.length - cleared })}{' '}
      {cleared > 0 && t('point:followedOff', { count: cleared })}{' '}
      <button
        type="button"
        className={styles.undo}
        onClick={(event) => {
          for (const { entry, former } of followed)
            dispatch({ type: 'change', id: entry.id, to: { size: { text: former } } });
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
