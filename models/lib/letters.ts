import type { Drawing, Shape3D } from 'replicad';
import type { Vec3 } from './part.ts';
import { draw, drawEllipse, drawRoundedRectangle, extrudeOn } from './solids.ts';

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
/** Two bowls, each of more than three quarters of a circle: with corners it reads as a 5. */
function roundS(): Drawing {
  const thick = 0.18,
    middle = (1 - thick) / 4,
    outer = middle + thick / 2,
    inner = middle - thick / 2;
  /** Where its strokes end, degrees from the horizontal. */
  const end = 12;
  const at = (centre: number, radius: number, degrees: number): [number, number] => [
    radius * Math.cos((degrees * Math.PI) / 180),
    centre + radius * Math.sin((degrees * Math.PI) / 180),
  ];
  const upper = (end + 270) / 2,
    lower = (90 + end - 180) / 2;
  return draw(at(middle, outer, end))
    .threePointsArcTo(at(middle, outer, 270), at(middle, outer, upper))
    .threePointsArcTo(at(-middle, inner, end - 180), at(-middle, inner, lower))
    .lineTo(at(-middle, outer, end - 180))
    .threePointsArcTo(at(-middle, outer, 90), at(-middle, outer, lower))
    .threePointsArcTo(at(middle, inner, end), at(middle, inner, upper))
    .close();
}
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
  O: () => drawEllipse(0.4, 0.5).cut(drawEllipse(0.22, 0.32)),
  S: roundS,
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

/**
 * Thickness of a letter, half of it in what it stands on, mm: as if printed. A raised one has a second outline beside the first, and
 * reads as a blot.
 */
const PRINTED = 0.2;

/** Letter on a face at z, its top towards +Y: `height` mm tall, centred on `at`. */
export const letter = (name: Letter, height: number, [x, y, z]: Vec3): Shape3D =>
  extrudeOn('XY', OUTLINES[name]().scale(height), PRINTED, [x, y, z - PRINTED / 2]);

/** As `letter`, on a wall and towards the viewer (-Y), its top upwards. */
export const letterFront = (
  name: Letter,
  height: number,
  [x, y, z]: Vec3,
  depth = PRINTED,
): Shape3D => extrudeOn('XZ', OUTLINES[name]().scale(height), depth, [x, y + PRINTED / 2, z]);
