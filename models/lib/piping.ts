import type { Sketch, Shape3D } from 'replicad';
import { cut, fuse } from './booleans.ts';
import { cad } from './kernel.ts';
import type { Part, Vec3 } from './part.ts';
import { cylinder, drawCircle, hexagonalPrism, place } from './solids.ts';

const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const along = (a: Vec3, direction: Vec3, by: number): Vec3 => [
  a[0] + direction[0] * by,
  a[1] + direction[1] * by,
  a[2] + direction[2] * by,
];
function unit(v: Vec3): Vec3 {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length];
}

/**
 * Bent pipe through points; all corners are right angles.
 * @param radius outer radius, mm
 * @param bend bend radius of the centre line, mm
 */
export function pipe(points: [Vec3, Vec3, ...Vec3[]], radius: number, bend: number): Shape3D {
  const edges = [];
  let from = points[0];
  for (let i = 1; i < points.length; i++) {
    const corner = points[i]!;
    const inward = unit(minus(corner, points[i - 1]!));
    const next = points[i + 1];
    const before = next ? along(corner, inward, -bend) : corner;
    edges.push(cad.makeLine(from, before));
    if (!next) break;
    const outward = unit(minus(next, corner));
    const after = along(corner, outward, bend);
    const inside = bend * (1 - Math.SQRT1_2);
    edges.push(
      cad.makeThreePointArc(before, along(along(corner, inward, -inside), outward, inside), after),
    );
    from = after;
  }
  const start = unit(minus(points[1], points[0]));
  const side: Vec3 = Math.abs(start[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1];
  const profile = drawCircle(radius).sketchOnPlane(new cad.Plane(points[0], side, start)) as Sketch;
  return cad.genericSweep(profile.wire, cad.assembleWire(edges), { frenet: false });
}

/** Compression fitting on a port, towards `direction`: hexagon, neck and union nut. */
export function pipeUnion(pipeRadius: number, at: Vec3, direction: Vec3): Shape3D {
  const r = pipeRadius;
  const body = fuse(
    hexagonalPrism(r * 3.5, r * 1.3),
    cylinder(r * 1.35, r * 2),
    hexagonalPrism(r * 3.1, r * 1.7, [0, 0, r * 1.9]),
    cylinder(r * 1.3, r * 4.1),
  );
  return place(body, at, direction);
}

/** Pressure gauge whose dial faces `direction`. */
export function pressureGauge(radius: number, at: Vec3, direction: Vec3): Part[] {
  const rim = cut(
    cylinder(radius, radius * 0.62),
    cylinder(radius * 0.86, radius, [0, 0, radius * 0.5]),
  );
  const face = cylinder(radius * 0.855, 1, [0, 0, radius * 0.5]);
  const hub = cylinder(radius * 0.12, 2.4, [0, 0, radius * 0.5]);
  const needle = cylinder(radius * 0.05, radius * 0.66, [0, 0, radius * 0.5 + 1.8], [-0.6, 0.8, 0]);
  return [
    { name: 'gauge', material: 'steel', shape: place(rim, at, direction) },
    { name: 'gauge-face', material: 'ptfe', shape: place(face, at, direction) },
    {
      name: 'gauge-needle',
      material: 'black-plastic',
      shape: place(fuse(hub, needle), at, direction),
    },
  ];
}
