import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { PRODUCT_VIEW, type Vec3 } from '#models/lib/part.ts';
import { decodeViewerMesh, type ViewerPart } from '../../contract/viewer-format.ts';
import { cameraFrom } from './camera.ts';
import type { MeshPart } from './mesh.ts';
import { picturePlane } from './picture-plane.ts';
import { rasterise } from './rasterise.ts';

const LEADERS_FILE = 'content/pictures/leaders.json';

/** A place in a model's axonometric drawings, per cent of the picture's width and height. */
interface Place {
  x: number;
  y: number;
}

/** Where a leader touches a part. */
interface Leader extends Place {
  part: string;
}

/** What is drawn over a model's axonometric drawings. */
interface DrawnOver {
  /** Where the axis that turns stands, per cent of the picture's width; absent where nothing turns. */
  axis?: number;
  /** Ends of the axis of the flow, where nothing turns, per cent of the picture's width and height. */
  flow?: [Place, Place];
  leaders: Leader[];
}

/** By model. */
type Leaders = Record<string, DrawnOver>;

/** What the file holds. */
const readLeaders = (): Leaders =>
  existsSync(LEADERS_FILE) ? (JSON.parse(readFileSync(LEADERS_FILE, 'utf8')) as Leaders) : {};

/** The leaders of a model whose viewer's mesh has been made. */
export function leadersOfModel(id: string): DrawnOver {
  const { buffer, byteOffset, length } = readFileSync(`public/models/${id}.bin`);
  const bytes = buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer;
  return leadersOf(decodeViewerMesh(bytes).parts);
}

/** Writes the leaders of the models anew whose mesh has been made anew, and of those that have none. */
export function writeLeaders(ids: readonly string[], made: ReadonlySet<string>): void {
  const before = readLeaders();
  const leaders = Object.fromEntries(
    ids.map((id) => [id, (made.has(id) ? undefined : before[id]) ?? leadersOfModel(id)]),
  );
  writeFileSync(LEADERS_FILE, `${JSON.stringify(leaders, null, 2)}\n`);
}

/** Most leaders of a drawing. */
const MOST = 6;

/** Parts that the kind of product implies, what moves first: no other part of an illustration has a label. */
const ORDER: readonly RegExp[] = [
  /^actuator-body$/,
  /^stem$/,
  /^disc$/,
  /^(?:liner|seat-ring)$/,
  /^sleeve$/,
  /^ball$/,
  /^body$/,
  /^end(?:-left|-right|-\d+)?$/,
  /^base$/,
];

/** Sides and numbers of parts of one kind: one leader says what they are. */
const SIDE = /-(?:left|right|front|back|\d+)$/;

/** Each fourth pixel of the picture plane is looked at. */
const STEP = 4;
/** Less to be seen of a part than this has no leader, share of the drawing. */
const SMALLEST = 0.0006;

/**
 * Leaders of a model's drawings: each to the place of its part that lies deepest within what is seen of it.
 *
 * @param parts of the viewer's mesh, in the product camera's view
 */
function leadersOf(parts: readonly ViewerPart[]): DrawnOver {
  const mesh: MeshPart[] = parts.map(({ name, positions, normals, indices }) => ({
    name,
    positions: Float64Array.from(positions),
    normals: Float64Array.from(normals),
    triangles: Uint32Array.from(indices),
    faces: [{ face: 0, material: 'steel', start: 0, count: indices.length }],
    edgePoints: new Float64Array(),
    edges: [],
  }));
  const plane = picturePlane(mesh, cameraFrom(PRODUCT_VIEW));
  const width = Math.floor(plane.width / STEP),
    height = Math.floor(plane.height / STEP);
  const seenOf = (index: number): Uint8Array => {
    const seen = new Uint8Array(width * height);
    const { triangles } = mesh[index]!;
    const screen = plane.screens[index]!;
    const all = { start: 0, count: triangles.length };
    rasterise(screen, triangles, all, plane.width, plane.height, (pixel, _, __, ___, ____, z) => {
      const x = pixel % plane.width,
        y = Math.floor(pixel / plane.width);
      if (x % STEP > 0 || y % STEP > 0 || z > plane.depth[pixel]! + 1) return;
      seen[Math.floor(y / STEP) * width + x / STEP] = 1;
    });
    return seen;
  };
  const letters = mesh.findIndex(({ name }) => name === LETTERS);
  const lettered = letters < 0 ? undefined : rowsOf(seenOf(letters), width);
  const found = mesh.flatMap(({ name }, index) => {
    const rank = ORDER.findIndex((pattern) => pattern.test(name));
    if (rank < 0) return [];
    const seen = seenOf(index);
    if (lettered && name === LETTERED)
      seen.fill(0, (lettered.first - CLEAR) * width, (lettered.last + CLEAR + 1) * width);
    const at = deepest(seen, width, height);
    return at.area < SMALLEST * width * height ? [] : [{ part: name, rank, ...at }];
  });
  const kinds = new Map<string, (typeof found)[number]>();
  for (const leader of found.toSorted((a, b) => b.area - a.area)) {
    const kind = leader.part.replace(SIDE, '');
    if (!kinds.has(kind)) kinds.set(kind, leader);
  }
  const share = (value: number, whole: number) => Math.round((value * STEP * 1000) / whole) / 10;
  const percent = (value: number, whole: number) => Math.round((value * 1000) / whole) / 10;
  const turns = mesh.find(({ name }) => TURNS.test(name));
  const passage = turns ? undefined : mesh.find(({ name }) => PASSAGE.test(name));
  const onFlow = (x: number): Place => {
    const [u, v] = plane.project([x, 0, 0]);
    return { x: percent(u, plane.width), y: percent(v, plane.height) };
  };
  return {
    ...(turns && { axis: percent(plane.project(middleOf(turns))[0], plane.width) }),
    ...(passage && { flow: endsOf(passage, 0).map(onFlow) as [Place, Place] }),
    leaders: [...kinds.values()]
      .toSorted((a, b) => a.rank - b.rank || b.area - a.area)
      .slice(0, MOST)
      .map(({ part, x, y }) => ({ part, x: share(x, plane.width), y: share(y, plane.height) })),
  };
}

/** The letters of a body's ends, and the part that they stand on: a leader from beside them would run through them. */
const LETTERS = 'end-marks',
  LETTERED = 'body';
/** Room above and below the letters, in cells. */
const CLEAR = 6;

/** First and last row of cells in which something is seen. */
function rowsOf(seen: Uint8Array, width: number): { first: number; last: number } {
  return {
    first: Math.floor(seen.indexOf(1) / width),
    last: Math.floor(seen.lastIndexOf(1) / width),
  };
}

/** What the flow passes through where nothing turns: the sleeve of a pinch valve, on the X axis. */
const PASSAGE = /^sleeve$/;

/** What stands on the axis that turns. */
const TURNS = /^(?:(?:actuator-)?shaft|stem|(?:actuator-)?dome|stem-tube)$/;

/** The middle of a part's bounding box, mm. */
function middleOf(part: MeshPart): Vec3 {
  const middle = (axis: number) => {
    const [low, high] = endsOf(part, axis);
    return (low + high) / 2;
  };
  return [middle(0), middle(1), middle(2)];
}

/** Least and greatest coordinate of a part along an axis, mm. */
function endsOf({ positions }: MeshPart, axis: number): [number, number] {
  const values = positions.filter((_, at) => at % 3 === axis);
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
}

/** The cell that is farthest from what is not seen, and how many cells are seen: two passes of city-block distances. */
function deepest(seen: Uint8Array, width: number, height: number) {
  const far = Int32Array.from(seen, (value) => (value === 0 ? 0 : 1e6));
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : far[y * width + x]!;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      far[y * width + x] = Math.min(at(x, y), at(x - 1, y) + 1, at(x, y - 1) + 1);
  let best = { x: 0, y: 0, depth: 0, area: 0 },
    area = 0;
  for (let y = height - 1; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--) {
      const depth = Math.min(at(x, y), at(x + 1, y) + 1, at(x, y + 1) + 1);
      far[y * width + x] = depth;
      area += seen[y * width + x]!;
      if (depth > best.depth) best = { x, y, depth, area: 0 };
    }
  return { x: best.x, y: best.y, area };
}
