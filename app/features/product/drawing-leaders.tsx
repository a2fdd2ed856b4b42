import { useLocale } from '#app/i18n/use-locale.ts';
import type { DrawingPlace, LeadersView } from '#app/shared/product/product-view.ts';
import { cx } from '#app/ui/cx.ts';

import styles from './product-sheet.module.css';
import { acrossPicture, INSET, onSheet, placeLeaders, SHEET } from './leader-layout.ts';

/**
 * Leaders over an axonometric drawing, with words at their ends. Places are per cent of the sheet, so that letters keep the
 * size of the page's.
 */
export function DrawingLeaders({
  drawn: { axis, flow, leaders },
  picture,
}: {
  drawn: LeadersView;
  /** Size of the drawing that they point at, any unit. */
  picture: { width: number; height: number };
}) {
  const { t } = useLocale();
  return (
    <svg
      className={cx('wide absolute caption strong screenOnly', styles.leaders)}
      role="img"
      aria-label={`${t('product:parts')}: ${leaders.map(({ name }) => name).join(', ')}`}
    >
      {axis !== undefined && (
        <Axis
          ends={(beyond) => {
            const [top, bottom] = [0, 100].map((y) => onSheet({ x: axis, y }, picture, SHEET));
            return [
              { x: top!.x, y: top!.y - beyond },
              { x: bottom!.x, y: bottom!.y + beyond },
            ];
          }}
        />
      )}
      {flow && <Axis ends={(beyond) => acrossPicture(flow, picture, SHEET, beyond)} />}
      {placeLeaders(leaders, picture).map(({ name, part, elbow, side }) => {
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
  );
}

/** From where to where an axis is drawn beyond the product on either side, per cent of the sheet's height. */
const BEYOND = { from: 1, to: 6 };

/** A centre line, drawn beyond the product alone. @param ends so far beyond the picture */
function Axis({
  ends,
}: {
  ends: (beyond: number) => readonly [from: DrawingPlace, to: DrawingPlace];
}) {
  const [inner, outer] = [ends(BEYOND.from), ends(BEYOND.to)];
  return inner.map((near, index) => {
    const far = outer[index] ?? near;
    return (
      <line
        key={index}
        className="centre-line"
        x1={`${near.x}%`}
        x2={`${far.x}%`}
        y1={`${near.y}%`}
        y2={`${far.y}%`}
      />
    );
  });
}
