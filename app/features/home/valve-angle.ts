import { useState, type KeyboardEvent, type PointerEvent } from 'react';

/** Degrees from closed to open, and from one drawing to the next. */
export const OPEN = 90;
export const STEP = 5;
/** What the document shows. */
const FIRST = 60;
const PAGE_STEP = 15;

/** The nearest drawn angle within the quarter turn, degrees. */
export const drawnAngle = (angle: number): number =>
  Math.min(OPEN, Math.max(0, Math.round(angle / STEP) * STEP));

/** The angle after a key of the slider, degrees; undefined for other keys. */
export function angleAfterKey(key: string, angle: number): number | undefined {
  const moves: Record<string, number> = {
    ArrowLeft: angle - STEP,
    ArrowDown: angle - STEP,
    ArrowRight: angle + STEP,
    ArrowUp: angle + STEP,
    PageDown: angle - PAGE_STEP,
    PageUp: angle + PAGE_STEP,
    Home: 0,
    End: OPEN,
  };
  const next = moves[key];
  return next === undefined ? undefined : drawnAngle(next);
}

/** The drag of a pointer: where it began and with which angle; `span` px are the whole quarter turn. */
interface Drag {
  x: number;
  from: number;
  span: number;
}

/** The angle that a visitor has turned the valve to, and what scale and drawing need to be turned by. */
export function useValveAngle() {
  const [angle, setAngle] = useState(FIRST);
  /** Whether the scale has been touched: only then the other angles are fetched. */
  const [touched, setTouched] = useState(false);
  const [drag, setDrag] = useState<Drag>();
  const touch = () => setTouched(true);
  const turn = (to: number) => {
    touch();
    setAngle(drawnAngle(to));
  };
  const drags = {
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (drag) turn(drag.from + ((clientX - drag.x) / drag.span) * OPEN);
    },
    onPointerUp: () => setDrag(undefined),
    onPointerCancel: () => setDrag(undefined),
  };
  const begin = (event: PointerEvent<HTMLElement>, from: number) => {
    if (event.button !== 0) return;
    touch();
    const { width } = event.currentTarget.getBoundingClientRect();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ x: event.clientX, from, span: width });
  };
  return {
    angle,
    touched,
    turn,
    /** For the drawing: it turns by as much as the pointer moves. */
    drawing: { ...drags, onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, angle) },
    /** For the scale: it turns to where it is pressed. */
    scale: {
      ...drags,
      onPointerEnter: touch,
      onFocus: touch,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        const at = ((event.clientX - left) / width) * OPEN;
        turn(at);
        begin(event, at);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const next = angleAfterKey(event.key, angle);
        if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        turn(next);
      },
    },
  };
}
