import type { LineArt } from './line-art.ts';
import type { LineRuns } from './visibility.ts';

type Run = LineRuns['contour'][number];

/** Lines at most this far apart are drawn as one, px: about half a sheet unit. */
const TOGETHER = 2.5;

/**
 * Line art without lines that lie on others all along. In a view along an axis or square to it, several edges of a part fall into
 * one line: the mouths of bolt holes into a flange's face, the turns of a thread into its core circle. Drawn over each other they
 * were heavier for a stretch, or jagged.
 */
export function withoutDoubles({ plane, runs }: LineArt): LineArt {
  const cells = new Map<number, Run>();
  const cell = (column: number, row: number) => row * 65_536 + column;
  const isDrawn = ([x, y]: Run[number]) => {
    const column = Math.floor(x / TOGETHER),
      row = Math.floor(y / TOGETHER);
    return [-1, 0, 1].some((j) =>
      [-1, 0, 1].some((i) =>
        cells
          .get(cell(column + i, row + j))
          ?.some(([u, v]) => Math.hypot(u - x, v - y) <= TOGETHER),
      ),
    );
  };
  const withoutDrawn = (list: readonly Run[]) => {
    const left = new Set<Run>();
    for (const run of list.toSorted((a, b) => b.length - a.length)) {
      if (run.every(isDrawn)) continue;
      left.add(run);
      for (const point of run) {
        const key = cell(Math.floor(point[0] / TOGETHER), Math.floor(point[1] / TOGETHER));
        const here = cells.get(key);
        if (here) here.push(point);
        else cells.set(key, [point]);
      }
    }
    return left;
  };
  // The heavier line stays; sheets draw steps and creases alike, so that the longer of them does.
  const contour = withoutDrawn(runs.contour),
    thin = withoutDrawn([...runs.step, ...runs.crease]);
  return {
    plane,
    runs: {
      contour: runs.contour.filter((run) => contour.has(run)),
      step: runs.step.filter((run) => thin.has(run)),
      crease: runs.crease.filter((run) => thin.has(run)),
      hidden: runs.hidden,
    },
  };
}
