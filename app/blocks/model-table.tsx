import { useId } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { useVerdicts } from '#app/shared/fit/use-fit-data.ts';
import { VerdictMark, VerdictReason } from '#app/shared/fit/verdict.tsx';
import { PointScale } from '#app/shared/operating-point/point-scale.tsx';
import type { CardView } from '#app/shared/page/views.ts';
import { DetailsLink } from '#app/shared/product/details-link.tsx';
import type { ModelsView } from '#app/shared/product/models-view.ts';
import { useConvertedTable } from '#app/shared/table/use-converted-table.ts';
import { cx } from '#app/ui/cx.ts';
import { FlangeLadder, FlangeLegend } from '#app/ui/flange-ladder.tsx';
import { TORQUE_ENDS } from '#app/ui/scale-axis.ts';
import { AxisNumbers } from '#app/ui/scale.tsx';
import { useOverflow } from '#app/ui/use-overflow.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import styles from './model-table.module.css';

/** Columns of the content's table (`quarterTurnTable`). */
const [CODE, TORQUE, FLANGES, TIME, SINGLE, THREE] = [0, 1, 2, 3, 4, 5] as const;

/** One row for each model: its card, to be chosen, opened and compared. */
export function ModelTable({
  models: { table: stated, models, flanges },
  cards,
  chosen,
  onChoose,
  level,
}: {
  models: ModelsView;
  cards: readonly CardView[];
  /** Index of the chosen model; −1 for none. */
  chosen: number;
  onChoose: (code: string) => void;
  level: 2 | 3;
}) {
  const { t } = useLocale();
  const name = useId();
  const verdicts = useVerdicts();
  const [overflows, watch] = useOverflow();
  const table = useConvertedTable(stated);
  const Code = `h${level + 1}` as 'h3' | 'h4';
  const head = (index: number) => {
    const column = table.columns[index];
    return (
      <>
        {column?.label}
        {column?.unit !== undefined && (
          <span className="quiet smallest medium"> {column.unit}</span>
        )}
      </>
    );
  };
  return (
    <div
      ref={watch}
      className={styles.scroll}
      {...(overflows && { tabIndex: 0, role: 'region', 'aria-label': table.caption })}
    >
      <table className={cx('lowRows table leading', styles.table)}>
        <caption>
          <VisuallyHidden>{table.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {head(CODE)}
            </th>
            <th scope="col" className={styles.torque}>
              {head(TORQUE)}
              <span className={cx('block', styles.ends)}>
                <AxisNumbers numbers={TORQUE_ENDS} />
              </span>
            </th>
            <th scope="col" className={styles.flanges}>
              <VisuallyHidden>{head(FLANGES)}</VisuallyHidden>
              <FlangeLegend stations={flanges} />
            </th>
            <th scope="col" className="end">
              {head(TIME)}
            </th>
            <th scope="col" className="fromDesk">
              {head(SINGLE)}
            </th>
            <th scope="col" className="fromDesk">
              {head(THREE)}
            </th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card, index) => {
            const cells = table.rows[index]?.cells ?? [];
            const model = models[index];
            const verdict = verdicts(card.id);
            return (
              <tr
                key={card.id}
                data-selected={index === chosen || undefined}
                data-verdict={verdict?.match.result}
              >
                {/* The card stands beside the row's header: HTML allows no heading within one. */}
                <th scope="row" aria-label={card.code} className={styles.choose}>
                  <input
                    type="radio"
                    name={name}
                    aria-label={t('product:series.model', { code: card.code })}
                    checked={index === chosen}
                    data-controlled
                    className={cx('scripted covers block screenOnly', styles.radio)}
                    onChange={() => onChoose(card.code)}
                  />
                </th>
                <td>
                  <article aria-label={card.code} className="flex-row gap10">
                    <Code className={cx('dense strong nowrap', styles.code)}>
                      <DetailsLink card={card} className={cx('relative', styles.details)} isNamed />
                    </Code>
                  </article>
                  {verdict && (
                    <p className={cx('grid gap6 dark-ink caption nowrap', styles.verdict)}>
                      <VerdictMark verdict={verdict} /> <VerdictReason verdict={verdict} />
                    </p>
                  )}
                </td>
                <td className={styles.torque}>
                  <span className={styles.number}>{cells[TORQUE]?.text}</span>
                  <span className={cx('fromTablet', styles.scale)}>
                    <PointScale quantity="torque" to={model?.torque} />
                  </span>
                </td>
                <td className={styles.flanges}>
                  <VisuallyHidden>{cells[FLANGES]?.text}</VisuallyHidden>
                  <FlangeLadder stations={flanges} stated={model?.flanges ?? []} />
                </td>
                <td className="end">{cells[TIME]?.text}</td>
                <td className="fromDesk">{cells[SINGLE]?.text}</td>
                <td className="fromDesk">{cells[THREE]?.text}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
