import { fitRun, toPath, type Point, type Segment } from './bezier.ts';
import type { LineArt } from './line-art.ts';
import { regionPath } from './regions.ts';
import type { DrawingSheet, Hatch } from './drawing-sheet.ts';

/** Which hatching the cut faces get. */
const HATCHES: Record<string, Hatch> = {
  'cut-cast': 'cast',
  'cut-second': 'second',
  'cut-rubber': 'rubber',
};

/** Puts line art on a sheet at a scale (sheet units per mm), the model's origin at `place`; cut faces are hatched. */
export function drawView(
  sheet: DrawingSheet,
  { plane, runs }: LineArt,
  place: Point,
  scale: number,
): void {
  const [originX, originY] = plane.project([0, 0, 0]);
  const factor = scale / plane.scale;
  const at = ([u, v]: Point): Point => [
    place[0] + (u - originX) * factor,
    place[1] + (v - originY) * factor,
  ];
  const path = (run: Point[]) =>
    toPath(
      fitRun(run, 0.9).map((segment) => segment.map(at) as Segment),
      1,
      1,
    );
  const join = (list: Point[][]) => list.map(path).join('');
  sheet.outline(join(runs.contour));
  sheet.detail(join(runs.step) + join(runs.crease));
  plane.palette.forEach((material, index) => {
    const kind = HATCHES[material];
    if (!kind) return;
    const region = regionPath(
      plane.labels,
      plane.width,
      plane.height,
      (label) => label >= 0 && Math.floor(label / 3) === index,
      { factor: 1, error: 1.2, least: 60, place: at },
    );
    sheet.hatch(kind, region);
    sheet.outline(region);
  });
}
