import { cx } from './cx.ts';
import { percent } from './percent.ts';
import { NEEDLE_REACH } from './scale.tsx';
import scale from './scale.module.css';
import styles from './ladder.module.css';

export interface LadderProps {
  /** The rating series, ascending: PN of EN 1333, classes of ASME B16.34. */
  stations: readonly number[];
  /** Those that are stated: gaps stay gaps. */
  stated: readonly number[];
  /** The station that the visitor entered; one that the series does not have has no place. */
  needle?: number | undefined;
  /** A row of a chart whose rows join, as `Scale`'s `row`. */
  isJoined?: boolean | undefined;
}

/** Height of a row of a chart, as of `Scale`, px. */
const HEIGHT = 22;

/** Ratings as stations, one cell each: names, not lengths, so that it is no axis. */
export function Ladder({ stations, stated, needle, isJoined }: LadderProps) {
  const reach = isJoined ? NEEDLE_REACH : 0;
  const cell = 100 / stations.length;
  const at = needle === undefined ? -1 : stations.indexOf(needle);
  const x = percent((at + 0.5) * cell);
  return (
    <svg className={cx('wide block', styles.ladder)} aria-hidden="true">
      {stations.map((station, index) => (
        <rect
          key={station}
          x={percent(index * cell + GAP)}
          width={percent(cell - 2 * GAP)}
          {...(stated.includes(station)
            ? { y: 8, height: 6 }
            : { y: 13, height: 1, className: styles.gap })}
        />
      ))}
      {at >= 0 && <line className={scale.needle} x1={x} x2={x} y1={-reach} y2={HEIGHT + reach} />}
    </svg>
  );
}

/** Between two cells, per cent of the ladder on either side. */
const GAP = 0.2;

/** The stations over a ladder, each in the middle of its cell. */
export function LadderLegend({ stations }: Pick<LadderProps, 'stations'>) {
  return (
    <svg className={cx('wide block smallest quiet', scale.axis)} aria-hidden="true">
      {stations.map((station, index) => (
        <text
          key={station}
          x={percent(((index + 0.5) * 100) / stations.length)}
          y="1em"
          textAnchor="middle"
        >
          {station}
        </text>
      ))}
    </svg>
  );
}
