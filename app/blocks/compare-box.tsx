import { MAX_COMPARED, toggleCompared, useCompareList } from '#app/data/compare-list.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import styles from './compare-box.module.css';

/** Chooses a product for the comparison; where four are chosen, another has to go first. */
export function CompareBox({ id, code }: { id: string; code: string }) {
  const { t } = useLocale();
  const chosen = useCompareList();
  const checked = chosen.includes(id);
  const full = !checked && chosen.length >= MAX_COMPARED;
  return (
    <label className={styles.label} title={full ? t('compare:full') : undefined}>
      {t('compare:box')}
      <VisuallyHidden> {code}</VisuallyHidden>
      <input
        type="checkbox"
        checked={checked}
        disabled={full}
        data-early
        className={styles.box}
        onChange={() => toggleCompared(id)}
      />
    </label>
  );
}
