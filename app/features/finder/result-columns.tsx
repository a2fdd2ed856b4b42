import type { ReactNode } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { AskButton } from '#app/shared/questions/ask-button.tsx';
import { Measured } from '#app/shared/units/measured.tsx';
import type { Translate } from '#app/i18n/translate.ts';
import { Scale, ScaleLegend } from '#app/ui/scale.tsx';
import { SCALE_AXES, type Quantity } from '#app/ui/scale-axis.ts';

import { printedNumber } from '#app/shared/operating-point/point-text.ts';
import type { FinderItem } from '#app/shared/fit/finder-data.ts';

import styles from './result-table.module.css';

/** A column of a list between its code and its result. */
export interface ResultColumn {
  key: 'type' | 'size' | 'rating' | 'temperature' | 'mounting' | 'supply' | 'torque';
  /** A label in fewer words, where the width is small. */
  shortLabel?: 'ratingShort';
  /** Ends of the axis, under the label. */
  axis?: ReactNode;
  /** The condition whose value its cells show. */
  needle?: 'size' | 'temperature' | 'torque';
  cell: (item: FinderItem, needle: number | undefined, t: Translate) => ReactNode;
}

const signed = (value: number) => (value > 0 ? `+${value}` : printedNumber(value));

/** The ends of an axis, written as the figures under it are (content/format.ts). */
function Axis({ quantity }: { quantity: Quantity }) {
  const { language } = useLocale();
  const { min, max, unit } = SCALE_AXES[quantity];
  if (quantity === 'size') return <ScaleLegend quantity={quantity} />;
  const to = language === 'ko' ? '~' : 'to';
  const ends =
    quantity === 'temperature'
      ? `${signed(min)} ${to} ${signed(max)} ${unit}`
      : `${printedNumber(min)}–${printedNumber(max)} ${unit}`;
  return <Measured text={ends} />;
}

/** A range in words and on its axis, with the needle at what was entered. */
function Range({
  quantity,
  text,
  from,
  to,
  needle,
}: {
  quantity: Quantity;
  text: string;
  from?: number | undefined;
  to: number | undefined;
  needle: number | undefined;
}) {
  return (
    <>
      <Measured text={text} />
      {to !== undefined && <Scale quantity={quantity} from={from} to={to} needle={needle} />}
    </>
  );
}

const type: ResultColumn = { key: 'type', cell: (item) => item.type };

/** What is not stated can be asked for. */
function Missing({ code, about }: { code: string; about: string }) {
  const { t } = useLocale();
  return (
    <span className={styles.missing}>
      {t('finder:notStated')} <AskButton code={code} about={about} />
    </span>
  );
}

export const VALVE_COLUMNS: readonly ResultColumn[] = [
  type,
  {
    key: 'size',
    needle: 'size',
    axis: <Axis quantity="size" />,
    cell: ({ code, size }, needle, t) =>
      size ? (
        <Range quantity="size" text={size.text} from={size.from} to={size.to} needle={needle} />
      ) : (
        <Missing code={code} about={t('finder:column.size')} />
      ),
  },
  {
    key: 'rating',
    // The pinch valves state a maximum operating pressure and no rating.
    shortLabel: 'ratingShort',
    // Numbers without a unit among those that have one: only a sentence says which is converted.
    cell: ({ rating }, _, t) => (
      <Measured
        running={rating?.unitless}
        text={
          rating
            ? [rating.text, rating.differential].filter(Boolean).join(' · ')
            : t('finder:notStated')
        }
      />
    ),
  },
  {
    key: 'temperature',
    needle: 'temperature',
    axis: <Axis quantity="temperature" />,
    cell: ({ code, temperature }, needle, t) =>
      temperature ? (
        <Range
          quantity="temperature"
          text={temperature.text}
          from={temperature.min}
          to={temperature.max}
          needle={needle}
        />
      ) : (
        <Missing code={code} about={t('finder:column.temperature')} />
      ),
  },
];

export const ACTUATOR_COLUMNS: readonly ResultColumn[] = [
  type,
  {
    key: 'mounting',
    cell: ({ code, flanges }, _, t) =>
      flanges?.text || <Missing code={code} about={t('finder:column.mounting')} />,
  },
  {
    key: 'supply',
    cell: ({ code, supplyText }, _, t) =>
      supplyText === undefined ? (
        <Missing code={code} about={t('finder:column.supply')} />
      ) : (
        <Measured text={supplyText} />
      ),
  },
  {
    key: 'torque',
    needle: 'torque',
    axis: <Axis quantity="torque" />,
    cell: ({ code, torque }, needle, t) =>
      torque ? (
        <Range
          quantity="torque"
          text={torque.series ? t('finder:torqueOfSeries', { range: torque.text }) : torque.text}
          // Of a maximum torque the lower end is not stated: the bar fades.
          from={torque.min}
          to={torque.max}
          needle={needle}
        />
      ) : (
        <Missing code={code} about={t('finder:column.torque')} />
      ),
  },
];
