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
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { useClearance } from '#app/ui/use-clearance.ts';

import { nameOf } from './compare-data.ts';
import styles from './compare-tray.module.css';
import { ComparisonRemoval } from './comparison-removal.tsx';
import { useCompareData } from './use-compare-data.ts';

/** The chosen products in their slots, and the way to the comparison. */
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
  const items = ids.map((id) => ({ id, item: data?.items.find((other) => other.id === id) }));
  const empty = Array.from({ length: MAX_COMPARED - ids.length }, (_, index) => index);
  const tray = useClearance<HTMLElement>('--tray');
  const keep = (kept: readonly string[], say: Removal['say']) => {
    const undo = keepOnly(compareList, kept, isSameId);
    onRemoval(removalAfter(removal, { say, undo }));
    announce(t('compare:count', { count: kept.length, max: MAX_COMPARED }));
  };
  return (
    <aside ref={tray} aria-label={t('compare:tray')} className={styles.tray}>
      <ComparisonRemoval
        removal={removal}
        isFull={ids.length >= MAX_COMPARED}
        isInSight
        onUndone={onRemoval}
        className={styles.removal}
      />
      <div className={styles.row}>
        <p className={styles.count}>
          {t('compare:count', { count: ids.length, max: MAX_COMPARED })}
        </p>
        <ul className={styles.slots}>
          {items.map(({ id, item }) => (
            <li key={id} className={styles.slot}>
              {item && (
                <span className={styles.picture}>
                  <Picture {...item.image} alt="" fallback="hide" />
                </span>
              )}
              <span className={styles.text}>
                <span className={styles.code}>{item?.code ?? id}</span>
                <span className={styles.name}>{item?.size ?? item?.name}</span>
              </span>
              <button
                type="button"
                aria-label={t('compare:remove', { product: item?.code ?? id })}
                className={styles.remove}
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
          ))}
          {empty.map((slot) => (
            <li key={slot} className={styles.empty}>
              {t('compare:slot')}
            </li>
          ))}
        </ul>
        {ids.length > 0 && (
          <div className={styles.actions}>
            <ButtonLink as={LocalizedLink} to={comparePath(ids)} variant="solid" size="small" arrow>
              {t('compare:go')}
            </ButtonLink>
            <TextLink
              as="button"
              type="button"
              onClick={() => keep([], (words) => words('compare:cleared'))}
            >
              {t('compare:clear')}
            </TextLink>
          </div>
        )}
      </div>
    </aside>
  );
}
