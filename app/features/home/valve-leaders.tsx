import { cx } from '#app/ui/cx.ts';

import styles from './turning-valve.module.css';

/** The drawing with its margin for leaders, in the drawing's own units: 416 × 800. */
const VIEW_BOX = '-14 -38 500 872';

/** From the part (a dot) to the balloon with its number, in the order of the list. */
const LEADERS = [
  { part: [330, 193], balloon: [452, 153] },
  { part: [225, 441], balloon: [330, 433] },
  { part: [190, 612], balloon: [60, 691] },
  { part: [273, 731], balloon: [440, 743] },
  { part: [151, 562], balloon: [40, 522] },
] as const;

const LINE = { fill: 'none', stroke: 'currentcolor', strokeWidth: 1.6 };

/** Axis of rotation in the gaps between the parts, leaders and balloons over the drawing. @param marked the part that is pointed at, from 0 */
export function ValveLeaders({
  marked,
  mark,
}: {
  marked: number | undefined;
  mark: (part: number | undefined) => void;
}) {
  return (
    <svg className={cx('wide absolute', styles.leaders)} viewBox={VIEW_BOX} aria-hidden="true">
      <path
        className={cx('centre-line', styles.axis)}
        d="M225-22v36m0 52v27m0 284v11m0 110v10m0 266v44"
      />
      {/* Counter-clockwise seen from above, as the frames turn from closed to open; the head points the way of the motion. */}
      <path {...LINE} d="M191-6a34 11 0 1 0 23-10.400" />
      <path d="M205-14.900l8.300-6 1.400 9z" />
      {LEADERS.map(({ part: [x, y], balloon: [u, v] }, index) => (
        <g
          key={`${u} ${v}`}
          className={styles.balloon}
          data-marked={index === marked || undefined}
          onPointerEnter={() => mark(index)}
          onPointerLeave={() => mark(undefined)}
        >
          <path {...LINE} d={`M${x} ${y}L${u} ${v}`} />
          <circle cx={x} cy={y} r="4" />
          <circle cx={u} cy={v} r="19" />
          <text x={u} y={v + 7}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
