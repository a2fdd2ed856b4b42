import type { ReactNode } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import type { Verdict } from '#app/shared/fit/judge.ts';
import type { OperatingPoint } from '#app/shared/operating-point/point.ts';
import { pointText } from '#app/shared/operating-point/point-text.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { Measured } from '#app/shared/units/measured.tsx';
import { useUnits } from '#app/shared/units/unit-choice.ts';
import { cx } from '#app/ui/cx.ts';
import { Ladder, LadderLegend } from '#app/ui/ladder.tsx';
import { Scale, ScaleFlag, ScaleLegend } from '#app/ui/scale.tsx';
import { scalePosition, useScaleAxis } from '#app/ui/scale-axis.ts';

import { type CompareItem, nameOf } from './compare-data.ts';
import styles from './compare-chart.module.css';
import {
  type Comparison,
  type Difference,
  isOut,
  type Lane,
  stationsOf,
} from './compare-quantities.ts';
import type { ComparedRow } from './compare-rows.ts';

/** One quantity: its axis or ladder once, and every product's lane on it. A table for who cannot see the lanes. */
export function CompareChart({
  comparison: { quantity, lanes, difference },
  verdictOf,
}: {
  comparison: Comparison;
  /** Once the judgement has come. */
  verdictOf: (item: CompareItem) => Verdict | undefined;
}) {
  const { t } = useLocale();
  const point = useOperatingPoint();
  const { unit } = useScaleAxis(quantity === 'torque' ? quantity : 'temperature');
  return (
    <Block
      name={t(`comparison:quantity.${quantity}`)}
      hint={
        quantity === 'temperature' || quantity === 'torque'
          ? unit
          : t(`comparison:unit.${quantity}`)
      }
      mark={difference && <DifferenceMark difference={difference} />}
      head={
        <thead aria-hidden="true">
          <tr className={cx('lane grid middle', styles.axis)}>
            <td>
              <Axis quantity={quantity} lanes={lanes} point={point} />
            </td>
          </tr>
        </thead>
      }
    >
      {lanes.map((lane) => {
        const { item, stated } = lane;
        const isMissing = stated.kind === 'not-stated';
        return (
          <Row
            key={item.id}
            item={item}
            className={cx(
              'lane grid middle',
              styles.lane,
              isMissing && styles.missing,
              isOut(quantity, verdictOf(item)) && 'ghosts',
            )}
          >
            <span className={cx('grid middle relative', styles.bar)}>
              <Bar quantity={quantity} lane={lane} lanes={lanes} needle={point[quantity]} />
              {isMissing && (
                <span className={cx('absolute smallest quiet', styles.unstated)}>
                  {t('comparison:notStated')}
                </span>
              )}
            </span>
            {!isMissing && (
              <span className={styles.value}>
                <Measured text={stated.text} imperial={stated.imperial} />
              </span>
            )}
          </Row>
        );
      })}
    </Block>
  );
}

/** What has no axis, or what the axis does not show: a line of text for each product that states it. */
export function CompareText({ row: { label, stated } }: { row: ComparedRow }) {
  return (
    <Block name={label} isLine={stated.length === 1}>
      {stated.map(({ item, value }) => (
        <Row
          key={`${item.id} ${value.text}`}
          item={item}
          className={cx('lane grid middle', styles.text, value.quiet && 'quiet')}
        >
          <Measured text={value.text} imperial={value.imperial} />
        </Row>
      ))}
    </Block>
  );
}

function Block({
  name,
  hint,
  mark,
  head,
  isLine = false,
  children,
}: {
  name: string;
  hint?: string;
  mark?: ReactNode;
  head?: ReactNode;
  /** One product alone states it: on a phone its line is the name's. */
  isLine?: boolean;
  children: ReactNode;
}) {
  return (
    <table className={cx('block wide below one-unit', styles.block, isLine && styles.line)}>
      <caption className={cx('flex wrap baseline leading', styles.caption)}>
        <span className="bold">{name}</span>{' '}
        {hint !== undefined && <span className="quiet caption">{hint}</span>}
        {mark}
      </caption>
      {head}
      <tbody>{children}</tbody>
    </table>
  );
}

function Row({
  item,
  className,
  children,
}: {
  item: CompareItem;
  className: string;
  children: ReactNode;
}) {
  return (
    <tr data-theme={item.theme} className={className}>
      <th
        scope="row"
        className="strong nowrap"
        data-sized={item.size === undefined ? undefined : true}
      >
        {nameOf(item)}
      </th>
      <td>{children}</td>
    </tr>
  );
}

/** Numbers of the axis or stations of the ladder, and the entered value over them. */
function Axis({
  quantity,
  lanes,
  point,
}: Pick<Comparison, 'quantity' | 'lanes'> & { point: OperatingPoint }) {
  const units = useUnits();
  const axis = useScaleAxis(quantity === 'pn' || quantity === 'ansi' ? 'size' : quantity);
  const value = point[quantity];
  const stations = quantity === 'pn' || quantity === 'ansi' ? stationsOf(quantity, lanes) : [];
  const at =
    quantity === 'pn' || quantity === 'ansi'
      ? ((stations.indexOf(value ?? 0) + 0.5) * 100) / stations.length
      : scalePosition(axis, value ?? 0);
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
      extended={range?.extended}
      needle={needle}
    />
  );
}

function DifferenceMark({ difference }: { difference: Difference }) {
  const { t } = useLocale();
  return (
    <span className="soft caption medium">
      <span aria-hidden="true">{difference.kind === 'same' ? '= ' : '≠ '}</span>
      {difference.kind === 'only'
        ? t('comparison:differsOnly', { product: nameOf(difference.item) })
        : t(`comparison:${DIFFERENCES[difference.kind]}`)}
    </span>
  );
}

const DIFFERENCES = { same: 'equal', all: 'differsAll', some: 'differs' } as const;
