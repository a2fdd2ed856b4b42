import type { ReactNode } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { reasonText } from '#app/shared/fit/condition-labels.ts';
import type { FinderItem } from '#app/shared/fit/finder-data.ts';
import type { FacetMatch } from '#app/shared/fit/match.ts';
import type { OperatingPoint } from '#app/shared/operating-point/point.ts';
import { pointText } from '#app/shared/operating-point/point-text.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { AskButton } from '#app/shared/questions/ask-button.tsx';
import { SourceMark } from '#app/shared/table/sources.tsx';
import { Measured } from '#app/shared/units/measured.tsx';
import { useUnits } from '#app/shared/units/unit-choice.ts';
import { cx } from '#app/ui/cx.ts';
import { Ladder, LadderLegend } from '#app/ui/ladder.tsx';
import { Scale, ScaleFlag, ScaleLegend } from '#app/ui/scale.tsx';
import { SCALE_AXES, scalePosition } from '#app/ui/scale-axis.ts';

import { nameOf } from './compare-data.ts';
import styles from './compare-chart.module.css';
import {
  type Comparison,
  type Difference,
  type Lane,
  laneMatch,
  stationsOf,
} from './compare-quantities.ts';

/** One quantity: its axis or ladder once, and every product's lane on it. A table for who cannot see the lanes. */
export function CompareChart({
  comparison: { quantity, lanes, difference },
  fitOf,
}: {
  comparison: Comparison;
  /** The product as the finder judges it, once its judgement has come. */
  fitOf: (lane: Lane) => FinderItem | undefined;
}) {
  const { t } = useLocale();
  const point = useOperatingPoint();
  const label = t(`comparison:quantity.${quantity}`);
  return (
    <table className={styles.block}>
      <caption className={styles.caption}>
        <span className={styles.name}>{label}</span>{' '}
        <span className={styles.hint}>{t(`comparison:unit.${quantity}`)}</span>
        {difference && <DifferenceMark difference={difference} />}
      </caption>
      <thead aria-hidden="true">
        <tr className={styles.axis}>
          <td>
            <Axis quantity={quantity} lanes={lanes} point={point} />
          </td>
        </tr>
      </thead>
      <tbody>
        {lanes.map((lane) => {
          const match = laneMatch(quantity, fitOf(lane), point);
          return (
            <tr
              key={lane.item.id}
              data-theme={lane.item.theme}
              className={cx(styles.lane, match?.outcome === 'no' && styles.out)}
            >
              <th scope="row">
                <span className={styles.code}>{lane.item.code}</span>{' '}
                {lane.item.size !== undefined && (
                  <span className={styles.code}>{lane.item.size}</span>
                )}
              </th>
              <td>
                <span className={cx(styles.bar, lane.stated.kind === 'not-stated' && styles.none)}>
                  {lane.stated.kind !== 'not-applicable' && (
                    <Bar quantity={quantity} lane={lane} lanes={lanes} needle={point[quantity]} />
                  )}
                  {lane.stated.kind === 'not-stated' && (
                    // The value beside it is what is read out.
                    <span aria-hidden="true" className={styles.noneText}>
                      {t('comparison:notStated')}
                    </span>
                  )}
                </span>
                <span className={styles.value}>
                  <LaneValue lane={lane} quantity={quantity} label={label} match={match} />
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Numbers of the axis or stations of the ladder, and the entered value over them. */
function Axis({
  quantity,
  lanes,
  point,
}: Pick<Comparison, 'quantity' | 'lanes'> & { point: OperatingPoint }) {
  const units = useUnits();
  const value = point[quantity];
  const stations = quantity === 'pn' || quantity === 'ansi' ? stationsOf(quantity, lanes) : [];
  const at =
    quantity === 'pn' || quantity === 'ansi'
      ? ((stations.indexOf(value ?? 0) + 0.5) * 100) / stations.length
      : scalePosition(SCALE_AXES[quantity], value ?? 0);
  return (
    <>
      {value !== undefined && at > 0 && (
        <ScaleFlag at={at}>{pointText(quantity, value, units)}</ScaleFlag>
      )}
      {quantity === 'pn' || quantity === 'ansi' ? (
        <LadderLegend stations={stations} />
      ) : (
        <ScaleLegend quantity={quantity} variant="row" />
      )}
    </>
  );
}

function Bar({
  quantity,
  lane: { stated },
  lanes,
  needle,
}: {
  quantity: Comparison['quantity'];
  lane: Lane;
  lanes: readonly Lane[];
  needle: number | undefined;
}) {
  if (quantity === 'pn' || quantity === 'ansi')
    return (
      <Ladder
        stations={stationsOf(quantity, lanes)}
        stated={stated.kind === 'stations' ? stated.stations : []}
        needle={needle}
        isJoined
      />
    );
  const range = stated.kind === 'range' ? stated : undefined;
  return (
    <Scale
      quantity={quantity}
      variant="row"
      from={range ? range.from : 0}
      to={range?.to}
      needle={needle}
    />
  );
}

function LaneValue({
  lane: { item, stated },
  quantity,
  label,
  match,
}: {
  lane: Lane;
  quantity: Comparison['quantity'];
  label: string;
  match: FacetMatch | undefined;
}): ReactNode {
  const { t } = useLocale();
  if (stated.kind === 'not-applicable')
    return <span className={styles.quiet}>{t('comparison:notApplicable')}</span>;
  if (stated.kind === 'not-stated')
    return (
      <span className={styles.quiet}>
        {t('comparison:notStated')}
        <AskButton code={nameOf(item)} about={label} />
      </span>
    );
  const mark = item.marks[quantity === 'pn' || quantity === 'ansi' ? 'rating' : quantity];
  return (
    <>
      <Measured
        text={stated.text}
        sourceMark={mark !== undefined && <SourceMark number={mark} />}
      />
      {match?.reason && match.outcome !== 'fits' && (
        <>
          <span className={styles.gap}> </span>
          <span className={styles.reason}>
            <Measured running text={reasonText(match.reason, t)} />
          </span>
        </>
      )}
    </>
  );
}

function DifferenceMark({ difference }: { difference: Difference }) {
  const { t } = useLocale();
  const same = difference.kind === 'same';
  return (
    <span className={cx(styles.difference, same && styles.same)}>
      <span aria-hidden="true" className={styles.sign}>
        {same ? '=' : '≠'}
      </span>
      {difference.kind === 'only'
        ? t('comparison:differsOnly', { product: nameOf(difference.item) })
        : t(`comparison:${DIFFERENCES[difference.kind]}`)}
    </span>
  );
}

const DIFFERENCES = { same: 'equal', all: 'differsAll', some: 'differs' } as const;
