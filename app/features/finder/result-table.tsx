import { memo, type ReactNode, useState } from 'react';

import { CompareBox } from '#app/shared/compare/compare-box.tsx';
import { QuoteToggle } from '#app/shared/quote/quote-toggle.tsx';
import type { QuoteItem } from '#app/shared/quote/quote-item.ts';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import type { FinderItem } from '#app/shared/fit/finder-data.ts';
import type { Group } from './finder.ts';
import { sleevePath } from './tool-paths.ts';
import type { MatchedItem } from '#app/shared/fit/match-item.ts';
import { type FinderQuery, searchOf } from '#app/shared/fit/finder-query.ts';
import type { ResultColumn } from './result-columns.tsx';
import styles from './result-table.module.css';
import { MatchResult } from './match-result.tsx';

/**
 * Rows of each group that are shown at once: more than the catalogue has today, and few enough that the page stays light
 * and a key is answered at once with thousands of products (npm run bench:scale).
 */
const ROWS_AT_ONCE = 50;

export interface ResultTableProps {
  caption: string;
  columns: readonly ResultColumn[];
  group: Group;
  query: FinderQuery;
  /** What was asked for besides the operating point, in words: the duty that a quote is for. */
  duty: string;
  /** Whether anything was asked for: without it there is no result. */
  withResult: boolean;
}

/**
 * What fits, what has to be asked and what does not fit, in one table: the groups share their columns, so that the needles
 * stand in one line.
 */
export function ResultTable({
  caption,
  columns,
  group,
  query,
  duty,
  withResult,
}: ResultTableProps) {
  const { t } = useLocale();
  const dutyQuery = duty === '' ? undefined : searchOf(query);
  const row = (matched: MatchedItem, index: number) => (
    <ResultRow
      key={matched.item.id}
      {...matched}
      isFirst={index === 0}
      columns={columns}
      needles={columns.map(({ needle }) => needle && query[needle])}
      to={pathOf(matched.item, query)}
      sleeve={sleevePath(matched.item, query)}
      duty={duty}
      dutyQuery={dutyQuery}
      withResult={withResult}
    />
  );
  const width = columns.length + (withResult ? 4 : 3);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.compare}>
            <VisuallyHidden>{t('compare:box')}</VisuallyHidden>
          </th>
          <th scope="col">{t('finder:column.code')}</th>
          {columns.map(({ key, shortLabel, axis }) => (
            <th key={key} scope="col" className={cx(styles[key])}>
              <span className={cx(shortLabel && styles.long)}>{t(`finder:column.${key}`)}</span>
              {shortLabel && (
                <span className={styles.short}>{t(`finder:column.${shortLabel}`)}</span>
              )}
              {axis !== undefined && <span className={styles.axis}>{axis}</span>}
            </th>
          ))}
          {withResult && (
            <th scope="col" className={styles.result}>
              {t('finder:column.result')}
            </th>
          )}
          <th scope="col" className={styles.quote}>
            {t('quote:addShort')}
          </th>
        </tr>
      </thead>
      <Rows all={group.fits} row={row} width={width} />
      <Rows
        title={t('finder:askGroup', { count: group.ask.length })}
        all={group.ask}
        row={row}
        width={width}
      />
      <Rows
        title={t('finder:noGroup', { count: group.no.length })}
        all={group.no}
        row={row}
        width={width}
        className={styles.out}
      />
    </table>
  );
}

interface ResultRowProps
  extends MatchedItem, Pick<ResultTableProps, 'columns' | 'duty' | 'withResult'> {
  /** Whether it begins a group. */
  isFirst: boolean;
  /** What was asked for, by column. */
  needles: readonly (number | undefined)[];
  /** Address of the product's page. */
  to: string;
  /** Address of its sleeve guide, if it has one. */
  sleeve: string | undefined;
  /** The duty as a query. */
  dutyQuery: string | undefined;
}

/** Most keys change few rows: the others are not rendered again. */
const ResultRow = memo(function ResultRow({
  item,
  outcome,
  reasons,
  isFirst,
  columns,
  needles,
  to,
  sleeve,
  duty,
  dutyQuery,
  withResult,
}: ResultRowProps) {
  const { t } = useLocale();
  const { code, name, category } = item;
  const quoteItem: QuoteItem = {
    productCode: code,
    productName: name,
    category,
    ...(dutyQuery !== undefined && { note: duty, duty: dutyQuery }),
  };
  return (
    <tr data-theme={item.theme} className={isFirst ? styles.first : undefined}>
      <td className={styles.compare}>
        {item.page && <CompareBox bare id={item.id} code={code} />}
      </td>
      <th scope="row" className={styles.code}>
        <TextLink as={LocalizedLink} to={to} title={name}>
          {code}
        </TextLink>
        {/* Its name is the title of the link; a range's own name says its kind. */}
        {item.page && (
          <span aria-hidden="true" className={styles.kind}>
            {' '}
            {item.type}
          </span>
        )}
      </th>
      {columns.map(({ key, cell }, index) => (
        <td key={key} className={cx(styles[key])}>
          {cell(item, needles[index], t)}
        </td>
      ))}
      {withResult && (
        <td className={styles.result}>
          <MatchResult matched={{ item, outcome, reasons }} sleeve={sleeve} duty={duty} />
        </td>
      )}
      <td className={styles.quote}>
        <QuoteToggle look="sign" item={quoteItem} />
      </td>
    </tr>
  );
}, isSameRow);

/** Numbers asked for and reasons are made anew at each change of the query: what they say counts. All else is compared as it is. */
function isSameRow(before: ResultRowProps, after: ResultRowProps): boolean {
  return (Object.keys(after) as (keyof ResultRowProps)[]).every((name) =>
    name === 'needles' || name === 'reasons'
      ? JSON.stringify(before[name]) === JSON.stringify(after[name])
      : before[name] === after[name],
  );
}

/** A product's page; of one that is driven by mains with the supply that was asked for, as from the sizing. */
const pathOf = ({ to, page, power }: FinderItem, { phase, voltage }: FinderQuery): string =>
  page && power && power !== 'none'
    ? to +
      searchOf({
        ...(phase !== undefined && { phase }),
        ...(voltage !== undefined && { voltage }),
        sort: 'name',
      })
    : to;

/** The rows of a group, under a heading that folds them away where it has one. */
function Rows({
  title,
  all,
  row,
  width,
  className,
}: {
  title?: string;
  all: readonly MatchedItem[];
  row: (item: MatchedItem, index: number) => ReactNode;
  width: number;
  className?: string | undefined;
}) {
  const { t } = useLocale();
  const [open, setOpen] = useState(true);
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const left = all.length - shown;
  if (all.length === 0) return null;
  return (
    <tbody className={className}>
      {title !== undefined && (
        <tr className={styles.group}>
          <th colSpan={width} scope="rowgroup">
            <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
              {title}
            </button>
          </th>
        </tr>
      )}
      {open && all.slice(0, shown).map(row)}
      {open && left > 0 && (
        <tr className={styles.more}>
          <td colSpan={width}>
            {t('finder:left', { count: left })}{' '}
            <button type="button" onClick={() => setShown(shown + ROWS_AT_ONCE)}>
              {t('finder:more')}
            </button>
          </td>
        </tr>
      )}
    </tbody>
  );
}
