import {
  chooseCompared,
  compareList,
  comparePath,
  MAX_COMPARED,
} from '#app/shared/compare/compare-list.ts';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { announce } from '#app/ui/announce.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { useClearance } from '#app/ui/use-clearance.ts';

import styles from './compare-tray.module.css';
import { useCompareData } from './use-compare-data.ts';

/** The chosen products in their slots, and the way to the comparison. */
export function CompareTray({ ids }: { ids: readonly string[] }) {
  const { t } = useLocale();
  const data = useCompareData();
  const items = ids.map((id) => ({ id, item: data?.items.find((other) => other.id === id) }));
  const empty = Array.from({ length: MAX_COMPARED - ids.length }, (_, index) => index);
  const tray = useClearance<HTMLElement>('--tray');
  const drop = (change: () => void) => {
    change();
    // The button that was pressed goes with its product; of the last one, the tray does too.
    (compareList.get().length > 0 ? tray.current : document.querySelector('main'))?.focus();
    announce(t('compare:count', { count: compareList.get().length, max: MAX_COMPARED }));
  };
  return (
    <aside ref={tray} tabIndex={-1} aria-label={t('compare:tray')} className={styles.tray}>
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
                onClick={() => drop(() => chooseCompared(id, false))}
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
        <div className={styles.actions}>
          <ButtonLink as={LocalizedLink} to={comparePath(ids)} variant="solid" size="small" arrow>
            {t('compare:go')}
          </ButtonLink>
          <TextLink as="button" type="button" onClick={() => drop(() => compareList.set([]))}>
            {t('compare:clear')}
          </TextLink>
        </div>
      </div>
    </aside>
  );
}
