import { cameraFrom } from './camera.ts';
import { fitCurve, pathData, type Point, type Segment } from './bezier.ts';
import type { LineArt } from './line-art.ts';
import { regionPath } from './regions.ts';
import type { DrawingSheet, Hatch } from './drawing-sheet.ts';

export const FRONT_VIEW = cameraFrom({ azimuth: -90, elevation: 0 });
export const END_VIEW = cameraFrom({ azimuth: 0, elevation: 0 });

/** Hatching of the cut materials. */
const HATCHES: Record<string, Hatch> = {
  'cut-cast': 'cast',
  'cut-second': 'second',
  'cut-rubber': 'rubber',
};

/** Lines within this distance of the centre line lie on it, px on the picture plane. */
const AT_CENTRE = 2;

/**
 * Draws line art on a sheet; cut faces are hatched.
 * @param place position of the model's origin on the sheet
 * @param scale sheet units per mm
 * @param halved whether the view is half a section: the centre line alone parts its halves (ISO 128-3), no edge beside it
 * @param holes what is left out of a hatching: closed lines in sheet units
 */
export function drawView(
  sheet: DrawingSheet,
  { plane, runs }: LineArt,
  place: Point,
  scale: number,
  halved = false,
  holes: Partial<Record<Hatch, string>> = {},
): void {
  const [originX, originY] = plane.project([0, 0, 0]);
  const factor = scale / plane.scale;
  const at = ([u, v]: Point): Point => [
    place[0] + (u - originX) * factor,
    place[1] + (v - originY) * factor,
  ];
  const path = (run: Point[]) =>
    pathData(
      fitCurve(run, 0.9).map((segment) => segment.map(at) as Segment),
      1,
      1,
    );
  const parts = (run: Point[]) => run.every(([, v]) => Math.abs(v - originY) < AT_CENTRE);
  const join = (list: Point[][]) =>
    list
      .filter((run) => !(halved && parts(run)))
      .map(path)
      .join('');
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
      { factor: 1, error: 1.2, minArea: 60, place: at },
    );
    sheet.hatch(kind, region && region + (holes[kind] ?? ''));
    sheet.outline(region);
  });
}
