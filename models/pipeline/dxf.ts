import type { Point } from './bezier.ts';
import type { Entity } from './projection.ts';

/** Layers with colour index and line type. */
const LAYERS = {
  // Every drawing has it.
  0: { colour: 7, line: 'CONTINUOUS' },
  OUTLINE: { colour: 7, line: 'CONTINUOUS' },
  HIDDEN: { colour: 8, line: 'HIDDEN' },
  CENTER: { colour: 1, line: 'CENTER' },
  DIMENSION: { colour: 5, line: 'CONTINUOUS' },
  TEXT: { colour: 7, line: 'CONTINUOUS' },
} as const;

export type LayerName = Exclude<keyof typeof LAYERS, 0>;

const LINE_TYPES: Record<string, readonly number[]> = {
  CONTINUOUS: [],
  HIDDEN: [6, -3],
  CENTER: [12, -3, 2, -3],
};

type Group = readonly [code: number, value: number | string];

/** ASCII DXF of release 12, which every CAD program reads; it has no setting for units, so that its texts say millimetres. */
export class DxfDrawing {
  readonly #entities: Group[] = [];
  readonly #title: string;
  readonly #low: [number, number] = [Infinity, Infinity];
  readonly #high: [number, number] = [-Infinity, -Infinity];

  /** @param title comment in the file, ASCII */
  constructor(title: string) {
    this.#title = title;
  }

  add(layer: LayerName, entity: Entity, shift: Point = [0, 0]): void {
    const moved = ([x, y]: Point): Point => [x + shift[0], y + shift[1]];
    const at = (point: Point, code: number): Group[] => {
      const [x, y] = moved(point);
      return [
        [code, x],
        [code + 10, y],
      ];
    };
    for (const point of cornersOf(entity)) this.#reach(moved(point));
    const put = (kind: string, ...groups: Group[]) =>
      this.#entities.push([0, kind], [8, layer], ...groups);
    switch (entity.kind) {
      case 'line':
        put('LINE', ...at(entity.from, 10), ...at(entity.to, 11));
        break;
      case 'circle':
        put('CIRCLE', ...at(entity.centre, 10), [40, entity.radius]);
        break;
      case 'arc':
        put(
          'ARC',
          ...at(entity.centre, 10),
          [40, entity.radius],
          [50, entity.from],
          [51, entity.to],
        );
        break;
      case 'polyline':
        {
          const { points } = entity;
          const closed = meet(points[0]!, points.at(-1)!);
          put('POLYLINE', [66, 1], [10, 0], [20, 0], [30, 0], [70, closed ? 1 : 0]);
          for (const point of closed ? points.slice(0, -1) : points)
            put('VERTEX', ...at(point, 10));
          put('SEQEND');
        }
        break;
      default:
        entity satisfies never;
    }
  }

  line(layer: LayerName, from: Point, to: Point): void {
    this.add(layer, { kind: 'line', from, to });
  }

  /** Extends the drawing to a point. */
  #reach([x, y]: Point): void {
    this.#low[0] = Math.min(this.#low[0], x);
    this.#low[1] = Math.min(this.#low[1], y);
    this.#high[0] = Math.max(this.#high[0], x);
    this.#high[1] = Math.max(this.#high[1], y);
  }

  /** Text centred above a point; `%%c` is the diameter sign, `turned` in degrees. */
  text(at: Point, height: number, content: string, turned = 0): void {
    const half = (content.length * height) / 2;
    const [wide, high] = turned === 0 ? [half, height] : [height, half];
    this.#reach([at[0] - wide, at[1] - high]);
    this.#reach([at[0] + wide, at[1] + high]);
    this.#entities.push(
      [0, 'TEXT'],
      [8, 'TEXT'],
      [10, at[0]],
      [20, at[1]],
      [40, height],
      [1, content],
      [50, turned],
      [72, 1],
      [11, at[0]],
      [21, at[1]],
    );
  }

  /** Filled arrowhead with its tip at a point, along a unit vector. */
  arrow(tip: Point, [dx, dy]: Point, size: number): void {
    const [x, y] = tip,
      bx = x - dx * size,
      by = y - dy * size,
      half = size / 5;
    const left: Point = [bx - dy * half, by + dx * half],
      right: Point = [bx + dy * half, by - dx * half];
    this.#entities.push(
      [0, 'SOLID'],
      [8, 'DIMENSION'],
      [10, x],
      [20, y],
      [11, left[0]],
      [21, left[1]],
      [12, right[0]],
      [22, right[1]],
      [13, right[0]],
      [23, right[1]],
    );
  }

  toString(): string {
    const groups: Group[] = [
      [999, this.#title],
      ...section('HEADER', [
        [9, '$ACADVER'],
        [1, 'AC1009'],
        ...corner('$EXTMIN', this.#low),
        ...corner('$EXTMAX', this.#high),
        ...corner('$LIMMIN', this.#low),
        ...corner('$LIMMAX', this.#high),
        [9, '$LUNITS'],
        [70, 2],
      ]),
      ...section('TABLES', [
        ...viewTable(this.#low, this.#high),
        ...lineTypeTable(),
        ...layerTable(),
        ...styleTable(),
      ]),
      ...section('ENTITIES', this.#entities),
      [0, 'EOF'],
    ];
    return groups
      .map(
        ([code, value]) =>
          `${code}\n${typeof value === 'number' ? Number(value.toFixed(5)) : value}\n`,
      )
      .join('');
  }
}

/** Ends this near are one, mm. */
const meet = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-3;

/** Points between which a curve lies; an arc's are those of its circle. */
function cornersOf(entity: Entity): readonly Point[] {
  if (entity.kind === 'line') return [entity.from, entity.to];
  if (entity.kind === 'polyline') return entity.points;
  const { centre, radius } = entity;
  return [
    [centre[0] - radius, centre[1] - radius],
    [centre[0] + radius, centre[1] + radius],
  ];
}

/** A point in the header; limits have no height. */
const corner = (name: string, [x, y]: Point): Group[] => [
  [9, name],
  [10, x],
  [20, y],
  ...(name.startsWith('$EXT') ? [[30, 0] as const] : []),
];

const section = (name: string, groups: Group[]): Group[] => [
  [0, 'SECTION'],
  [2, name],
  ...groups,
  [0, 'ENDSEC'],
];

const table = (name: string, count: number, groups: Group[]): Group[] => [
  [0, 'TABLE'],
  [2, name],
  [70, count],
  ...groups,
  [0, 'ENDTAB'],
];

/** The view that a program opens with: the whole drawing, with a margin. */
function viewTable([left, bottom]: Point, [right, top]: Point): Group[] {
  const [wide, high] = [right - left, top - bottom];
  const aspect = 4 / 3;
  return table('VPORT', 1, [
    [0, 'VPORT'],
    [2, '*ACTIVE'],
    [70, 0],
    [10, 0],
    [20, 0],
    [11, 1],
    [21, 1],
    [12, (left + right) / 2],
    [22, (bottom + top) / 2],
    [13, 0],
    [23, 0],
    [14, 10],
    [24, 10],
    [15, 10],
    [25, 10],
    [16, 0],
    [26, 0],
    [36, 1],
    [17, 0],
    [27, 0],
    [37, 0],
    [40, 1.05 * Math.max(high, wide / aspect)],
    [41, aspect],
    [42, 50],
    [43, 0],
    [44, 0],
    [50, 0],
    [51, 0],
    [71, 0],
    [72, 100],
    [73, 1],
    [74, 1],
    [75, 0],
    [76, 0],
    [77, 0],
    [78, 0],
  ]);
}

const styleTable = (): Group[] =>
  table('STYLE', 1, [
    [0, 'STYLE'],
    [2, 'STANDARD'],
    [70, 0],
    [40, 0],
    [41, 1],
    [50, 0],
    [71, 0],
    [42, 1],
    [3, 'txt'],
    [4, ''],
  ]);

function lineTypeTable(): Group[] {
  const types = Object.entries(LINE_TYPES);
  return table(
    'LTYPE',
    types.length,
    types.flatMap(([name, dashes]): Group[] => [
      [0, 'LTYPE'],
      [2, name],
      [70, 0],
      [3, name.toLowerCase()],
      [72, 65],
      [73, dashes.length],
      [40, dashes.reduce((sum, dash) => sum + Math.abs(dash), 0)],
      ...dashes.map((dash): Group => [49, dash]),
    ]),
  );
}

function layerTable(): Group[] {
  const layers = Object.entries(LAYERS);
  return table(
    'LAYER',
    layers.length,
    layers.flatMap(([name, { colour, line }]): Group[] => [
      [0, 'LAYER'],
      [2, name],
      [70, 0],
      [62, colour],
      [6, line],
    ]),
  );
}
