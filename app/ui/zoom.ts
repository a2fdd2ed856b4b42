/** Magnification of a picture that is pressed (spec §9). */
export const ZOOM_SCALE = 2;
/** How far a zoomed picture moves for one pixel of the mouse (spec §9). */
const PAN_FACTOR = 0.5;

/** A place or a movement, px. */
export interface Point {
  x: number;
  y: number;
}

/** Size of the box that the picture fills, px. */
export interface Box {
  width: number;
  height: number;
}

/**
 * A picture's magnification; `origin` is the point that stays where it is, 0 to 1, and `pan` how far it was moved, both as shares
 * of the box: turned, the device shows the same part of it.
 */
export type Zoom = { zoomed: false } | { zoomed: true; origin: Point; pan: Point };

/** As every picture begins, and as closing leaves it. */
export const UNZOOMED: Zoom = { zoomed: false };

/**
 * What a press does: magnifies at the pressed point, or takes the magnification back.
 *
 * @param point in px from the box's top left corner; outside, the nearest edge
 */
export function toggleZoom(zoom: Zoom, point: Point, box: Box): Zoom {
  if (zoom.zoomed) return UNZOOMED;
  return {
    zoomed: true,
    origin: { x: share(point.x, box.width), y: share(point.y, box.height) },
    pan: { x: 0, y: 0 },
  };
}

/**
 * What a drag does: moves the magnified picture by half the mouse's movement, and never so far that the box shows what is
 * beside it. A picture that is not magnified stays.
 *
 * @param movement of the mouse, px
 */
export function panZoom(zoom: Zoom, movement: Point, box: Box): Zoom {
  if (!zoom.zoomed) return zoom;
  const { origin, pan } = zoom;
  return {
    zoomed: true,
    origin,
    pan: {
      x: within(pan.x + (movement.x * PAN_FACTOR) / box.width, origin.x),
      y: within(pan.y + (movement.y * PAN_FACTOR) / box.height, origin.y),
    },
  };
}

/** The magnification as CSS. */
export function zoomStyle(zoom: Zoom): { transform?: string; transformOrigin?: string } {
  if (!zoom.zoomed) return {};
  const { origin, pan } = zoom;
  return {
    transform: `translate(${pan.x * 100}%, ${pan.y * 100}%) scale(${ZOOM_SCALE})`,
    transformOrigin: `${origin.x * 100}% ${origin.y * 100}%`,
  };
}

const share = (value: number, whole: number) =>
  whole > 0 ? Math.min(1, Math.max(0, value / whole)) : 0.5;

/** The magnified picture reaches `origin` boxes further to the one side, the rest to the other. */
function within(pan: number, origin: number): number {
  const extra = ZOOM_SCALE - 1;
  // `+ 0` turns −0 into 0.
  return Math.min(origin * extra, Math.max((origin - 1) * extra, pan)) + 0;
}
