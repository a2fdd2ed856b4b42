import type { LinePoint, Polyline } from './edges.ts';
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
/** Shorter runs of samples do not make a line visible or hidden: they are errors of a pixel or two. */
const LEAST = 3,
  LEAST_HIDDEN_WITHIN = 5;
/** Within what is visible, shorter runs of a class are drawn as what is beside them: a line's weight does not flicker. */
const LEAST_OF_CLASS = 9;
/** Shorter hidden runs are not drawn: a dash and its gap are longer. */
const LEAST_DASHED = 6;
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
    const samples = resample(line);
    if (samples.length < LEAST) continue;
    const classes = classesOf(samples, plane);
    const within = crowded ? LEAST : LEAST_HIDDEN_WITHIN;
    const stretches = runsOf(
      classes.map((value) => value !== HIDDEN),
      ({ start, end, value }) =>
        end - start < (value || start === 0 || end === samples.length ? LEAST : within),
    );
    for (const { start, end, value: visible } of stretches) {
      if (visible) {
        const { from, to } = trim(samples, start, end, plane);
        if (to - from < LEAST) continue;
        for (const run of ofOneClass(classes.slice(from, to))) {
          // One sample more, so that a run begins where the one before ends.
          const piece = samples.slice(from + run.start, Math.min(from + run.end + 1, to));
          runs[CLASSES[run.value]!].push(piece.map(([x, y]) => [x, y]));
        }
      } else if (end - start >= LEAST_DASHED) {
        runs.hidden.push(samples.slice(start, end + 1).map(([x, y]) => [x, y]));
      }
    }
  }
  return runs;
}

/** Range of equal values in a row. */
interface Run<Value> {
  start: number;
  end: number;
  value: Value;
}

/** Runs of equal values; short ones belong to the run before (at the beginning: after) them. */
function runsOf<Value>(
  values: readonly Value[],
  isShort: (run: Run<Value>) => boolean,
): Run<Value>[] {
  const all: Run<Value>[] = [];
  values.forEach((value, start) => {
    const last = all.at(-1);
    if (last?.value === value) last.end = start + 1;
    else all.push({ start, end: start + 1, value });
  });
  const long = all.filter((run) => !isShort(run));
  if (long.length === 0) {
    const longest = all.reduce((a, b) => (b.end - b.start > a.end - a.start ? b : a));
    return [{ ...longest, start: 0, end: values.length }];
  }
  const joined: Run<Value>[] = [];
  for (const [index, run] of long.entries()) {
    const end = long[index + 1]?.start ?? values.length,
      last = joined.at(-1);
    if (last?.value === run.value) last.end = end;
    else joined.push({ ...run, start: last?.end ?? 0, end });
  }
  return joined;
}

/** Runs of one class in a visible stretch; single samples that count as hidden take the class before or after them. */
function ofOneClass(classes: readonly number[]): Run<number>[] {
  const seen = runsOf(classes, ({ value }) => value === HIDDEN).flatMap(({ start, end, value }) =>
    Array.from({ length: end - start }, () => value),
  );
  return runsOf(seen, ({ start, end }) => end - start < LEAST_OF_CLASS);
}

/** Samples by which a visible stretch may be too long at an end: it is looked for in the deepest of nine pixels. */
const OVERSHOOT = 2;

/** A visible stretch without the samples that lie behind what hides the rest of the line. */
function trim(samples: readonly LinePoint[], start: number, end: number, plane: PicturePlane) {
  const covered = (index: number) => {
    const [x, y, z] = samples[index]!;
    return z > depthAt(plane, x, y) + slackOf(plane);
  };
  let from = start,
    to = end;
  if (start > 0) while (from < start + OVERSHOOT && covered(from)) from++;
  if (end < samples.length) while (to > end - OVERSHOOT && covered(to - 1)) to--;
  return { from, to };
}

function resample(points: readonly LinePoint[]): LinePoint[] {
  const samples: LinePoint[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const a = points[i]!,
      b = points[i + 1]!;
    const steps = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / SAMPLE));
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      samples.push(a.map((value, axis) => value + (b[axis]! - value) * t) as LinePoint);
    }
  }
  const last = points.at(-1);
  if (last) samples.push(last);
  return samples;
}

/** Class of every sample of a line. */
function classesOf(samples: readonly LinePoint[], plane: PicturePlane): number[] {
  const classes = samples.map((_, index) => classAt(samples, index, plane));
  // An edge of a part that is sunk a little into another, as a nut into a plate, came and went along its length.
  for (let start = classes.indexOf(HIDDEN, 1); start > 0;) {
    let end = start;
    while (classes[end] === HIDDEN) end++;
    if (classes[start - 1] !== HIDDEN && end < classes.length) {
      const deeper = classes
        .slice(start, end)
        .map((_, offset) => classAt(samples, start + offset, plane, 2 * slackOf(plane)));
      if (!deeper.includes(HIDDEN)) classes.splice(start, end - start, ...deeper);
    }
    start = classes.indexOf(HIDDEN, end);
  }
  return classes;
}

function depthAt({ width, height, depth }: PicturePlane, x: number, y: number): number {
  const column = Math.floor(x),
    row = Math.floor(y);
  return column < 0 || row < 0 || column >= width || row >= height
    ? 1e9
    : depth[row * width + column]!;
}

/** How far behind a surface a line still counts as lying on it, px; at least that. */
const slackOf = ({ scale }: PicturePlane) => Math.max(SLACK, scale * 0.25);
const SLACK = 2.2;
/** The same for a border, mm, since the lower edges of letters lie a little within the surface on which they stand. */
const BORDER_SLACK = 0.4;
/** The same beside a surface seen edge on, whose depth changes much from pixel to pixel, px. */
const STEEP_SLACK = 3.5;

/** Cosines within this of 0 are those of a face seen edge on. */
const EDGE_ON = 0.02;

function classAt(
  samples: readonly LinePoint[],
  index: number,
  plane: PicturePlane,
  leastSlack = 0,
): number {
  const [x, y, z, hidden, inner] = samples[index]!;
  if (hidden < -EDGE_ON) return HIDDEN;
  // A line lies on the border of its own surface: compare with the deepest neighbour, with some slack.
  let deepest = -Infinity;
  for (let j = -1; j <= 1; j++)
    for (let i = -1; i <= 1; i++) deepest = Math.max(deepest, depthAt(plane, x + i, y + j));
  const between = inner > EDGE_ON;
  const slack = between
    ? slackOf(plane)
    : Math.max(inner < -EDGE_ON ? SLACK : STEEP_SLACK, plane.scale * BORDER_SLACK);
  if (z > deepest + Math.max(slack, leastSlack)) return HIDDEN;
  if (between) return CREASE;
  const a = samples[Math.max(0, index - 3)]!,
    b = samples[Math.min(samples.length - 1, index + 3)]!;
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const nx = -(b[1] - a[1]) / length,
    ny = (b[0] - a[0]) / length;
  let jump = 0;
  for (const side of [3.2, -3.2]) {
    const beside = depthAt(plane, x + nx * side, y + ny * side);
    if (beside > BACKGROUND) return CONTOUR;
    jump = Math.max(jump, beside - z);
  }
  return jump > Math.max(14, plane.scale * 3) ? STEP : CREASE;
}
