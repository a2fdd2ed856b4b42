import { useUnits } from '#app/shared/units/unit-choice.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Icon } from '#app/ui/icon.tsx';

import styles from './applied-conditions.module.css';
import { conditions } from '#app/shared/fit/condition-labels.ts';
import type { FinderData } from '#app/shared/fit/finder-data.ts';
import { type FinderQuery, without } from '#app/shared/fit/finder-query.ts';
import type { ChangeQuery } from './use-finder.ts';

/** The conditions in force as chips; each can be removed by itself. */
export function AppliedConditions({
  data,
  query,
  change,
  onClear,
  onTaken,
}: {
  data: FinderData;
  query: FinderQuery;
  change: ChangeQuery;
  onClear: () => void;
  /** A condition has been taken out, and the button that had the focus goes with it. */
  onTaken: () => void;
}) {
  const { t } = useLocale();
  const applied = conditions(query, data, t, useUnits());
  if (applied.length === 0) return null;
  return (
    <div className={styles.applied}>
      <h3 className={styles.title}>{t('finder:applied')}</h3>
      <ul className={styles.list}>
        {applied.map(({ facet, value, label }) => (
          <li key={`${facet} ${value ?? ''}`}>
            <button
              type="button"
              className={styles.chip}
              aria-label={t('finder:remove', { label })}
              onClick={() => {
                onTaken();
                change((asked) => without(asked, facet, value));
              }}
            >
              {label}
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.clear}
        onClick={() => {
          onTaken();
          onClear();
        }}
      >
        {t('finder:clear')}
      </button>
    </div>
  );
}
