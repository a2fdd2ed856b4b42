import type { Shape3D } from 'replicad';
import type { Vec3 } from './part.ts';
import { circularPattern, draw, extrudeOn } from './solids.ts';

/**
 * Motor barrel along +X with cooling fins along its length.
 * @param outer radius over the fins, mm
 * @param root radius between them, mm
 * @param at centre of the near end
 */
export function finnedBarrel(
  outer: number,
  root: number,
  fins: number,
  length: number,
  at: Vec3,
): Shape3D {
  const step = (2 * Math.PI) / fins;
  const point = (radius: number, angle: number): [number, number] => [
    radius * Math.cos(angle),
    radius * Math.sin(angle),
  ];
  const corners = circularPattern(fins, 1, (_u, _v, angle) => [
    point(root, angle - step * 0.24),
    point(outer, angle - step * 0.15),
    point(outer, angle + step * 0.15),
    point(root, angle + step * 0.24),
  ]).flat();
  let pen = draw(corners[0]);
  for (const corner of corners.slice(1)) pen = pen.lineTo(corner);
  return extrudeOn('YZ', pen.close(), length, at);
}
