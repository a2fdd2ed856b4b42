import { ratingStations } from '#app/shared/fit/rating-series.ts';
import type { Verdict } from '#app/shared/fit/judge.ts';
import { useFitData, useJudge } from '#app/shared/fit/use-fit-data.ts';
import { VerdictStack } from '#app/shared/fit/verdict.tsx';
import { PointScale } from '#app/shared/operating-point/point-scale.tsx';
import { pointText } from '#app/shared/operating-point/point-text.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import type { CellView, TableView } from '#app/shared/page/views.ts';
import { useUnits } from '#app/shared/units/unit-choice.ts';
import { cx } from '#app/ui/cx.ts';
import { FlangeLadder, FlangeLegend } from '#app/ui/flange-ladder.tsx';
import { Ladder, LadderLegend } from '#app/ui/ladder.tsx';
import { ScaleFlag, ScaleLegend } from '#app/ui/scale.tsx';
import { type Quantity, type ScaleAxis, scalePosition, useScaleAxis } from '#app/ui/scale-axis.ts';

import styles from './converted-table.module.css';

/** What the cells of a column are drawn on: an axis, the ladder of PN, or that of mounting flanges. */
export type DrawnColumn =
  | { quantity: Quantity; apart?: true }
  | { quantity: 'pn'; stations: readonly number[] }
  | { quantity: 'flange'; stations: readonly string[] };

/** What a column of a table is drawn on; undefined where nothing in it is drawn. */
export function drawnColumn({ rows }: TableView, index: number): DrawnColumn | undefined {
  const cells = rows.flatMap((row) => row.cells[index] ?? []);
  const range = cells.find((cell) => cell.range)?.range;
  if (range) return { quantity: range.quantity, ...(range.apart && { apart: true }) };
  const pn = cells.flatMap((cell) => cell.pn ?? []);
  if (pn.length > 0) return { quantity: 'pn', stations: ratingStations('pn', pn) };
  const flanges = new Set(cells.flatMap((cell) => cell.flanges ?? []));
  return flanges.size > 1 ? { quantity: 'flange', stations: [...flanges].toSorted() } : undefined;
}

/** Axis or stations over a column, and over them the value that the visitor entered, at its needle. */
export function ColumnAxis({ column }: { column: DrawnColumn }) {
  const units = useUnits();
  const point = useOperatingPoint();
  const axis = useScaleAxis(
    column.quantity === 'pn' || column.quantity === 'flange' ? 'size' : column.quantity,
  );
  if (column.quantity === 'flange')
    return (
      <span className={cx('paper-bar block regular', styles.bar)}>
        <FlangeLegend stations={column.stations} />
      </span>
    );
  const value = 'apart' in column ? undefined : point[column.quantity];
  const place = value === undefined ? -1 : placeOf(column, axis, value);
  return (
    <span
      className={cx(
        'paper-bar block regular',
        styles.bar,
        column.quantity === 'pn' ? styles.stations : styles.axis,
      )}
    >
      {value !== undefined && place >= 0 && (
        <ScaleFlag at={place}>{pointText(column.quantity, value, units)}</ScaleFlag>
      )}
      {column.quantity === 'pn' ? (
        <LadderLegend stations={column.stations} />
      ) : (
        <ScaleLegend quantity={column.quantity} />
      )}
    </span>
  );
}

/** Per cent of the column; negative for a PN that its ladder does not have. */
function placeOf(
  column: Exclude<DrawnColumn, { quantity: 'flange' }>,
  axis: ScaleAxis,
  value: number,
): number {
  if (column.quantity !== 'pn') return scalePosition(axis, value);
  const station = column.stations.indexOf(value);
  return station < 0 ? -1 : ((station + 0.5) * 100) / column.stations.length;
}

/** What a cell states, drawn on what its column is drawn on, with the needle at the operating point. */
export function CellFigure({
  cell: { range, pn, flanges },
  column,
}: {
  cell: CellView;
  column: DrawnColumn | undefined;
}) {
  const point = useOperatingPoint();
  const figure =
    column?.quantity === 'flange'
      ? flanges && <FlangeLadder stations={column.stations} stated={flanges} />
      : column?.quantity === 'pn'
        ? pn && <Ladder stations={column.stations} stated={pn} needle={point.pn} />
        : range && <PointScale {...range} />;
  return figure ? (
    <span
      className={cx(
        'paper-bar block regular',
        styles.bar,
        column?.quantity === 'pn' && styles.ladder,
      )}
    >
      {figure}
    </span>
  ) : null;
}

/** The dashed lane of what is not stated, where others state it, with the needle at the operating point. */
export function UnstatedLane({ column }: { column: DrawnColumn | undefined }) {
  if (!column || column.quantity === 'pn' || column.quantity === 'flange') return null;
  return (
    <span className={cx('paper-bar block regular dashed', styles.bar)}>
      <PointScale {...column} to={undefined} />
    </span>
  );
}

/** What the operating point says of the products that a table's rows name; undefined where it says nothing of any. */
export function useRowVerdicts(rows: TableView['rows']): (Verdict | undefined)[] | undefined {
  const data = useFitData();
  const judge = useJudge();
  if (!data || !judge) return undefined;
  const verdicts = rows.map(({ href }) => {
    const item = data.items.find(({ to, page }) => page && to === href);
    return item && judge(item);
  });
  return verdicts.some((verdict) => verdict !== undefined) ? verdicts : undefined;
}

/** The verdict of a row, and why. */
export function VerdictCell({ verdict }: { verdict: Verdict | undefined }) {
  if (!verdict) return null;
  return <VerdictStack verdict={verdict} />;
}
