/** What of the model is seen; angles in degrees. */
export interface View {
  /** Direction to the viewer, counter-clockwise from the model's +X as seen from above; -180 to 180. */
  azimuth: number;
  /** Height of the viewer over the horizon. */
  elevation: number;
  /** 1 shows the whole model. */
  zoom: number;
  /** Whether the part of the model before the section plane is taken away. */
  cut: boolean;
  /** Where the plane stands, 0 at the model's front to 1 at its back. */
  depth: number;
  /** How far the parts are drawn apart, 0 assembled to 1. */
  apart: number;
}

/** The camera of all drawings (`PRODUCT_VIEW` in models/lib/part.ts). */
const AZIMUTH = -55;
const ELEVATION = 26;

const LOWEST = -80;
const HIGHEST = 89;
const SMALLEST = 0.6;
const LARGEST = 8;

/** The view that the viewer opens with. @param depth where the section plane stands at first */
export const initialView = (depth: number): View => ({
  azimuth: AZIMUTH,
  elevation: ELEVATION,
  zoom: 1,
  cut: false,
  depth,
  apart: 0,
});

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Turns the model to the right and tips it forward, by degrees: as a hand that drags it would. */
export function turned(view: View, right: number, forward: number): View {
  const azimuth = view.azimuth - right;
  return {
    ...view,
    azimuth: azimuth - 360 * Math.round(azimuth / 360),
    elevation: clamp(view.elevation + forward, LOWEST, HIGHEST),
  };
}

/** The model larger by a factor; the same view where it is as large or small as it can be. */
export function zoomed(view: View, factor: number): View {
  const zoom = clamp(view.zoom * factor, SMALLEST, LARGEST);
  return zoom === view.zoom ? view : { ...view, zoom };
}

/** The section plane elsewhere, which also makes the cut. @param depth 0 to 1 */
export const cutAt = (view: View, depth: number): View => ({
  ...view,
  cut: true,
  depth: clamp(depth, 0, 1),
});

/** The parts drawn apart. @param apart 0 assembled to 1 */
export const drawnApart = (view: View, apart: number): View => ({
  ...view,
  apart: clamp(apart, 0, 1),
});

/** One press of a key or button. */
const TURN = 10;
const FINE_TURN = 2;
const ZOOM = 1.25;

export const zoomedIn = (view: View): View => zoomed(view, ZOOM);
export const zoomedOut = (view: View): View => zoomed(view, 1 / ZOOM);

/**
 * What a key does: arrows turn (finely with Shift), `+` and `-` zoom, `0` and Home reset, `S` cuts.
 *
 * @returns undefined for a key of no meaning here
 */
export function afterKey(
  view: View,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  initial: View,
): View | undefined {
  const step = shiftKey ? FINE_TURN : TURN;
  switch (key) {
    case 'ArrowRight':
      return turned(view, step, 0);
    case 'ArrowLeft':
      return turned(view, -step, 0);
    case 'ArrowDown':
      return turned(view, 0, step);
    case 'ArrowUp':
      return turned(view, 0, -step);
    case '+':
    case '=':
      return zoomedIn(view);
    case '-':
    case '_':
      return zoomedOut(view);
    case '0':
    case 'Home':
      return initial;
    case 's':
    case 'S':
    case 'ㄴ': // the same key of a Korean keyboard
      return { ...view, cut: !view.cut };
    default:
      return undefined;
  }
}
