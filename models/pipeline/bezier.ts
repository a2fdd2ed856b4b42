/** Point on the picture, px. */
export type Point = [number, number];
/** Straight line (two points) or cubic Bézier curve (four points). */
export type Segment = [Point, Point] | [Point, Point, Point, Point];

const sub = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const plus = (a: Point, b: Point, k = 1): Point => [a[0] + b[0] * k, a[1] + b[1] * k];
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1];
const unit = (a: Point): Point => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length];
};

/** Fits lines and cubics to a polyline, from corner to corner. `error` is the largest distance, px. */
export function fitCurve(samples: readonly Point[], error: number): Segment[] {
  const points = samples.filter((p, i) => i === 0 || Math.hypot(...sub(p, samples[i - 1]!)) > 0.02);
  if (points.length < 2) return [];
  const corners = [0, ...cornersOf(points), points.length - 1];
  return corners.slice(1).flatMap((end, index) => {
    const stretch = points.slice(corners[index], end + 1);
    if (stretch.length < 2) return [];
    const reach = Math.min(3, stretch.length - 1);
    const startTangent = unit(sub(stretch[reach]!, stretch[0]!));
    const endTangent = unit(sub(stretch[stretch.length - 1 - reach]!, stretch.at(-1)!));
    return fitSpan(stretch, startTangent, endTangent, error, 0);
  });
}

function cornersOf(points: Point[]): number[] {
  const corners: number[] = [];
  for (let i = 4; i < points.length - 4; i++) {
    const before = unit(sub(points[i]!, points[i - 4]!)),
      after = unit(sub(points[i + 4]!, points[i]!));
    if (dot(before, after) < 0.8 && i - (corners.at(-1) ?? 0) > 6) corners.push(i);
  }
  return corners;
}

/** Point of a cubic at a parameter. */
const at = (c: readonly [Point, Point, Point, Point], t: number): Point => {
  const m = 1 - t,
    k0 = m * m * m,
    k1 = 3 * m * m * t,
    k2 = 3 * m * t * t,
    k3 = t * t * t;
  return [
    k0 * c[0][0] + k1 * c[1][0] + k2 * c[2][0] + k3 * c[3][0],
    k0 * c[0][1] + k1 * c[1][1] + k2 * c[2][1] + k3 * c[3][1],
  ];
};

/** Schneider's algorithm: least squares for the control points, Newton steps for the parameters, split at the largest error. */
function fitSpan(
  p: Point[],
  startTangent: Point,
  endTangent: Point,
  error: number,
  depth: number,
): Segment[] {
  const first = p[0]!,
    last = p.at(-1)!;
  if (p.length === 2 || isStraight(p, error * 0.6)) return [[first, last]];
  const u = [0];
  for (let i = 1; i < p.length; i++) u.push(u[i - 1]! + Math.hypot(...sub(p[i]!, p[i - 1]!)));
  const length = u.at(-1) || 1;
  for (let i = 0; i < u.length; i++) u[i]! /= length;
  let curve: [Point, Point, Point, Point] = [first, first, last, last];
  let split = p.length >> 1;
  for (let round = 0; round < 4; round++) {
    curve = fitControlPoints(p, u, startTangent, endTangent, length);
    let worst = 0;
    for (let i = 1; i < p.length - 1; i++) {
      const distance = Math.hypot(...sub(at(curve, u[i]!), p[i]!));
      if (distance > worst) [worst, split] = [distance, i];
    }
    if (worst < error) return [curve];
    if (worst > error * 12) break;
    for (let i = 1; i < p.length - 1; i++) u[i] = refineParameter(curve, p[i]!, u[i]!);
  }
  if (depth > 14) return [curve];
  const tangent = unit(sub(p[Math.max(0, split - 2)]!, p[Math.min(p.length - 1, split + 2)]!));
  return [
    ...fitSpan(p.slice(0, split + 1), startTangent, tangent, error, depth + 1),
    ...fitSpan(p.slice(split), [-tangent[0], -tangent[1]], endTangent, error, depth + 1),
  ];
}

function isStraight(p: Point[], error: number): boolean {
  const along = sub(p.at(-1)!, p[0]!),
    length = Math.hypot(...along);
  return (
    length > 0 &&
    p.every((q) => {
      const [x, y] = sub(q, p[0]!);
      return Math.abs(along[0] * y - along[1] * x) / length < error;
    })
  );
}

function fitControlPoints(
  p: Point[],
  u: number[],
  startTangent: Point,
  endTangent: Point,
  length: number,
): [Point, Point, Point, Point] {
  const first = p[0]!,
    last = p.at(-1)!;
  let c00 = 0,
    c01 = 0,
    c11 = 0,
    x0 = 0,
    x1 = 0;
  for (let i = 0; i < p.length; i++) {
    const t = u[i]!,
      m = 1 - t,
      b1 = 3 * t * m * m,
      b2 = 3 * t * t * m;
    const a1: Point = [startTangent[0] * b1, startTangent[1] * b1],
      a2: Point = [endTangent[0] * b2, endTangent[1] * b2];
    const rest = sub(
      p[i]!,
      plus([first[0] * (m ** 3 + b1), first[1] * (m ** 3 + b1)], last, b2 + t ** 3),
    );
    c00 += dot(a1, a1);
    c01 += dot(a1, a2);
    c11 += dot(a2, a2);
    x0 += dot(a1, rest);
    x1 += dot(a2, rest);
  }
  const determinant = c00 * c11 - c01 * c01;
  let h1 = determinant ? (x0 * c11 - x1 * c01) / determinant : 0;
  let h2 = determinant ? (c00 * x1 - c01 * x0) / determinant : 0;
  if (h1 < 1e-6 * length || h2 < 1e-6 * length || h1 > 3 * length || h2 > 3 * length)
    h1 = h2 = length / 3;
  return [first, plus(first, startTangent, h1), plus(last, endTangent, h2), last];
}

function refineParameter(c: readonly [Point, Point, Point, Point], p: Point, t: number): number {
  const m = 1 - t;
  const d1: Point = [0, 0],
    d2: Point = [0, 0];
  for (const k of [0, 1] as const) {
    d1[k] =
      3 *
      (m * m * (c[1][k] - c[0][k]) + 2 * m * t * (c[2][k] - c[1][k]) + t * t * (c[3][k] - c[2][k]));
    d2[k] = 6 * (m * (c[2][k] - 2 * c[1][k] + c[0][k]) + t * (c[3][k] - 2 * c[2][k] + c[1][k]));
  }
  const off = sub(at(c, t), p);
  const slope = dot(d1, d1) + dot(off, d2);
  return Math.abs(slope) > 1e-9 ? Math.min(1, Math.max(0, t - dot(off, d1) / slope)) : t;
}

const text = (value: number, digits: number) => String(Number(value.toFixed(digits)));

/** SVG path data of fitted segments, scaled by `factor`. */
export function pathData(segments: readonly Segment[], factor: number, digits = 1): string {
  const place = ([x, y]: Point) => `${text(x * factor, digits)} ${text(y * factor, digits)}`;
  let path = '',
    last = '';
  for (const segment of segments) {
    const start = place(segment[0]);
    if (start !== last) path += `M${start}`;
    path +=
      segment.length === 2
        ? `L${place(segment[1])}`
        : `C${segment
            .slice(1)
            .map((p) => place(p as Point))
            .join(' ')}`;
    last = place(segment.at(-1) as Point);
  }
  return path;
}
