import { useLocale } from '#app/i18n/use-locale.ts';
import type { LeadersView } from '#app/shared/product/product-view.ts';

import styles from './product-sheet.module.css';
import {
  acrossPicture,
  INSET,
  NARROW,
  onSheet,
  placeBalloons,
  placeLeaders,
  type SheetFrame,
  WIDE,
} from './leader-layout.ts';

/**
 * Leaders over an axonometric drawing: on a wide sheet with words at their ends, on a narrow one with numbers, whose words
 * `LeaderList` says. Places are per cent of the sheet, so that letters keep the size of the page's.
 */
export function DrawingLeaders({
  drawn: { axis, flow, leaders },
  picture,
}: {
  drawn: LeadersView;
  /** Size of the drawing that they point at, any unit. */
  picture: Size;
}) {
  const { t } = useLocale();
  return (
    <>
      <svg
        className={styles.leaders}
        role="img"
        aria-label={`${t('product:parts')}: ${leaders.map(({ name }) => name).join(', ')}`}
      >
        {axis !== undefined && <Axis at={axis} picture={picture} frame={WIDE} />}
        {flow && <FlowAxis ends={flow} picture={picture} frame={WIDE} />}
        {placeLeaders(leaders, picture, WIDE).map(({ name, part, elbow, side }) => {
          const left = side === 'left';
          const edge = left ? INSET : 100 - INSET;
          return (
            <g key={name}>
              <line x1={`${edge}%`} x2={`${elbow.x}%`} y1={`${elbow.y}%`} y2={`${elbow.y}%`} />
              <line x1={`${elbow.x}%`} x2={`${part.x}%`} y1={`${elbow.y}%`} y2={`${part.y}%`} />
              <circle cx={`${part.x}%`} cy={`${part.y}%`} r="3" />
              <text x={`${edge}%`} y={`${elbow.y}%`} dy="-6" textAnchor={left ? 'start' : 'end'}>
                {name}
              </text>
            </g>
          );
        })}
      </svg>
      <svg className={styles.balloons} aria-hidden="true">
        {axis !== undefined && <Axis at={axis} picture={picture} frame={NARROW} />}
        {flow && <FlowAxis ends={flow} picture={picture} frame={NARROW} />}
        {placeBalloons(leaders, picture, NARROW).map(({ part, balloon }, index) => (
          <g key={leaders[index]?.name}>
            <line x1={`${balloon.x}%`} x2={`${part.x}%`} y1={`${balloon.y}%`} y2={`${part.y}%`} />
            <circle cx={`${part.x}%`} cy={`${part.y}%`} r="3" />
            <circle className={styles.balloon} cx={`${balloon.x}%`} cy={`${balloon.y}%`} r="11" />
            <text x={`${balloon.x}%`} y={`${balloon.y}%`} dy="0.35em" textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
    </>
  );
}

interface Size {
  width: number;
  height: number;
}

/** How far an axis is drawn beyond the product, per cent of the sheet's height. */
const BEYOND = 6;

/** The axis that turns, through the product and beyond. */
function Axis({ at, picture, frame }: { at: number; picture: Size; frame: SheetFrame }) {
  const top = onSheet({ x: at, y: 0 }, picture, frame);
  const bottom = onSheet({ x: at, y: 100 }, picture, frame);
  const x = `${top.x}%`;
  return (
    <line
      className={styles.axis}
      x1={x}
      x2={x}
      y1={`${top.y - BEYOND}%`}
      y2={`${bottom.y + BEYOND}%`}
    />
  );
}

/** The axis of the flow, through the product and beyond. */
function FlowAxis({
  ends,
  picture,
  frame,
}: {
  ends: NonNullable<LeadersView['flow']>;
  picture: Size;
  frame: SheetFrame;
}) {
  const [from, to] = acrossPicture(ends, picture, frame, BEYOND);
  return (
    <line
      className={styles.axis}
      x1={`${from.x}%`}
      x2={`${to.x}%`}
      y1={`${from.y}%`}
      y2={`${to.y}%`}
    />
  );
}

/** The words of the numbers on a narrow sheet. */
export function LeaderList({ leaders }: Pick<LeadersView, 'leaders'>) {
  return (
    <ol className={styles.parts}>
      {leaders.map(({ name }, index) => (
        <li key={name}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
  );
}
