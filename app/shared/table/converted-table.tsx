import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { type DataColumn, DataTable } from '#app/ui/data-table.tsx';
import { Scale } from '#app/ui/scale.tsx';
import type { Divisions } from '#app/ui/scale-axis.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import { failsAt } from '#app/shared/fit/match-item.ts';
import { AskButton } from '#app/shared/questions/ask-button.tsx';
import { PointScale } from '#app/shared/operating-point/point-scale.tsx';
import { Measured } from '#app/shared/units/measured.tsx';
import type { CellView, TableView } from '#app/shared/page/views.ts';
import styles from './converted-table.module.css';
import {
  CellFigure,
  ColumnAxis,
  type DrawnColumn,
  drawnColumn,
  useRowVerdicts,
  VerdictCell,
} from './point-columns.tsx';
import { SourceMark } from './sources.tsx';
import { useConvertedTable } from './use-converted-table.ts';

/** Key of the column that a table's bars stand in, right of their numbers. */
const BARS = 'bars';
/** Key of the column that says how each row's product fits the operating point. */
const VERDICT = 'verdict';

const axisOf = (column: DrawnColumn | undefined) => column && <ColumnAxis column={column} />;

/** A table of figures as a loader made it, with bars on the table's own axis where it has one. */
export function ConvertedTable({ table, dense }: { table: TableView; dense?: boolean }) {
  const { caption, rows, note } = table;
  const half = table.inTwo ? Math.ceil(rows.length / 2) : rows.length;
  const parts = [rows.slice(0, half), rows.slice(half)].filter((part) => part.length > 0);
  return (
    <div>
      <div className={cx(table.inTwo && styles.two)}>
        {parts.map((part, index) => (
          <Figures
            key={index}
            table={{
              ...table,
              rows: part,
              ...(parts.length > 1 && { caption: `${caption} (${index + 1}/${parts.length})` }),
            }}
            dense={dense}
          />
        ))}
      </div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}

function Figures({ table: stated, dense }: { table: TableView; dense: boolean | undefined }) {
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
  return (
    <DataTable
      caption={table.caption}
      mark={table.mark !== undefined && <SourceMark number={table.mark} />}
      dense={dense}
      columns={shown}
      rows={table.rows.map(({ cells, current, href }, row) => ({
        key: cells.map(({ text }) => text).join('|'),
        selected: current,
        outcome: verdicts?.[row]?.outcome,
        cells: {
          ...Object.fromEntries(
            cells.map((cell, index) => [
              String(index),
              <Content
                key={index}
                cell={cell}
                index={index}
                href={href}
                code={cells[0]?.text ?? ''}
                about={columns[index]?.label ?? ''}
                isBar={index === bars?.column}
                column={drawn[index]}
                failing={failsAt(verdicts?.[row], cell)}
              />,
            ]),
          ),
          ...(bars && { [BARS]: <Bar cell={cells[bars.column]} divisions={bars.divisions} /> }),
          ...(verdicts && { [VERDICT]: <VerdictCell verdict={verdicts[row]} /> }),
        },
      }))}
    />
  );
}

/** A range such as `DN 15–100` or `−20 ~ +200 °C` is read as one word: only what is longer than this breaks. */
const LONGEST_UNBROKEN = 22;

function Content({
  cell,
  index,
  href,
  code,
  about,
  isBar,
  column,
  failing,
}: {
  cell: CellView;
  index: number;
  href: string | undefined;
  /** What the row is of, and what its cell says of it: what is not stated can be asked for. */
  code: string;
  about: string;
  /** Its bar stands in a column of its own. */
  isBar: boolean;
  /** What the column is drawn on. */
  column: DrawnColumn | undefined;
  /** Whether its product is excluded for it. */
  failing: boolean;
}) {
  const { text, askable } = cell;
  if (index === 0 && href !== undefined)
    return (
      <TextLink as={LocalizedLink} to={href}>
        {text}
      </TextLink>
    );
  const value = <Measured text={text} />;
  return (
    <>
      {column?.quantity === 'flange' && cell.flanges ? (
        // Its dots stand under the names of the flanges.
        <VisuallyHidden>{value}</VisuallyHidden>
      ) : text.length > LONGEST_UNBROKEN ? (
        value
      ) : (
        <span className={cx(styles.word, failing && styles.failing)}>{value}</span>
      )}
      {askable && <AskButton code={code} about={about} />}
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
      <span className={styles.bar}>
        <PointScale {...cell.range} />
      </span>
    );
  if (cell?.bar === undefined || divisions === undefined) return null;
  return (
    <span className={styles.bar}>
      <Scale
        quantity={{ min: 0, max: 100, unit: '%', kind: 'linear', divisions }}
        // The lower end is not stated.
        from={undefined}
        to={cell.bar}
      />
    </span>
  );
}
