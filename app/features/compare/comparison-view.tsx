import { useState } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { useFitAwaited, useFitData, useJudge } from '#app/shared/fit/use-fit-data.ts';
import { isEmptyPoint } from '#app/shared/operating-point/point.ts';
import { VerdictFootnote } from '#app/shared/fit/verdict-footnote.tsx';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { MAX_COMPARED } from '#app/shared/compare/compare-list.ts';
import { cx } from '#app/ui/cx.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import { ADD_FIELD } from './add-item.tsx';
import { CompareActions } from './compare-actions.tsx';
import { CompareChart, CompareText } from './compare-chart.tsx';
import { type CompareData, type CompareItem, nameOf } from './compare-data.ts';
import { CompareHeads } from './compare-heads.tsx';
import styles from './compare-page.module.css';
import { comparisons } from './compare-quantities.ts';
import { CompareQuestions } from './compare-questions.tsx';
import { comparedRows, missingIn, writtenRows } from './compare-rows.ts';

/** Products side by side: who they are, each quantity on one axis, the rest in lines, and what is missing in one. */
export function ComparisonView({
  data,
  items,
  title,
  differentFirst,
  onChoose,
  onRemove,
}: {
  data: CompareData;
  items: readonly CompareItem[];
  /** Names the compared products. */
  title: string;
  differentFirst: boolean;
  /** Changes the ids to compare. */
  onChoose: (update: (ids: readonly string[]) => readonly string[]) => void;
  onRemove: (item: CompareItem) => void;
}) {
  const { t } = useLocale();
  const point = useOperatingPoint();
  const fit = useFitData();
  const judge = useJudge();
  // Shown only with its verdicts, which would move it; a comparison that is on the screen is not hidden again.
  const awaited = useFitAwaited();
  const [unshown, setUnshown] = useState(awaited);
  if (unshown && !awaited) setUnshown(false);

  const verdictOf = (item: CompareItem) => {
    const whole = fit?.items.find(({ id }) => id === item.product);
    // Of the chosen size alone.
    return whole && judge?.({ ...whole, facts: item.facts });
  };
  const drawn = comparisons(items, point, { differentFirst });
  const rows = comparedRows(data.rows, items);
  const questions = [
    ...drawn.flatMap(({ quantity, lanes }) =>
      lanes.flatMap(({ item, stated }) =>
        stated.kind === 'not-stated'
          ? [{ code: nameOf(item), about: t(`comparison:quantity.${quantity}`) }]
          : [],
      ),
    ),
    ...missingIn(rows),
  ];
  return (
    <div className={cx(styles.view, unshown && styles.unshown)}>
      <div className={cx('chart grid edges', styles.top)}>
        <div className={cx('screenOnly', styles.count)}>
          <h2 className="body leading">{t('comparison:chosenCount', { count: items.length })}</h2>
          <p className="soft dense">{t('comparison:atMost', { max: MAX_COMPARED })}</p>
        </div>
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
            className={cx('tints centred dense strong soft screenOnly', styles.free)}
            onClick={(event) => {
              event.preventDefault();
              const field = document.getElementById(ADD_FIELD);
              field?.closest('details')?.setAttribute('open', '');
              field?.focus();
            }}
          >
            + {t('comparison:add')}
          </a>
        )}
      </div>
      <VisuallyHidden as="h2">{t('comparison:charts')}</VisuallyHidden>
      <div className={cx('charts', styles.charts)}>
        {drawn.map((comparison) => (
          <CompareChart key={comparison.quantity} comparison={comparison} verdictOf={verdictOf} />
        ))}
        {writtenRows(rows).map((row) => (
          <CompareText key={row.key} row={row} />
        ))}
      </div>
      <CompareQuestions questions={questions} />
      {!isEmptyPoint(point) && <VerdictFootnote of="everything" />}
      <CompareActions items={items} title={title} />
    </div>
  );
}
