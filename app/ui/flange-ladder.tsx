import { cx } from './cx.ts';
import { percent } from './percent.ts';
import styles from './flange-ladder.module.css';

export interface FlangeLadderProps {
  /** Flange types in their order (ISO 5211): `F05` … `F14`. */
  stations: readonly string[];
  /** Those that are stated: filled. */
  stated: readonly string[];
  /** Prints the types under their dots; `marked` are the ones of what is chosen. */
  labels?: boolean | undefined;
  marked?: readonly string[] | undefined;
}

const NONE: readonly string[] = [];

/** Mounting flanges as dots on a line; what they say is printed beside them. */
export function FlangeLadder({
  stations,
  stated,
  labels = false,
  marked = NONE,
}: FlangeLadderProps) {
  const at = (index: number) => ((index + 0.5) * 100) / stations.length;
  const of = (type: string) => stations.indexOf(type);
  const [first, last] = [marked[0] ?? '', marked.at(-1) ?? ''];
  const cell = 50 / stations.length;
  return (
    <svg
      className={cx('block wide smallest', styles.ladder, labels && styles.labelled)}
      aria-hidden
    >
      <line x1={percent(at(0))} x2={percent(at(stations.length - 1))} y1="9" y2="9" />
      {stations.map((type, index) => (
        <circle
          key={type}
          cx={percent(at(index))}
          cy="9"
          r="4"
          className={stated.includes(type) ? styles.stated : undefined}
        />
      ))}
      {labels &&
        stations.map((type, index) => (
          <text
            key={type}
            x={percent(at(index))}
            y="2.6em"
            textAnchor="middle"
            className={marked.includes(type) ? styles.marked : undefined}
          >
            {type}
          </text>
        ))}
      {labels && marked.length > 0 && (
        <line
          className={styles.needle}
          x1={percent(at(of(first)) - cell)}
          x2={percent(at(of(last)) + cell)}
          y1="2.95em"
          y2="2.95em"
        />
      )}
    </svg>
  );
}

/** The types over a column of ladders. */
export function FlangeLegend({ stations }: Pick<FlangeLadderProps, 'stations'>) {
  return (
    <svg className={cx('wide block smallest regular', styles.legend)} aria-hidden>
      {stations.map((type, index) => (
        <text
          key={type}
          x={percent(((index + 0.5) * 100) / stations.length)}
          y="1em"
          textAnchor="middle"
        >
          {/* On a phone there is no room for five times F. */}
          <tspan className="fromDesk">F</tspan>
          {type.replace(/^F/, '')}
        </text>
      ))}
    </svg>
  );
}
