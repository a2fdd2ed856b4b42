import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';

import { cx } from './cx.ts';
import { Picture, type PictureProps } from './picture.tsx';
import styles from './zoom-image.module.css';
import { panZoom, type Point, toggleZoom, UNZOOMED, zoomStyle } from './zoom.ts';

/** A press that moves further than this is a drag, px. */
const DRAG_THRESHOLD = 4;
/** What one arrow key moves the picture by is what a mouse's movement of this many px would. */
const KEY_MOVEMENT = 80;

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: KEY_MOVEMENT, y: 0 },
  ArrowRight: { x: -KEY_MOVEMENT, y: 0 },
  ArrowUp: { x: 0, y: KEY_MOVEMENT },
  ArrowDown: { x: 0, y: -KEY_MOVEMENT },
};

export interface ZoomImageProps extends PictureProps {
  labels: { zoomIn: string; zoomOut: string };
  /** Kept, with its magnification, but not shown. */
  hidden?: boolean;
}

/**
 * A picture that a press magnifies twice at the pressed point, and a second press takes back; dragging, a finger or the
 * arrow keys move it (spec §2, §9). It forgets both when it is taken away.
 */
export function ZoomImage({ labels, hidden = false, ...picture }: ZoomImageProps) {
  const [zoom, setZoom] = useState(UNZOOMED);
  const button = useRef<HTMLButtonElement>(null);
  const drag = useRef<{ last: Point; distance: number } | null>(null);
  const wasDragged = useRef(false);

  const box = () => button.current?.getBoundingClientRect() ?? new DOMRect();

  function press(event: MouseEvent) {
    if (wasDragged.current) {
      wasDragged.current = false;
      return;
    }
    const { left, top, width, height } = box();
    // A key press has no place: it magnifies at the middle.
    const fromKey = event.detail === 0;
    const point = fromKey
      ? { x: width / 2, y: height / 2 }
      : { x: event.clientX - left, y: event.clientY - top };
    setZoom((state) => toggleZoom(state, point, { width, height }));
  }

  function dragStart(event: PointerEvent) {
    wasDragged.current = false;
    if (!zoom.zoomed || event.button !== 0) return;
    drag.current = { last: { x: event.clientX, y: event.clientY }, distance: 0 };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function dragMove(event: PointerEvent) {
    if (!drag.current) return;
    const { last, distance } = drag.current;
    const movement = { x: event.clientX - last.x, y: event.clientY - last.y };
    drag.current = {
      last: { x: event.clientX, y: event.clientY },
      distance: distance + Math.hypot(movement.x, movement.y),
    };
    if (drag.current.distance > DRAG_THRESHOLD) wasDragged.current = true;
    setZoom((state) => panZoom(state, movement, box()));
  }

  function key(event: KeyboardEvent) {
    const movement = ARROWS[event.key];
    if (!movement || !zoom.zoomed) return;
    event.preventDefault();
    setZoom((state) => panZoom(state, movement, box()));
  }

  return (
    <button
      ref={button}
      type="button"
      hidden={hidden}
      aria-label={zoom.zoomed ? labels.zoomOut : labels.zoomIn}
      data-zoomed={zoom.zoomed}
      className={cx('wide block clip rings-within', styles.button)}
      onClick={press}
      onPointerDown={dragStart}
      onPointerMove={dragMove}
      onPointerUp={() => (drag.current = null)}
      onPointerCancel={() => (drag.current = null)}
      onKeyDown={key}
      onDragStart={(event) => event.preventDefault()}
    >
      {/* oxlint-disable-next-line react/forbid-dom-props -- never in a document: presses magnify */}
      <span className={cx('grid wide', styles.moved)} style={zoomStyle(zoom)}>
        <Picture {...picture} />
      </span>
    </button>
  );
}
