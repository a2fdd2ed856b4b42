/** Lines and arcs of a view that lie on one another are made one; what is visible is not drawn as hidden too. */
import type { Point } from './bezier.ts';
import type { Entity, Projection } from './projection.ts';

/** Curves this near are one, mm: far below what a drawing shows, far above the kernel's rounding. */
const NEAR = 2e-3;
/** Shorter remains are left out, mm. */
const SHORTEST = 0.01;

type Interval = readonly [from: number, to: number];

/** All entities on one straight line or one circle. */
interface Carrier {
  /** Where an entity lies on it, in mm along it; undefined: not on it. */
  readonly locate: (entity: Entity) => readonly Interval[] | undefined;
  readonly draw: (interval: Interval) => Entity;
  readonly visible: Interval[];
  readonly hidden: Interval[];
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

function lineCarrier(from: Point, to: Point): Carrier {
  const length = distance(from, to);
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const along = ([x, y]: Point) => (x - from[0]) * dx + (y - from[1]) * dy;
  const beside = ([x, y]: Point) => Math.abs((x - from[0]) * dy - (y - from[1]) * dx);
  const at = (t: number): Point => [from[0] + t * dx, from[1] + t * dy];
  return {
    locate: (entity) => {
      if (entity.kind !== 'line' || beside(entity.from) > NEAR || beside(entity.to) > NEAR)
        return undefined;
      const [a, b] = [along(entity.from), along(entity.to)];
      return [[Math.min(a, b), Math.max(a, b)]];
    },
    draw: ([a, b]) => ({ kind: 'line', from: at(a), to: at(b) }),
    visible: [],
    hidden: [],
  };
}

function circleCarrier(centre: Point, radius: number): Carrier {
  const round = 2 * Math.PI * radius;
  const along = (degrees: number) => ((((degrees % 360) + 360) % 360) / 360) * round;
  return {
    locate: (entity) => {
      if (entity.kind !== 'circle' && entity.kind !== 'arc') return undefined;
      if (distance(entity.centre, centre) > NEAR || Math.abs(entity.radius - radius) > NEAR)
        return undefined;
      if (entity.kind === 'circle') return [[0, round]];
      const [a, b] = [along(entity.from), along(entity.to)];
      return a < b
        ? [[a, b]]
        : [
            [a, round],
            [0, b],
          ];
    },
    draw: ([a, b]) =>
      b - a > round - SHORTEST
        ? { kind: 'circle', centre, radius }
        : { kind: 'arc', centre, radius, from: (a / round) * 360, to: (b / round) * 360 },
    visible: [],
    hidden: [],
  };
}

/** Intervals without overlaps, in order. */
function union(intervals: readonly Interval[]): Interval[] {
  const merged: [number, number][] = [];
  for (const [from, to] of intervals.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1] + NEAR) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** What of some intervals lies in none of others; both in order and without overlaps. */
function without(intervals: readonly Interval[], others: readonly Interval[]): Interval[] {
  return intervals.flatMap(([from, to]) => {
    const left: Interval[] = [];
    let start = from;
    for (const [a, b] of others) {
      if (b <= start || a >= to) continue;
      if (a > start) left.push([start, a]);
      start = Math.max(start, b);
    }
    if (start < to) left.push([start, to]);
    return left;
  });
}

/** The same for a polyline and for its reverse. */
function polylineKey(points: readonly Point[]): string {
  const texts = points.map((point) => point.map((value) => Math.round(value / NEAR)).join(','));
  return [texts.join(' '), texts.toReversed().join(' ')].toSorted()[0]!;
}

/** A view in which no curve is drawn twice. */
export function drawnOnce({ visible, hidden }: Projection): Projection {
  const carriers: Carrier[] = [];
  const polylines = new Set<string>();
  const once = (entity: Entity): Entity[] => {
    if (entity.kind !== 'polyline') return [];
    const key = polylineKey(entity.points);
    if (polylines.has(key)) return [];
    polylines.add(key);
    return [entity];
  };
  const sort = (entities: readonly Entity[], kind: 'visible' | 'hidden') => {
    for (const entity of entities) {
      if (entity.kind === 'polyline') continue;
      let carrier = carriers.find(({ locate }) => locate(entity));
      if (!carrier) {
        carrier =
          entity.kind === 'line'
            ? lineCarrier(entity.from, entity.to)
            : circleCarrier(entity.centre, entity.radius);
        carriers.push(carrier);
      }
      carrier[kind].push(...carrier.locate(entity)!);
    }
  };
  sort(visible, 'visible');
  sort(hidden, 'hidden');
  const drawn = (pick: (seen: Interval[], unseen: Interval[]) => Interval[]) =>
    carriers.flatMap(({ draw, ...own }) =>
      pick(union(own.visible), union(own.hidden))
        .filter(([from, to]) => to - from >= SHORTEST)
        .map(draw),
    );
  return {
    visible: [...drawn((seen) => seen), ...visible.flatMap(once)],
    hidden: [...drawn((seen, unseen) => without(unseen, seen)), ...hidden.flatMap(once)],
  };
}
