import { fitCurve, pathData, type Point, type Segment } from './bezier.ts';

/** How a region's boundary is traced and written. */
export interface RegionStyle {
  /** Output units per px. */
  factor: number;
  /** Largest distance of the fitted curve from the boundary, px. */
  error: number;
  /** Smaller regions are left out, px². */
  minArea: number;
  /** Maps points after fitting, before `factor`. */
  place?: (point: Point) => Point;
}

/** SVG path around the pixels whose label passes `inside`: boundaries traced, staircases smoothed, curves fitted. */
export function regionPath(
  labels: Int16Array,
  width: number,
  height: number,
  inside: (label: number) => boolean,
  { factor, error, minArea, place = (point) => point }: RegionStyle,
): string {
  return trace(labels, width, height, inside)
    .filter((loop) => areaOf(loop) >= minArea)
    .map((loop) =>
      fitCurve(startAtCorner(smoothStaircase(loop)), error).map(
        (segment) => segment.map(place) as Segment,
      ),
    )
    .map((segments) => pathData(segments, factor))
    .filter((path) => path.length > 0)
    .map((path) => `${path}Z`)
    .join('');
}

/** Boundaries of a pixel region, as closed loops of pixel corners. */
function trace(
  labels: Int16Array,
  width: number,
  height: number,
  inside: (label: number) => boolean,
): Point[][] {
  const stride = width + 2;
  const next = new Map<number, number[]>();
  const put = (from: number, to: number) => {
    const list = next.get(from);
    if (list) list.push(to);
    else next.set(from, [to]);
  };
  const is = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && inside(labels[y * width + x]!);
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      const here = is(x, y),
        corner = y * stride + x;
      if (here !== is(x, y - 1)) put(here ? corner : corner + 1, here ? corner + 1 : corner);
      if (here !== is(x - 1, y))
        put(here ? corner + stride : corner, here ? corner : corner + stride);
    }
  }
  const loops: Point[][] = [];
  for (const start of next.keys()) {
    while (next.get(start)?.length) {
      const loop = [start];
      for (
        let at = next.get(start)!.pop();
        at !== undefined && at !== start;
        at = next.get(at)?.pop()
      )
        loop.push(at);
      loops.push(loop.map((corner) => [corner % stride, Math.floor(corner / stride)]));
    }
  }
  return loops;
}

function areaOf(loop: readonly Point[]): number {
  let sum = 0;
  loop.forEach(([x, y], i) => {
    const [u, v] = loop[(i + 1) % loop.length]!;
    sum += x * v - u * y;
  });
  return Math.abs(sum / 2);
}

/** Midpoints of the boundary's steps, averaged over five, so that straight boundaries become straight. */
function smoothStaircase(loop: readonly Point[]): Point[] {
  const count = loop.length;
  const middle = loop.map(([x, y], i): Point => {
    const [u, v] = loop[(i + 1) % count]!;
    return [(x + u) / 2, (y + v) / 2];
  });
  if (count < 12) return middle;
  return middle.map((_, i) => {
    const sum: Point = [0, 0];
    for (let k = -2; k <= 2; k++) {
      const [x, y] = middle[(i + k + count) % count]!;
      sum[0] += x / 5;
      sum[1] += y / 5;
    }
    return sum;
  });
}

/** Closed loop that begins at its sharpest corner, so that the fitted curve's ends meet there. */
function startAtCorner(loop: readonly Point[]): Point[] {
  const count = loop.length,
    reach = Math.min(4, Math.floor(count / 3));
  let start = 0,
    sharpest = 2;
  for (let i = 0; i < count; i++) {
    const [x, y] = loop[i]!,
      [ax, ay] = loop[(i - reach + count) % count]!,
      [bx, by] = loop[(i + reach) % count]!;
    const length = Math.hypot(x - ax, y - ay) * Math.hypot(bx - x, by - y) || 1;
    const turn = ((x - ax) * (bx - x) + (y - ay) * (by - y)) / length;
    if (turn < sharpest - 1e-9) [sharpest, start] = [turn, i];
  }
  return [...loop.slice(start), ...loop.slice(0, start), loop[start]!];
}
