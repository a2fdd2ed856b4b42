import {
  chooseCompared,
  compareList,
  comparePath,
  MAX_COMPARED,
  useCompareList,
} from './compare-list.ts';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { announce } from '#app/ui/announce.ts';
import { cx } from '#app/ui/cx.ts';
import field from '#app/ui/field.module.css';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import styles from './compare-box.module.css';

/** Chooses a product for the comparison; where four are chosen, another has to go first. */
export function CompareBox({
  id,
  code,
  label,
  bare = false,
}: {
  id: string;
  code: string;
  /** In place of its short word. */
  label?: string;
  /** The box alone, where a column of a table has no room for its word. */
  bare?: boolean;
}) {
  const { t } = useLocale();
  const chosen = useCompareList();
  const checked = chosen.includes(id);
  const full = !checked && chosen.length >= MAX_COMPARED;
  return (
    <>
      <label
        className={cx(
          'scripted relative nowrap screenOnly flex middle gap8',
          styles.label,
          bare && styles.bare,
        )}
        title={full ? t('compare:full') : bare ? t('compare:box') : undefined}
      >
        {!bare && (label ?? t('compare:box'))}
        <VisuallyHidden>
          {bare && t('compare:box')} {code}
        </VisuallyHidden>
        <input
          type="checkbox"
          checked={checked}
          // Not `disabled`: what has no focus cannot say why it is refused.
          aria-disabled={full || undefined}
          data-controlled
          className={cx('centred rigid rounded white', field.box, styles.box)}
          onChange={({ target }) => {
            chooseCompared(id, target.checked);
            announce(
              full
                ? t('compare:full')
                : t('compare:count', { count: compareList.get().length, max: MAX_COMPARED }),
            );
          }}
        />
      </label>
      {checked && chosen.length > 1 && (
        // With a keyboard the tray at the foot of the page is far away.
        <LocalizedLink
          to={comparePath(chosen)}
          className={cx('absolute dense nowrap paper screenOnly strong', styles.go)}
        >
          {t('compare:go')}
        </LocalizedLink>
      )}
    </>
  );
}
