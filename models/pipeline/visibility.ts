import type { Vec3 } from '#models/lib/part.ts';
import type { Polyline } from './edges.ts';
import type { PicturePlane } from './picture-plane.ts';

/** Class of a line: in front of the background (contour), of a deeper surface (step), on a surface (crease), or hidden. */
export type LineClass = 'contour' | 'step' | 'crease' | 'hidden';

/** Polylines (px) of each class. */
export type LineRuns = Record<LineClass, [number, number][][]>;

const CLASSES = ['hidden', 'crease', 'step', 'contour'] as const;
const HIDDEN = 0,
  CREASE = 1,
  STEP = 2,
  CONTOUR = 3;
/** Distance between samples along a line, px. */
const SAMPLE = 1.4;
/** Fewer hidden samples than this in a row are drawn in a scene too, and at the ends of all lines: longer, their tips poke over the contour that hides them. */
const LEAST_HIDDEN = 3;
/** Depths above this are background. */
const BACKGROUND = 1e8;

/**
 * Splits lines into polylines of one class each, by the depth around every sample.
 *
 * @param crowded for scenes, whose small objects are hidden in short pieces: without it, those shorter than some px are
 *   drawn, so that the lines of a single product are not broken up
 */
export function classify(
  lines: readonly Polyline[],
  plane: PicturePlane,
  crowded = false,
): LineRuns {
  const runs: LineRuns = { contour: [], step: [], crease: [], hidden: [] };
  for (const line of lines) {
    const samples = resample(line.points);
    if (samples.length < 3) continue;
    const classes = samples.map((_, index) => classAt(samples, index, line.silhouette, plane));
    const leastHidden = crowded ? LEAST_HIDDEN : undefined;
    mergeShortRuns(classes, 5, (value) => (value > 0 ? 1 : 0), leastHidden);
    mergeShortRuns(classes, 9, (value) => value, leastHidden);
    for (let start = 0; start < samples.length;) {
      let end = start;
      while (end < samples.length && classes[end] === classes[start]) end++;
      const run = samples.slice(start, Math.min(samples.length, end + 1));
      const kind = CLASSES[classes[start]!]!;
      if (run.length > (kind === 'hidden' ? 6 : 3)) runs[kind].push(run.map(([x, y]) => [x, y]));
      start = end;
    }
  }
  return runs;
}

function resample(points: readonly Vec3[]): Vec3[] {
  const samples: Vec3[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const a = points[i]!,
      b = points[i + 1]!;
    const steps = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / SAMPLE));
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      samples.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
    }
  }
  const last = points.at(-1);
  if (last) samples.push(last);
  return samples;
}

function classAt(samples: Vec3[], index: number, silhouette: boolean, plane: PicturePlane): number {
  const { width, height, depth, scale } = plane;
  const depthAt = (x: number, y: number) => {
    const column = Math.floor(x),
      row = Math.floor(y);
    return column < 0 || row < 0 || column >= width || row >= height
      ? 1e9
      : depth[row * width + column]!;
  };
  const [x, y, z] = samples[index]!;
  // A line lies on the border of its own surface: compare with the deepest neighbour, with some slack.
  let deepest = -Infinity;
  for (let j = -1; j <= 1; j++)
    for (let i = -1; i <= 1; i++) deepest = Math.max(deepest, depthAt(x + i, y + j));
  const slack = Math.max(2.2, scale * 0.25) * (silhouette ? 1.6 : 1);
  if (z > deepest + slack) return HIDDEN;
  const a = samples[Math.max(0, index - 3)]!,
    b = samples[Math.min(samples.length - 1, index + 3)]!;
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const nx = -(b[1] - a[1]) / length,
    ny = (b[0] - a[0]) / length;
  let jump = 0;
  for (const side of [3.2, -3.2]) {
    const beside = depthAt(x + nx * side, y + ny * side);
    if (beside > BACKGROUND) return CONTOUR;
    jump = Math.max(jump, beside - z);
  }
  return jump > Math.max(14, scale * 3) ? STEP : CREASE;
}

/**
 * Gives runs shorter than `least` samples the class before them (else after them), so that lines are not broken up.
 *
 * @param leastHidden the same for hidden runs
 */
function mergeShortRuns(
  classes: number[],
  least: number,
  same: (value: number) => number,
  leastHidden = least,
): void {
  for (let start = 0; start < classes.length;) {
    let end = start;
    while (end < classes.length && same(classes[end]!) === same(classes[start]!)) end++;
    const atEnd = start === 0 || end === classes.length;
    const leastHere = atEnd ? Math.min(leastHidden, LEAST_HIDDEN) : leastHidden;
    const short = end - start < (classes[start] === HIDDEN ? leastHere : least);
    if (short && (start > 0 || end < classes.length)) {
      classes.fill(start > 0 ? classes[start - 1]! : classes[end]!, start, end);
    }
    start = end;
  }
}
