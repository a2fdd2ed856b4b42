import { type ReactNode, useId } from 'react';

import { cx } from './cx.ts';
import styles from './data-table.module.css';
import { useOverflow } from './use-overflow.ts';

export interface DataColumn {
  key: string;
  label: string;
  /** Unit under the label. */
  unit?: string | undefined;
  /** Under label and unit: what the cells below are drawn on. */
  axis?: ReactNode;
  /** `end` for numbers that are compared down a column. */
  align?: 'start' | 'end' | undefined;
  /** Draws what another column says in words: to a screen reader there is no such column. */
  drawnOnly?: boolean | undefined;
}

export interface DataRow {
  key: string;
  /** Cells by column key; the first column's is the row's header. A missing one stays empty. */
  cells: Readonly<Record<string, ReactNode>>;
  /** The row of what the visitor looks at. */
  selected?: boolean | undefined;
  /** How it fits the operating point. The row of what does not, `no`, is quieter, its bars without colour. */
  outcome?: string | undefined;
}

export interface DataTableProps {
  caption: string;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  /** Smaller type and rows. */
  dense?: boolean | undefined;
  /** Rows of products: on a phone each is a list, the first and the last cell over the others. Its heading names the table. */
  stacks?: boolean | undefined;
  /** Its heading names the table: the caption is for screen readers alone. */
  titled?: boolean | undefined;
}

/** A table of figures: named, with scopes; where it is wider than its place it scrolls in a box of its own. */
export function DataTable({ caption, columns, rows, dense, stacks, titled }: DataTableProps) {
  const id = useId();
  const [isWide, watch] = useOverflow();
  // A table that stacks never scrolls.
  const overflows = isWide && !stacks;
  const align = (column: DataColumn) => (column.align === 'end' ? 'end nowrap' : undefined);
  /** The last cell of a row that is judged says how. */
  const isVerdict = ({ outcome }: DataRow, index: number) =>
    outcome !== undefined && index === columns.length - 1;
  return (
    <div
      ref={watch}
      className={cx('relative', stacks && 'container', styles.scroll)}
      data-fits={overflows === false || undefined}
      {...(overflows && { tabIndex: 0, role: 'region', 'aria-labelledby': id })}
    >
      <table
        className={cx(
          'table cells leading',
          styles.table,
          dense && styles.dense,
          stacks && cx('stacks', styles.stacks),
        )}
      >
        <caption id={id} className={titled || stacks ? 'unseen' : cx('soft dense', styles.caption)}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={align(column)}
                aria-hidden={column.drawnOnly}
              >
                {column.label}
                {column.unit !== undefined && (
                  <span className="block quiet smallest medium">{column.unit}</span>
                )}
                {column.axis}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} data-selected={row.selected || undefined} data-outcome={row.outcome}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row" className={align(column)}>
                    {row.cells[column.key]}
                  </th>
                ) : (
                  <td
                    key={column.key}
                    className={isVerdict(row, index) ? 'outcome' : align(column)}
                    aria-hidden={column.drawnOnly}
                  >
                    {row.cells[column.key]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
