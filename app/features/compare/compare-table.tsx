import { useState } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { AskAllButton, AskButton } from '#app/shared/questions/ask-button.tsx';
import { isSameQuestion, type Question } from '#app/shared/questions/question-list.ts';
import { SourceMark, Sources } from '#app/shared/table/sources.tsx';
import { Measured } from '#app/shared/units/measured.tsx';
import { cx } from '#app/ui/cx.ts';
import { Checkbox } from '#app/ui/field.tsx';

import { type CompareData, type CompareItem, nameOf } from './compare-data.ts';
import { comparedRows } from './compare-rows.ts';
import styles from './compare-table.module.css';

/** Items as columns, all their values as rows; rows that differ are marked with a word and a rule. */
export function CompareTable({
  data,
  items,
  drawnMissing,
  open,
}: {
  data: CompareData;
  items: readonly CompareItem[];
  /** What the lanes above cannot show. */
  drawnMissing: readonly Question[];
  /** Whether it is unfolded: where the lanes show little, such as of actuators. */
  open: boolean;
}) {
  const { t } = useLocale();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const rows = comparedRows(data.rows, items);
  const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows;
  const missing = [
    ...drawnMissing,
    ...rows.flatMap(({ label, values }) =>
      values.flatMap(({ item, value }) =>
        value.askable ? [{ code: nameOf(item), about: label }] : [],
      ),
    ),
  ].filter((own, place, all) => all.findIndex((each) => isSameQuestion(each, own)) === place);
  return (
    <>
      <details className={styles.all} open={open}>
        <summary className={styles.title}>
          <h2>{t('comparison:table')}</h2>
        </summary>
        <div className={styles.only}>
          <Checkbox
            checked={onlyDifferences}
            disabled={items.length < 2}
            onChange={({ currentTarget }) => setOnlyDifferences(currentTarget.checked)}
          >
            {t('comparison:onlyDifferences')}
          </Checkbox>
        </div>
        <table className={styles.table}>
          <caption className={styles.caption}>
            {t('comparison:caption', { list: items.map(nameOf).join(', ') })}
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {t('comparison:item')}
              </th>
              {items.map((item) => (
                <th key={item.id} scope="col">
                  {item.badge} {item.size}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, label, values, differs }) => (
              <tr key={key} className={cx(differs && styles.differs)}>
                <th scope="row">
                  {label}
                  {differs && <span className={styles.mark}>{t('comparison:differs')}</span>}
                </th>
                {values.map(({ item, value }) => (
                  <td
                    key={item.id}
                    // A phone shows a row as a list, where each value says whose it is.
                    data-code={nameOf(item)}
                    className={cx(value.quiet && styles.quiet)}
                  >
                    <span>
                      <Measured
                        text={value.text}
                        sourceMark={value.mark !== undefined && <SourceMark number={value.mark} />}
                      />
                      {value.askable && <AskButton code={nameOf(item)} about={label} />}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {shown.length === 0 && <p className={styles.note}>{t('comparison:same')}</p>}
      </details>
      {missing.length > 0 && <AskAllButton questions={missing} />}
      <Sources sources={data.sources} />
    </>
  );
}
