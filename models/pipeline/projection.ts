import type { Edge, Shape3D } from 'replicad';
import { cad } from '#models/lib/kernel.ts';
import type { Part } from '#models/lib/part.ts';
import type { Point } from './bezier.ts';

/** Exact curve of a projected view, mm. Angles in degrees, counter-clockwise. */
export type Entity =
  | { kind: 'line'; from: Point; to: Point }
  | { kind: 'circle'; centre: Point; radius: number }
  | { kind: 'arc'; centre: Point; radius: number; from: number; to: number }
  | { kind: 'polyline'; points: Point[] };

/** Visible and hidden edges of a view. */
export interface Projection {
  visible: Entity[];
  hidden: Entity[];
}

/** Distance of the camera, mm; any value outside the model gives the same view. */
const DISTANCE = 1000;

/** Exact orthographic view from the front (-Y) or the right (+X). */
export function projectParts(parts: readonly Part[], side: 'front' | 'right'): Projection {
  const compound = cad.makeCompound(parts.map(({ shape }) => shape.clone() as Shape3D));
  const camera =
    side === 'front'
      ? new cad.ProjectionCamera([0, -DISTANCE, 0], [0, -1, 0], [1, 0, 0])
      : new cad.ProjectionCamera([DISTANCE, 0, 0], [1, 0, 0], [0, 1, 0]);
  const { visible, hidden } = cad.makeProjectedEdges(compound, camera, true);
  return { visible: entitiesOf(visible), hidden: entitiesOf(hidden) };
}

/** Shorter edges are left out, mm. */
const SHORTEST = 0.01;
/** A nearly straight spline fits a circle of kilometres: larger fits are not written as arcs. */
const LARGEST_RADIUS = 1000;

function entitiesOf(edges: Edge[]): Entity[] {
  const entities = edges.map(entityOf).filter((entity) => entity !== undefined);
  // Faces that touch project the same edge twice.
  const seen = new Set<string>();
  return entities.filter((entity) => {
    const key = JSON.stringify(entity, (_, value) =>
      typeof value === 'number' ? Math.round(value * 1000) : value,
    );
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function entityOf(edge: Edge): Entity | undefined {
  const at = (t: number): Point => {
    const { x, y } = edge.pointAt(t);
    return [x, y];
  };
  const points = Array.from({ length: 25 }, (_, i) => at(i / 24));
  const from = points[0]!,
    to = points[24]!;
  const closed = distance(from, to) < 1e-6;
  if (points.every((p) => distance(p, from) < SHORTEST)) return undefined;
  if (!closed && points.every((p) => distanceToLine(p, from, to) < 1e-3))
    return { kind: 'line', from, to };
  const circle = circleThrough(from, points[8]!, points[16]!);
  const round =
    circle &&
    circle.radius < LARGEST_RADIUS &&
    points.every((p) => Math.abs(distance(p, circle.centre) - circle.radius) < 1e-3);
  if (!circle || !round) return { kind: 'polyline', points };
  if (closed) return { kind: 'circle', ...circle };
  const angle = ([x, y]: Point) =>
    ((Math.atan2(y - circle.centre[1], x - circle.centre[0]) * 180) / Math.PI + 360) % 360;
  const start = angle(from),
    middle = angle(points[12]!),
    end = angle(to);
  const forwards = (middle - start + 360) % 360 < (end - start + 360) % 360;
  return { kind: 'arc', ...circle, from: forwards ? start : end, to: forwards ? end : start };
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

function distanceToLine(p: Point, a: Point, b: Point): number {
  const length = distance(a, b);
  return length < 1e-9
    ? distance(p, a)
    : Math.abs((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])) / length;
}

function circleThrough(
  a: Point,
  b: Point,
  c: Point,
): { centre: Point; radius: number } | undefined {
  const d = 2 * (a[0] * (b[1] - c[1]) + b[0] * (c[1] - a[1]) + c[0] * (a[1] - b[1]));
  if (Math.abs(d) < 1e-9) return undefined;
  const square = (p: Point) => p[0] ** 2 + p[1] ** 2;
  const x = (square(a) * (b[1] - c[1]) + square(b) * (c[1] - a[1]) + square(c) * (a[1] - b[1])) / d;
  const y = (square(a) * (c[0] - b[0]) + square(b) * (a[0] - c[0]) + square(c) * (b[0] - a[0])) / d;
  return { centre: [x, y], radius: distance(a, [x, y]) };
}
