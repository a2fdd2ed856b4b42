import { turned, type View, zoomed } from './view.ts';

/** Degrees per px of a drag: half a turn over a phone's width. */
const TURN_PER_PIXEL = 0.5;
const ZOOM_PER_PIXEL = 0.0015;
/** A wheel that counts lines, in px. */
const LINE = 16;

interface Point {
  x: number;
  y: number;
}

/**
 * Mouse, touch and wheel on a stage: one finger or button turns, two fingers or the wheel zoom. The wheel is left to the
 * page until the stage has the focus (a trackpad's pinch is not), and again where the model cannot get larger or smaller.
 *
 * @param change applies a change to the view; says whether anything changed
 * @param settle called when a gesture is over
 * @returns what takes the listeners away
 */
export function listenToGestures(
  stage: HTMLElement,
  change: (next: (view: View) => View) => boolean,
  settle: () => void,
): () => void {
  const pointers = new Map<number, Point>();
  const controller = new AbortController();
  const { signal } = controller;
  let wheelEnd: ReturnType<typeof setTimeout> | undefined;

  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    stage.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...pointers].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
    pointers.set(event.pointerId, now);
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      change((view) => zoomed(view, factor));
    } else {
      change((view) =>
        turned(view, (now.x - before.x) * TURN_PER_PIXEL, (now.y - before.y) * TURN_PER_PIXEL),
      );
    }
  };
  const up = (event: PointerEvent) => {
    if (pointers.delete(event.pointerId) && pointers.size === 0) settle();
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !stage.contains(document.activeElement)) return;
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    // A pinch comes in small steps.
    const power = event.ctrlKey ? 6 : 1;
    if (!change((view) => zoomed(view, Math.exp(-pixels * power * ZOOM_PER_PIXEL)))) return;
    event.preventDefault();
    clearTimeout(wheelEnd);
    wheelEnd = setTimeout(settle, 300);
  };

  stage.addEventListener('pointerdown', down, { signal });
  stage.addEventListener('pointermove', move, { signal });
  stage.addEventListener('pointerup', up, { signal });
  stage.addEventListener('pointercancel', up, { signal });
  stage.addEventListener('wheel', wheel, { signal, passive: false });
  return () => {
    clearTimeout(wheelEnd);
    controller.abort();
  };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
