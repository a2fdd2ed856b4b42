import {
  compareList,
  comparePath,
  isSameId,
  MAX_COMPARED,
} from '#app/shared/compare/compare-list.ts';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { type Removal, removalAfter } from '#app/shared/removal/removal-note.tsx';
import { keepOnly } from '#app/shared/stored-list/take-out.ts';
import { announce } from '#app/ui/announce.ts';
import bottom from '#app/ui/bottom-bar.module.css';
import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useClearance } from '#app/ui/use-clearance.ts';

import { nameOf } from './compare-data.ts';
import styles from './compare-tray.module.css';
import { ComparisonRemoval } from './comparison-removal.tsx';
import { useCompareData } from './use-compare-data.ts';

/** The chosen products, and the way to the comparison. */
export function CompareTray({
  ids,
  removal,
  onRemoval,
}: {
  ids: readonly string[];
  /** What was taken out last. */
  removal: Removal | undefined;
  onRemoval: (removal: Removal) => void;
}) {
  const { t } = useLocale();
  const data = useCompareData();
  const tray = useClearance('--tray');
  const keep = (kept: readonly string[], say: Removal['say']) => {
    const undo = keepOnly(compareList, () => kept, isSameId);
    onRemoval(removalAfter(removal, { say, undo }));
    announce(t('compare:count', { count: kept.length, max: MAX_COMPARED }));
  };
  return (
    <aside
      ref={tray}
      aria-label={t('compare:tray')}
      className={cx(bottom.bar, 'screenOnly', styles.tray)}
      data-bottom-bar
    >
      <ComparisonRemoval
        removal={removal}
        isFull={ids.length >= MAX_COMPARED}
        isInSight
        onUndone={onRemoval}
        className={cx('flex middle', styles.removal)}
      />
      {ids.length > 0 && (
        <div className={cx('flex middle', styles.row)}>
          <button
            type="button"
            aria-label={t('compare:clear')}
            className={cx('tints centred rigid square', styles.close)}
            onClick={() => keep([], (words) => words('compare:cleared'))}
          >
            <Icon name="close" />
          </button>
          <p className="fromTablet bold nowrap">
            {t('compare:count', { count: ids.length, max: MAX_COMPARED })}
          </p>
          <ul className={cx('flex wrap grow shrink', styles.items)}>
            {ids.map((id) => {
              const item = data?.items.find((other) => other.id === id);
              return (
                <li key={id} className={cx('flex-row dense strong nowrap', styles.item)}>
                  {item?.code ?? id}
                  <button
                    type="button"
                    aria-label={t('compare:remove', { product: item?.code ?? id })}
                    className={cx('fromTablet tints centred', styles.remove)}
                    onClick={() => {
                      const product = item ? nameOf(item) : id;
                      keep(
                        ids.filter((other) => other !== id),
                        (words) => words('compare:removed', { product }),
                      );
                    }}
                  >
                    <Icon name="close" />
                  </button>
                </li>
              );
            })}
          </ul>
          <ButtonLink as={LocalizedLink} to={comparePath(ids)} variant="solid" size="small" arrow>
            {t('compare:go')} {ids.length}
          </ButtonLink>
        </div>
      )}
    </aside>
  );
}
