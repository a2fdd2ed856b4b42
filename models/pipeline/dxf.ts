import type { Point } from './bezier.ts';
import type { Entity } from './projection.ts';

/** Layers with colour index and line type. */
const LAYERS = {
  OUTLINE: { colour: 7, line: 'CONTINUOUS' },
  HIDDEN: { colour: 8, line: 'HIDDEN' },
  CENTER: { colour: 1, line: 'CENTER' },
  DIMENSION: { colour: 5, line: 'CONTINUOUS' },
  TEXT: { colour: 7, line: 'CONTINUOUS' },
} as const;

export type LayerName = keyof typeof LAYERS;

const LINE_TYPES: Record<string, readonly number[]> = {
  CONTINUOUS: [],
  HIDDEN: [6, -3],
  CENTER: [12, -3, 2, -3],
};

type Group = readonly [code: number, value: number | string];

/** ASCII DXF in millimetres, release 12: every CAD program reads it. */
export class DxfDrawing {
  readonly #entities: Group[] = [];
  readonly #title: string;

  /** @param title comment in the file, ASCII */
  constructor(title: string) {
    this.#title = title;
  }

  add(layer: LayerName, entity: Entity, shift: Point = [0, 0]): void {
    const at = ([x, y]: Point, code: number): Group[] => [
      [code, x + shift[0]],
      [code + 10, y + shift[1]],
    ];
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
        put('POLYLINE', [66, 1], [70, 0]);
        for (const point of entity.points) put('VERTEX', ...at(point, 10));
        put('SEQEND');
        break;
      default:
        entity satisfies never;
    }
  }

  line(layer: LayerName, from: Point, to: Point): void {
    this.add(layer, { kind: 'line', from, to });
  }

  /** Text centred above a point; `%%c` is the diameter sign, `turned` in degrees. */
  text(at: Point, height: number, content: string, turned = 0): void {
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
        [9, '$MEASUREMENT'],
        [70, 1],
        [9, '$INSUNITS'],
        [70, 4],
      ]),
      ...section('TABLES', [...lineTypeTable(), ...layerTable()]),
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
