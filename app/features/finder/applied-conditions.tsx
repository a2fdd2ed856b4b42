import { useUnits } from '#app/shared/units/unit-choice.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';

import styles from './applied-conditions.module.css';
import { conditions } from '#app/shared/fit/condition-labels.ts';
import type { Facet, FinderData } from '#app/shared/fit/finder-data.ts';
import { type FinderQuery, without } from '#app/shared/fit/finder-query.ts';
import { PRESSURE_KINDS } from './strip-conditions.ts';
import type { ChangeQuery } from './use-finder.ts';

/** The conditions in force that neither the side column nor, in a narrow window, the bar shows, as chips that remove them. */
export function AppliedConditions({
  data,
  query,
  change,
  onTaken,
}: {
  data: FinderData;
  query: FinderQuery;
  change: ChangeQuery;
  /** A condition has been taken out, and the button that had the focus goes with it. */
  onTaken: () => void;
}) {
  const { t } = useLocale();
  const units = useUnits();
  const pressure = PRESSURE_KINDS.find(({ facet }) => query[facet] !== undefined)?.facet;
  const inBar: Partial<Record<Facet, number>> = useOperatingPoint();
  const inFields: ReadonlySet<Facet | undefined> = new Set([
    'family',
    'size',
    pressure,
    'temperature',
    'torque',
  ]);
  const folded = conditions(query, data, t, units).flatMap((condition) => {
    const isWide = !inFields.has(condition.facet);
    const isNarrow = inBar[condition.facet] === undefined;
    return isWide || isNarrow ? [{ ...condition, isWide, isNarrow }] : [];
  });
  if (folded.length === 0) return null;
  return (
    <ul className="flex wrap gap8 foot8" aria-label={t('finder:applied')}>
      {folded.map(({ facet, value, label, isWide, isNarrow }) => (
        <li
          key={`${facet} ${value ?? ''}`}
          className={cx(!isWide && styles.narrow, !isNarrow && 'fromDesk')}
        >
          <button
            type="button"
            className={cx('chip gap8 dense strong outlined rounded', styles.chip)}
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
  );
}
