import type { LineArt } from './line-art.ts';
import { PointGrid } from './point-grid.ts';
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
  const drawn = new PointGrid<Run>(TOGETHER);
  const withoutDrawn = (list: readonly Run[]) => {
    const left = new Set<Run>();
    for (const run of list.toSorted((a, b) => b.length - a.length)) {
      if (run.every((point) => drawn.has(point, TOGETHER))) continue;
      left.add(run);
      drawn.add(run);
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
