import type { MouseEvent } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { dispatch } from '#app/shared/quote/quote-list.ts';
import type { Followed } from '#app/shared/quote/rows.ts';
import { announce } from '#app/ui/announce.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';

import styles from './point-bar.module.css';

/** So many products are named; more are counted. */
const NAMED = 2;

/** Says that sizes on the quote list have changed with the operating point, and offers the former ones. */
export function FollowedNote({
  followed,
  onClose,
}: {
  followed: readonly Followed[];
  onClose: () => void;
}) {
  const { t } = useLocale();
  const codes = [...new Set(followed.map(({ entry }) => entry.product.code))];
  const more = codes.length > NAMED ? ` +${codes.length - NAMED}` : '';
  const close = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button that was pressed goes.
    currentTarget.closest('section')?.focus({ preventScroll: true });
    onClose();
  };
  return (
    <p role="status" className={cx('flex-row gap8 soft', styles.said)}>
      {t('point:followed', {
        products: codes.slice(0, NAMED).join(', ') + more,
        size: followed[0]?.size ?? '',
      })}{' '}
      <button
        type="button"
        className={cx('strong underlined', styles.undo)}
        onClick={(event) => {
          for (const { entry, former } of followed)
            dispatch({ type: 'change', id: entry.id, to: { size: { text: former } } });
          announce(t('point:formerKept'));
          close(event);
        }}
      >
        {t('point:keepFormer')}
      </button>
      <button
        type="button"
        className={cx('centred rigid square', styles.close)}
        aria-label={t('point:close')}
        onClick={close}
      >
        <Icon name="close" />
      </button>
    </p>
  );
}
