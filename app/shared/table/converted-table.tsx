import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { Scale } from '#app/ui/scale.tsx';
import type { Divisions } from '#app/ui/scale-axis.ts';
import { TextLink } from '#app/ui/text-link.tsx';

import { AskButton } from '#app/shared/questions/ask-button.tsx';
import { PointScale } from '#app/shared/operating-point/point-scale.tsx';
import { Measured } from '#app/shared/units/measured.tsx';
import type { CellView, TableView } from '#app/shared/page/views.ts';
import styles from './converted-table.module.css';
import { SourceMark } from './sources.tsx';
import { useConvertedTable } from './use-converted-table.ts';

/** Key of the column that a table's bars stand in, right of their numbers. */
const BARS = 'bars';

/** A table of figures as a loader made it, with bars on the table's own axis where it has one. */
export function ConvertedTable({ table: stated, dense }: { table: TableView; dense?: boolean }) {
  const table = useConvertedTable(stated);
  const { columns, bars } = table;
  const shown = columns.map(({ label, unit, align }, index) => ({
    key: String(index),
    label,
    unit,
    align,
  }));
  if (bars) {
    shown.splice(bars.column + 1, 0, { key: BARS, label: '', unit: bars.axis, align: 'start' });
  }
  return (
    <div>
      <DataTable
        caption={table.caption}
        mark={table.mark !== undefined && <SourceMark number={table.mark} />}
        dense={dense}
        columns={shown}
        rows={table.rows.map(({ cells, current, href }) => ({
          key: cells.map(({ text }) => text).join('|'),
          selected: current,
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
                  drawn={index === bars?.column}
                />,
              ]),
            ),
            ...(bars && { [BARS]: <Bar cell={cells[bars.column]} divisions={bars.divisions} /> }),
          },
        }))}
      />
      {table.note !== undefined && <p className={styles.note}>{table.note}</p>}
    </div>
  );
}

/** A range such as `DN 15–100` or `−20 ~ +200 °C` is read as one word: only what is longer than this breaks. */
const LONGEST_UNBROKEN = 22;

function Content({
  cell: { text, range, askable },
  index,
  href,
  code,
  about,
  drawn,
}: {
  cell: CellView;
  index: number;
  href: string | undefined;
  /** What the row is of, and what its cell says of it: what is not stated can be asked for. */
  code: string;
  about: string;
  /** Its bar stands in a column of its own. */
  drawn: boolean;
}) {
  if (index === 0 && href !== undefined)
    return (
      <TextLink as={LocalizedLink} to={href}>
        {text}
      </TextLink>
    );
  const value = <Measured text={text} />;
  return (
    <>
      {text.length > LONGEST_UNBROKEN ? value : <span className={styles.word}>{value}</span>}
      {askable && <AskButton code={code} about={about} />}
      {range && !drawn && (
        <span className={styles.bar}>
          <PointScale {...range} />
        </span>
      )}
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
        from={0}
        to={cell.bar}
      />
    </span>
  );
}
