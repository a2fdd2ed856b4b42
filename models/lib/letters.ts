import type { Drawing, Shape3D } from 'replicad';
import type { Vec3 } from './part.ts';
import { draw, drawRoundedRectangle, extrudeOn } from './solids.ts';

/** Letters that the models wear: ends and port of a three-way valve, open and shut on an indicator. */
export type Letter = 'A' | 'B' | 'C' | 'L' | 'O' | 'S' | 'T';

/** Width of a letter and of its strokes, in heights. */
const WIDTH = 0.72,
  STROKE = 0.2;
const W = WIDTH / 2,
  H = 0.5,
  S = STROKE;

const polygon = (...points: [number, number][]): Drawing => {
  let pen = draw(points[0]);
  for (const point of points.slice(1)) pen = pen.lineTo(point);
  return pen.close();
};
const rectangle = (left: number, low: number, right: number, high: number) =>
  polygon([left, low], [right, low], [right, high], [left, high]);

/** Outlines of height 1 around the origin. */
const OUTLINES: Record<Letter, () => Drawing> = {
  A: () =>
    polygon(
      [-W, -H],
      [-0.13, H],
      [0.13, H],
      [W, -H],
      [W - S, -H],
      [0.13, -0.22],
      [-0.13, -0.22],
      [S - W, -H],
    ).cut(polygon([-0.09, -0.03], [0, 0.26], [0.09, -0.03])),
  // Square at the left and notched at the right: all round it reads as an 8.
  B: () =>
    drawRoundedRectangle(WIDTH, 1, 0.2)
      .fuse(rectangle(-W, -H, 0, H))
      .cut(polygon([W + 0.01, 0.13], [W - 0.13, 0], [W + 0.01, -0.13]))
      .cut(rectangle(S - W, S / 2, W - S, H - S))
      .cut(rectangle(S - W, S - H, W - S, -S / 2)),
  C: () =>
    drawRoundedRectangle(WIDTH, 1, 0.26)
      .cut(drawRoundedRectangle(WIDTH - 2 * S, 1 - 2 * S, 0.1))
      .cut(rectangle(0, -0.2, 1, 0.2)),
  L: () => polygon([-W, -H], [W, -H], [W, S - H], [S - W, S - H], [S - W, H], [-W, H]),
  O: () =>
    drawRoundedRectangle(WIDTH, 1, 0.26).cut(drawRoundedRectangle(WIDTH - 2 * S, 1 - 2 * S, 0.1)),
  S: () =>
    polygon(
      [-W, -H],
      [W, -H],
      [W, S / 2],
      [S - W, S / 2],
      [S - W, H - S],
      [W, H - S],
      [W, H],
      [-W, H],
      [-W, -S / 2],
      [W - S, -S / 2],
      [W - S, S - H],
      [-W, S - H],
    ),
  T: () =>
    polygon(
      [-S / 2, -H],
      [S / 2, -H],
      [S / 2, H - S],
      [W, H - S],
      [W, H],
      [-W, H],
      [-W, H - S],
      [-S / 2, H - S],
    ),
};

/** Letter lying on z, its top towards +Y: `height` mm tall, `depth` mm thick, centred on `at`. */
export const letter = (name: Letter, height: number, at: Vec3, depth = 0.6): Shape3D =>
  extrudeOn('XY', OUTLINES[name]().scale(height), depth, at);

/** As `letter`, on a wall and towards the viewer (-Y), its top upwards. */
export const letterFront = (name: Letter, height: number, at: Vec3, depth = 0.6): Shape3D =>
  extrudeOn('XZ', OUTLINES[name]().scale(height), depth, at);
