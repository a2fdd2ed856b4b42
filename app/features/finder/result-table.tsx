import { memo, type ReactNode, useMemo, useState } from 'react';

import { CompareBox } from '#app/shared/compare/compare-box.tsx';
import { QuoteToggle } from '#app/shared/quote/quote-toggle.tsx';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { ScaleFlag, ScaleLegend } from '#app/ui/scale.tsx';
import { scalePosition, useScaleAxis } from '#app/ui/scale-axis.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { useBeforePrint } from '#app/ui/use-before-print.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import type { Wording } from '#app/shared/fit/judge.ts';
import { spanIn } from '#app/shared/operating-point/point.ts';
import { pointText } from '#app/shared/operating-point/point-text.ts';
import { useUnits } from '#app/shared/units/unit-choice.ts';
import type { Found, Group } from './finder.ts';
import { sleevePath } from './tool-paths.ts';
import { type FinderQuery, searchOf } from '#app/shared/fit/finder-query.ts';
import { supplySearch } from '#app/shared/fit/supply-search.ts';
import type { PressureKind, ResultColumn } from './result-columns.tsx';
import styles from './result-table.module.css';
import { MatchResult } from './match-result.tsx';

/**
 * Rows of each group that are shown at once: more than the catalogue has today, and few enough that the page stays light
 * and a key is answered at once with thousands of products (npm run bench:scale).
 */
const ROWS_AT_ONCE = 50;

/** Columns of controls, and the one that takes their room. */
const ON_PAPER: Readonly<Record<string, string>> = {
  compare: 'screenOnly',
  quote: 'screenOnly',
  result: 'verdicts',
};

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
 * What is in range and not stated in one table, what is out of range in another, folded: widths of the columns come from their
 * classes, so that the needles of both stand in one line.
 */
export function ResultTable({
  caption,
  columns,
  group,
  query,
  duty,
  withResult,
}: ResultTableProps) {
  const { t, language } = useLocale();
  const units = useUnits();
  const wording = useMemo(
    () => ({ language, units, converted: t('units:converted') }),
    [language, units, t],
  );
  const dutyQuery = duty === '' ? undefined : searchOf(query);
  const pressure = (['bar', 'pn', 'ansi'] as const).find((kind) => query[kind] !== undefined);
  const row = (matched: Found) => (
    <ResultRow
      key={matched.item.id}
      {...matched}
      columns={columns}
      needles={columns.map(({ drawn }) => drawn && query[drawn])}
      pressure={pressure}
      to={matched.item.to + supplySearch(matched.item, query)}
      sleeve={sleevePath(matched.item, query)}
      dutyQuery={dutyQuery}
      wording={wording}
      withResult={withResult}
    />
  );
  const first = [...group['in-range'], ...group['not-stated']];
  const out = group['out-of-range'];
  const outTitle = t('finder:result.out-of-range');
  const plain = (name: string, label: string, isShown = false) => (
    <th key={name} scope="col" className={cx(ON_PAPER[name], styles[name])}>
      {isShown ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </th>
  );
  /** Below a table that shows its heads they are there for readers alone. */
  const head = (isShown: boolean) => (
    <tr>
      {plain('compare', t('compare:box'))}
      {plain('code', t('finder:column.code'), isShown)}
      {columns.map((column) =>
        isShown ? (
          <ColumnHead key={column.key} column={column} query={query} />
        ) : (
          plain(column.key, t(`finder:column.${column.key}`))
        ),
      )}
      {withResult && plain('result', t('finder:column.result'), isShown)}
      {plain('quote', t('quote:addShort'))}
    </tr>
  );
  const isRated = pressure !== undefined && columns.some(({ key }) => key === 'rating');
  return (
    <>
      <Rows caption={caption} head={head(true)} isRated={isRated} all={first} row={row} />
      <Rows
        caption={`${caption}: ${outTitle}`}
        title={
          <>
            <b className="rigid strong">{`${outTitle} ${out.length}`}</b>
            <span className={cx('grow quiet caption', styles.codes)}>
              {out.map(({ item }) => item.code).join(', ')}
            </span>
          </>
        }
        head={head(first.length === 0)}
        isRated={isRated}
        all={out}
        row={row}
        className="quiet ghosts"
      />
    </>
  );
}

/** Label of a column, over the visitor's value and the ends of the axis that its cells share. */
function ColumnHead({
  column: { key, drawn },
  query,
}: {
  column: ResultColumn;
  query: FinderQuery;
}) {
  const { t } = useLocale();
  const units = useUnits();
  const axis = useScaleAxis(drawn ?? 'size');
  const value = drawn && query[drawn];
  const ratings = (['pn', 'ansi', 'bar'] as const).flatMap((facet) => {
    const asked = spanIn(query, facet);
    if (key !== 'rating' || asked === undefined) return [];
    const text = pointText(facet, asked, units);
    return facet === 'bar' ? t('finder:atLeast', { value: text }) : text;
  });
  return (
    <th scope="col" className={styles[key]}>
      {t(`finder:column.${key}`)}
      {drawn && value !== undefined && (
        <ScaleFlag at={scalePosition(axis, value)}>
          {pointText(drawn, spanIn(query, drawn) ?? value, units)}
        </ScaleFlag>
      )}
      {ratings.length > 0 && (
        <span className={cx('block smallest bold', styles.asked)}>{ratings.join(', ')}</span>
      )}
      {drawn && <ScaleLegend quantity={drawn} />}
    </th>
  );
}

interface ResultRowProps extends Found, Pick<ResultTableProps, 'columns' | 'withResult'> {
  /** What was asked for, by column. */
  needles: readonly (number | undefined)[];
  /** The kind of pressure that was asked for. */
  pressure: PressureKind | undefined;
  /** Address of the product's page. */
  to: string;
  /** Address of its sleeve guide, if it has one. */
  sleeve: string | undefined;
  /** The duty as a query. */
  dutyQuery: string | undefined;
  wording: Wording;
}

/** Most keys change few rows: the others are not rendered again. */
const ResultRow = memo(function ResultRow({
  item,
  match,
  columns,
  needles,
  pressure,
  to,
  sleeve,
  dutyQuery,
  wording,
  withResult,
}: ResultRowProps) {
  const { code, name } = item;
  return (
    <tr data-theme={item.theme}>
      <td className={cx('screenOnly', styles.compare)}>
        {item.page && <CompareBox bare id={item.id} code={code} />}
      </td>
      <th scope="row" className={styles.code}>
        <TextLink as={LocalizedLink} to={to} title={name}>
          {code}
        </TextLink>
        {/* Its name is the title of the link; a range's own name says its kind. */}
        {item.page && (
          <span aria-hidden="true" className={cx('block regular quiet caption', styles.kind)}>
            {' '}
            {item.type}
          </span>
        )}
      </th>
      {columns.map(({ key, cell }, index) => (
        <td key={key} className={styles[key]}>
          {cell(item, needles[index], pressure)}
        </td>
      ))}
      {withResult && (
        <td className={cx('outcome', styles.result)}>
          <MatchResult
            found={{ item, ...(match && { match }) }}
            sleeve={sleeve}
            wording={wording}
          />
        </td>
      )}
      <td className={cx('screenOnly', styles.quote)}>
        <QuoteToggle request={{ product: item, conditions: dutyQuery ?? '' }} />
      </td>
    </tr>
  );
}, isSameRow);

/** Numbers asked for and matches are made anew at each change of the query: what they say counts. All else is compared as it is. */
function isSameRow(before: ResultRowProps, after: ResultRowProps): boolean {
  return (Object.keys(after) as (keyof ResultRowProps)[]).every((name) =>
    name === 'needles' || name === 'match'
      ? JSON.stringify(before[name]) === JSON.stringify(after[name])
      : before[name] === after[name],
  );
}

/** A group as a table; under a title it is folded. */
function Rows({
  caption,
  head,
  isRated,
  title,
  all,
  row,
  className,
}: {
  caption: string;
  head: ReactNode;
  /** A pressure was asked for, and the rows have one. */
  isRated: boolean;
  title?: ReactNode;
  all: readonly Found[];
  row: (item: Found) => ReactNode;
  className?: string | undefined;
}) {
  const { t } = useLocale();
  const [open, setOpen] = useState(title === undefined);
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const left = all.length - shown;
  useBeforePrint(() => setOpen(true));
  if (all.length === 0) return null;
  return (
    <>
      {title !== undefined && (
        <div className={cx('edges', styles.group)}>
          <button
            type="button"
            aria-expanded={open}
            className="flips flex-row wide"
            onClick={() => setOpen(!open)}
          >
            {title}
            <Icon name="chevron" />
          </button>
        </div>
      )}
      {open && (
        <table
          className={cx('table stacks anywhere one-unit', styles.table, className)}
          data-rated={isRated}
        >
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>{head}</thead>
          <tbody>{all.slice(0, shown).map(row)}</tbody>
        </table>
      )}
      {open && left > 0 && (
        <div className={cx('edges', styles.group)}>
          <button type="button" className="wide" onClick={() => setShown(shown + ROWS_AT_ONCE)}>
            {t('finder:more', { count: left })}
          </button>
        </div>
      )}
    </>
  );
}
