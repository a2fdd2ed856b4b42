import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';

import {
  type FlowPosition,
  flowPositions,
  type ThreeWayPort,
  type ValveEnd,
} from './three-way-flow.ts';
import styles from './port-flow.module.css';

/** Line to each end in the drawing (120 by 92), and its letter. No arrowheads: what flows in and what out is nobody's statement. */
const ENDS: Readonly<Record<ValveEnd, { line: string; letter: readonly [x: number, y: number] }>> =
  {
    A: { line: 'M60 36H6', letter: [20, 20] },
    B: { line: 'M60 36h54', letter: [100, 20] },
    C: { line: 'M60 36v52', letter: [80, 82] },
  };
const BALL = 20;
const CENTRE = { x: 60, y: 36 };

/** What each position of a three-way ball joins: one diagram per quarter turn, derived from the bore's shape. */
export function PortFlow({ port }: { port: ThreeWayPort }) {
  const { t } = useLocale();
  return (
    <ul
      className={cx('grid gap16 caption top6', styles.positions)}
      aria-label={t('product:flow.port', { port })}
    >
      {flowPositions(port).map((position) => (
        <li key={position.degrees}>
          <FlowDrawing position={position} />
          <span className="strong">{position.degrees}°</span>{' '}
          <span>
            {position.joined.length > 0
              ? t('product:flow.joined', { ends: position.joined.join('–') })
              : t('product:flow.shut')}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The text beside it says the same. */
function FlowDrawing({ position: { bore, joined } }: { position: FlowPosition }) {
  return (
    <svg viewBox="0 0 120 92" className={cx('wide block', styles.drawing)} aria-hidden="true">
      <path d="M12 24h96M12 48h36M72 48h36M48 48v32M72 48v32" />
      <circle className={styles.ball} cx={CENTRE.x} cy={CENTRE.y} r={BALL} />
      {bore.map((degrees) => (
        <path key={degrees} className={styles.bore} d={boreLine(degrees)} />
      ))}
      {joined.map((end) => (
        <path key={end} className={styles.flow} d={ENDS[end].line} />
      ))}
      {(['A', 'B', 'C'] as const).map((end) => (
        <text
          key={end}
          x={ENDS[end].letter[0]}
          y={ENDS[end].letter[1]}
          className={cx('smallest', styles.letter)}
        >
          {end}
        </text>
      ))}
    </svg>
  );
}

/** Where the body has no end: the bore stays within the ball there. Degrees, counter-clockwise from the right. */
const WALL = 90;
/** Half of the bore's width, and a rim of the ball. */
const RIM = 9;

/** From the ball's middle to its wall. @param degrees counter-clockwise from the right */
function boreLine(degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  const reach = degrees === WALL ? BALL - RIM : BALL;
  const x = Math.round(CENTRE.x + reach * Math.cos(turn));
  const y = Math.round(CENTRE.y - reach * Math.sin(turn));
  return `M${CENTRE.x} ${CENTRE.y}L${x} ${y}`;
}
