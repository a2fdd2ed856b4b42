import { useState } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { matchItem } from '#app/shared/fit/match-item.ts';
import { useFitAwaited, useFitData } from '#app/shared/fit/use-fit-data.ts';
import { isEmptyPoint } from '#app/shared/operating-point/point.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { UnitsSwitch } from '#app/shared/units/units-switch.tsx';
import { cx } from '#app/ui/cx.ts';
import { Checkbox } from '#app/ui/field.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import { MAX_COMPARED } from '#app/shared/compare/compare-list.ts';

import { ADD_FIELD } from './add-item.tsx';
import { CompareActions } from './compare-actions.tsx';
import { CompareChart } from './compare-chart.tsx';
import { type CompareData, type CompareItem, nameOf } from './compare-data.ts';
import { CompareHeads, CompareStrip } from './compare-heads.tsx';
import styles from './compare-page.module.css';
import { comparisons } from './compare-quantities.ts';
import { CompareTable } from './compare-table.tsx';

/** Products side by side: who they are, each quantity on one axis, and every value in a table. */
export function ComparisonView({
  data,
  items,
  title,
  onChoose,
  onRemove,
}: {
  data: CompareData;
  items: readonly CompareItem[];
  /** Names the compared products. */
  title: string;
  /** Changes the ids to compare. */
  onChoose: (update: (ids: readonly string[]) => readonly string[]) => void;
  onRemove: (item: CompareItem) => void;
}) {
  const { t } = useLocale();
  const point = useOperatingPoint();
  const fit = useFitData();
  const [differentFirst, setDifferentFirst] = useState(false);
  // Shown only with its verdicts, which would move it; a comparison that is on the screen is not hidden again.
  const awaited = useFitAwaited();
  const [unshown, setUnshown] = useState(awaited);
  if (unshown && !awaited) setUnshown(false);

  /** The product as the finder judges it, of the chosen size alone. */
  const fitOf = (item: CompareItem) => {
    const whole = fit?.items.find(({ id }) => id === item.product);
    // A torque's text names its series here; the reasons do so themselves.
    const { torque: _, ...facts } = item.facts;
    return whole && { ...whole, ...facts };
  };
  const verdictOf = (item: CompareItem) => {
    const own = fitOf(item);
    return own && matchItem(own, { sort: 'name', ...point });
  };
  const drawn = comparisons(items, point, { differentFirst });
  const drawnMissing = drawn.flatMap(({ quantity, lanes }) =>
    lanes.flatMap(({ item, stated }) =>
      stated.kind === 'not-stated'
        ? [{ code: nameOf(item), about: t(`comparison:quantity.${quantity}`) }]
        : [],
    ),
  );
  return (
    <div className={cx(styles.view, unshown && styles.unshown)}>
      <div className={styles.top}>
        <div className={styles.controls}>
          <h2 className={styles.chosen}>{t('comparison:chosenCount', { count: items.length })}</h2>
          <p className={styles.hint}>{t('comparison:atMost', { max: MAX_COMPARED })}</p>
          {!isEmptyPoint(point) && <p className={styles.hint}>{t('comparison:needle')}</p>}
          <Checkbox
            checked={differentFirst}
            disabled={items.length < 2}
            onChange={({ currentTarget }) => setDifferentFirst(currentTarget.checked)}
          >
            {t('comparison:differentFirst')}
          </Checkbox>
          <UnitsSwitch />
        </div>
        <CompareStrip items={items} verdictOf={verdictOf} />
        <CompareHeads
          data={data}
          items={items}
          verdictOf={verdictOf}
          onChoose={onChoose}
          onRemove={onRemove}
        />
        {items.length < MAX_COMPARED && (
          <a
            href={`#${ADD_FIELD}`}
            className={styles.free}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(ADD_FIELD)?.focus();
            }}
          >
            <span>
              <span aria-hidden="true">+ </span>
              {t('comparison:add')}
            </span>
          </a>
        )}
      </div>
      <VisuallyHidden as="h2">{t('comparison:charts')}</VisuallyHidden>
      <div className={styles.charts}>
        {drawn.map((comparison) => (
          <CompareChart
            key={comparison.quantity}
            comparison={comparison}
            fitOf={({ item }) => fitOf(item)}
          />
        ))}
      </div>
      <CompareTable data={data} items={items} drawnMissing={drawnMissing} open={drawn.length < 2} />
      <CompareActions
        items={items}
        fitting={items.find((item) => verdictOf(item)?.outcome === 'fits')}
        title={title}
      />
      <p className={styles.note}>{t('comparison:share')}</p>
    </div>
  );
}
