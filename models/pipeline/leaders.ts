import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { PRODUCT_VIEW, type Vec3 } from '#models/lib/part.ts';
import { decodeViewerMesh, type ViewerPart } from '#models/viewer-format.ts';
import { cameraFrom } from './camera.ts';
import type { MeshPart } from './mesh.ts';
import { picturePlane } from './picture-plane.ts';
import { rasterise } from './rasterise.ts';

const LEADERS_FILE = 'content/pictures/leaders.json';

/** Where a leader touches a part in the axonometric drawings of a model, per cent of the picture's width and height. */
interface Leader {
  part: string;
  x: number;
  y: number;
}

/** What is drawn over a model's axonometric drawings. */
interface DrawnOver {
  /** Where the axis that turns stands, per cent of the picture's width; absent where nothing turns. */
  axis?: number;
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

/** What a reader looks for first: what is worked by hand or read, then what is connected, then what holds it. */
const ORDER: readonly RegExp[] = [
  /^(?:actuator-)?(?:dome|indicator)$/,
  /^(?:actuator-)?name-plate$/,
  /^handwheel$/,
  /^declutch-lever$/,
  /^(?:cable-glands|signal-glands)$/,
  /^lever$/,
  /^handle$/,
  /^actuator-body$/,
  /^stem$/,
  /^gland$/,
  /^packing-nut$/,
  /^bonnet$/,
  /^disc$/,
  /^(?:liner|seat-ring)$/,
  /^sleeve$/,
  /^ball$/,
  /^fitting$/,
  /^(?:motor|motor-block|control-panel|manifold|solenoid|gauge|silencers|air-ports)$/,
  /^cap-(?:left|right)$/,
  /^flange-(?:left|right)$/,
  /^body$/,
  /^end(?:-left|-right|-\d+)?$/,
  /^lever-grip$/,
  /^base$/,
  /^cover$/,
  /^lower-plug$/,
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
  const found = mesh.flatMap(({ name, triangles }, index) => {
    const rank = ORDER.findIndex((pattern) => pattern.test(name));
    if (rank < 0) return [];
    const seen = new Uint8Array(width * height);
    const screen = plane.screens[index]!;
    const all = { start: 0, count: triangles.length };
    rasterise(screen, triangles, all, plane.width, plane.height, (pixel, _, __, ___, ____, z) => {
      const x = pixel % plane.width,
        y = Math.floor(pixel / plane.width);
      if (x % STEP > 0 || y % STEP > 0 || z > plane.depth[pixel]! + 1) return;
      seen[Math.floor(y / STEP) * width + x / STEP] = 1;
    });
    const at = deepest(seen, width, height);
    return at.area < SMALLEST * width * height ? [] : [{ part: name, rank, ...at }];
  });
  const kinds = new Map<string, (typeof found)[number]>();
  for (const leader of found.toSorted((a, b) => b.area - a.area)) {
    const kind = leader.part.replace(SIDE, '');
    if (!kinds.has(kind)) kinds.set(kind, leader);
  }
  const share = (value: number, whole: number) => Math.round((value * STEP * 1000) / whole) / 10;
  const turns = mesh.find(({ name }) => TURNS.test(name));
  return {
    ...(turns && {
      axis: Math.round((plane.project(middleOf(turns))[0] * 1000) / plane.width) / 10,
    }),
    leaders: [...kinds.values()]
      .toSorted((a, b) => a.rank - b.rank || b.area - a.area)
      .slice(0, MOST)
      .map(({ part, x, y }) => ({ part, x: share(x, plane.width), y: share(y, plane.height) })),
  };
}

/** What stands on the axis that turns. */
const TURNS = /^(?:(?:actuator-)?shaft|stem|(?:actuator-)?dome|stem-tube)$/;

/** The middle of a part's bounding box, mm. */
function middleOf({ positions }: MeshPart): Vec3 {
  const along = (axis: number) => positions.filter((_, at) => at % 3 === axis);
  const middle = (values: Float64Array) =>
    (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b))) / 2;
  return [middle(along(0)), middle(along(1)), middle(along(2))];
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
