import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { type DataColumn, DataTable, type DataTableProps } from '#app/ui/data-table.tsx';
import { Scale } from '#app/ui/scale.tsx';
import type { Divisions } from '#app/ui/scale-axis.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import type { Verdict } from '#app/shared/fit/judge.ts';
import { judgeChunk } from '#app/shared/fit/judge-chunk.ts';
import { failsAt } from '#app/shared/fit/fails-at.ts';
import { isEmptyPoint } from '#app/shared/operating-point/point.ts';
import { PointScale } from '#app/shared/operating-point/point-scale.tsx';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { Measured } from '#app/shared/units/measured.tsx';
import type { CellView, TableView } from '#app/shared/page/views.ts';
import styles from './converted-table.module.css';
import {
  CellFigure,
  UnstatedLane,
  ColumnAxis,
  type DrawnColumn,
  drawnColumn,
  useRowVerdicts,
  VerdictCell,
} from './point-columns.tsx';
import { useConvertedTable } from './use-converted-table.ts';

/** Key of the column that a table's bars stand in, right of their numbers. */
const BARS = 'bars';
/** Key of the column that says how each row's product fits the operating point. */
const VERDICT = 'verdict';

const axisOf = (column: DrawnColumn | undefined) => column && <ColumnAxis column={column} />;

/** A table of figures as a loader made it, with bars on the table's own axis where it has one. */
export function ConvertedTable({
  table,
  ...look
}: {
  table: TableView;
} & Pick<DataTableProps, 'dense' | 'titled'>) {
  const { t } = useLocale();
  const { caption, rows, note } = table;
  const { torque: _, ...ofValves } = useOperatingPoint();
  const isJudged = useRowVerdicts(rows) !== undefined && !isEmptyPoint(ofValves);
  const half = table.inTwo ? Math.ceil(rows.length / 2) : rows.length;
  const parts = [rows.slice(0, half), rows.slice(half)].filter((part) => part.length > 0);
  return (
    <div className={styles.whole}>
      <div className={cx(table.inTwo && cx('halves stack', styles.two))}>
        {parts.map((part, index) => (
          <Figures
            key={index}
            table={{
              ...table,
              rows: part,
              ...(parts.length > 1 && { caption: `${caption} (${index + 1}/${parts.length})` }),
            }}
            {...look}
          />
        ))}
      </div>
      {note !== undefined && (
        <p className="quiet caption measure top12">
          {isJudged && t('finder:note.verdict')} {note}
        </p>
      )}
    </div>
  );
}

function Figures({
  table: stated,
  ...look
}: {
  table: TableView;
} & Pick<DataTableProps, 'dense' | 'titled'>) {
  const table = useConvertedTable(stated);
  const { t } = useLocale();
  const { columns, bars } = table;
  const verdicts = useRowVerdicts(table.rows);
  const drawn = columns.map((_, index) => drawnColumn(table, index));
  const shown: DataColumn[] = columns.map(({ label, unit, align }, index) => ({
    key: String(index),
    label,
    unit,
    align,
    axis: index !== bars?.column && axisOf(drawn[index]),
  }));
  if (bars) {
    const column = axisOf(drawn[bars.column]);
    shown.splice(bars.column + 1, 0, {
      key: BARS,
      label: '',
      unit: column ? undefined : bars.axis,
      axis: column,
      drawnOnly: true,
    });
  }
  if (verdicts) shown.push({ key: VERDICT, label: t('finder:column.result') });
  const isOfProducts = table.rows.some(({ href }) => href !== undefined);
  return (
    <DataTable
      caption={table.caption}
      {...look}
      stacks={isOfProducts && !bars && drawn.some((column) => column !== undefined)}
      columns={shown}
      rows={inOrder(table.rows, verdicts).map(({ cells, current, href, verdict }) => ({
        key: cells.map(({ text }) => text).join('|'),
        selected: current,
        outcome: verdict?.match.result,
        cells: {
          ...Object.fromEntries(
            cells.map((cell, index) => [
              String(index),
              <Content
                key={index}
                cell={cell}
                index={index}
                href={href}
                unit={columns[index]?.unit}
                isBar={index === bars?.column}
                column={drawn[index]}
                failing={failsAt(verdict, cell)}
              />,
            ]),
          ),
          ...(bars && { [BARS]: <Bar cell={cells[bars.column]} divisions={bars.divisions} /> }),
          ...(verdicts && { [VERDICT]: <VerdictCell verdict={verdict} /> }),
        },
      }))}
    />
  );
}

/** Rows with their verdicts; where the operating point judges some of them, in the order in which products are listed. */
function inOrder(rows: TableView['rows'], verdicts: readonly (Verdict | undefined)[] | undefined) {
  const judged = rows.map((row, index) => ({ ...row, verdict: verdicts?.[index] }));
  const sorted = judgeChunk.current?.sortedVerdicts(judged.flatMap(({ verdict }) => verdict ?? []));
  if (!verdicts || !sorted) return judged;
  const place = ({ verdict }: (typeof judged)[number]) =>
    verdict ? sorted.indexOf(verdict) : sorted.length;
  return judged.toSorted((a, b) => place(a) - place(b));
}

/** A range such as `DN 15–100` or `−20 ~ +200 °C` is read as one word: only what is longer than this breaks. */
const LONGEST_UNBROKEN = 22;

function Content({
  cell,
  index,
  href,
  unit,
  isBar,
  column,
  failing,
}: {
  cell: CellView;
  index: number;
  href: string | undefined;
  /** Of its column, whose numbers are converted already. */
  unit: string | undefined;
  /** Its bar stands in a column of its own. */
  isBar: boolean;
  /** What the column is drawn on. */
  column: DrawnColumn | undefined;
  /** Whether its product is excluded for it. */
  failing: boolean;
}) {
  const { text, imperial, askable } = cell;
  if (index === 0 && href !== undefined)
    return (
      <TextLink as={LocalizedLink} to={href}>
        {text}
      </TextLink>
    );
  if (askable)
    return (
      <>
        <span className="quiet">{text}</span>
        <UnstatedLane column={column} />
      </>
    );
  const value = <Measured text={text} imperial={unit === undefined ? imperial : undefined} />;
  return (
    <>
      {column?.quantity === 'flange' && cell.flanges ? (
        // Its dots stand under the names of the flanges.
        <VisuallyHidden>{value}</VisuallyHidden>
      ) : text.length > LONGEST_UNBROKEN ? (
        value
      ) : (
        <span className={cx('nowrap', !isBar && styles.word, failing && 'dark-ink bold')}>
          {value}
        </span>
      )}
      {!isBar && <CellFigure cell={cell} column={column} />}
    </>
  );
}

function Bar({
  cell,
  divisions,
}: {
  cell: CellView | undefined;
  divisions: Divisions | undefined;
}) {
  if (cell?.range)
    return (
      <span className={cx('paper-bar block regular', styles.bar)}>
        <PointScale {...cell.range} />
      </span>
    );
  if (cell?.bar === undefined || divisions === undefined) return null;
  return (
    <span className={cx('paper-bar block regular', styles.bar)}>
      <Scale
        quantity={{ min: 0, max: 100, unit: '%', kind: 'linear', divisions }}
        // The lower end is not stated.
        from={undefined}
        to={cell.bar}
      />
    </span>
  );
}
