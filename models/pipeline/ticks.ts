import { PointGrid } from './point-grid.ts';
import type { LineRuns } from './visibility.ts';

type Run = LineRuns['contour'][number];

/** Visible lines shorter than this are ticks if an end of them meets no other line, px. */
const TICK = 16;
/** An end meets a line at most this far away, px: about the width of a contour. */
const MEETING = 4;

/**
 * Line runs without loose short strokes. They arise where a line runs along the edge of what hides it and comes out for some pixels;
 * the short edges of bolt heads and letters meet others at both ends and stay.
 *
 * @param others lines that a short one may meet as well
 */
export function withoutTicks(runs: LineRuns, others?: LineRuns): LineRuns {
  const kinds = ['contour', 'step', 'crease'] as const;
  const left = { ...runs };
  for (let before = -1, count = countOf(left); count !== before;) {
    const drawn = new PointGrid<Run>(MEETING);
    for (const kind of kinds)
      for (const run of [...left[kind], ...(others?.[kind] ?? [])]) drawn.add(run);
    const isTick = (run: Run) => {
      const length = lengthOf(run);
      // The free end of a very short stroke is not far from what the other end meets.
      const reach = Math.min(MEETING, length / 3);
      return (
        length < TICK &&
        !isClosed(run) &&
        !(drawn.has(run[0]!, reach, run) && drawn.has(run.at(-1)!, reach, run))
      );
    };
    for (const kind of kinds) left[kind] = left[kind].filter((run) => !isTick(run));
    // Another stroke may have met nothing but a tick.
    [before, count] = [count, countOf(left)];
  }
  return left;
}

const countOf = ({ contour, step, crease }: LineRuns) =>
  contour.length + step.length + crease.length;

const lengthOf = (run: Run) =>
  run.reduce((sum, [x, y], index) => {
    const [fromX, fromY] = run[index - 1] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);

/** The outline of a rivet on a name plate meets no other line. */
function isClosed(run: Run): boolean {
  const [[x, y], [toX, toY]] = [run[0]!, run.at(-1)!];
  return Math.hypot(toX - x, toY - y) < 1;
}
