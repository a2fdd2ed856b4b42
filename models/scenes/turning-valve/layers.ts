import { PRODUCT_VIEW } from '#models/lib/part.ts';
import { cameraFrom } from '#models/pipeline/camera.ts';
import { featureLines, type LinePoint, type Polyline } from '#models/pipeline/edges.ts';
import { lineArt, type LineArt } from '#models/pipeline/line-art.ts';
import {
  meshCutaway,
  meshParts,
  pictureTolerance,
  type MeshPart,
  type MeshTolerance,
} from '#models/pipeline/mesh.ts';
import { picturePlane, type PicturePlane } from '#models/pipeline/picture-plane.ts';
import { withoutTicks } from '#models/pipeline/ticks.ts';
import { classify } from '#models/pipeline/visibility.ts';
import { fixedParts, halfSection, TOP, turningParts } from './turning-valve-parts.ts';

const camera = cameraFrom(PRODUCT_VIEW);

interface FixedLayer {
  art: LineArt;
  /** Counts for the frame of the other drawings and is not drawn. */
  frame: MeshPart;
  tolerance: MeshTolerance;
}

let fixed: FixedLayer | undefined;

/** Everything that stands still, drawn as if nothing turned in it. */
export function fixedLayer(): FixedLayer {
  if (fixed) return fixed;
  const parts = fixedParts();
  const tolerance = pictureTolerance([...parts.cut, ...parts.whole]);
  const mesh = [
    ...meshCutaway(parts.cut, { box: halfSection, description: { ko: '', en: '' } }, tolerance),
    ...meshParts(parts.whole, tolerance),
    frameOf([{ positions: Float64Array.from(TOP) }]),
  ];
  fixed = { art: lineArt(mesh, camera), frame: frameOf(mesh), tolerance };
  return fixed;
}

/** What turns, without what fixed parts hide of it, in the fixed layer's frame. @param angle 0 closed, 90 open, degrees */
export function turningLayer(angle: number): LineArt {
  const { art, frame, tolerance } = fixedLayer();
  const mesh = [...meshParts(turningParts(angle), tolerance), frame];
  const plane = picturePlane(mesh, camera);
  if (plane.width !== art.plane.width || plane.height !== art.plane.height)
    throw new Error(`at ${angle}° a turning part lies outside the frame of the fixed ones`);
  const standing = art.plane.depth;
  const lines = mesh
    .flatMap((part, index) => featureLines(part, plane, plane.screens[index]!, camera))
    .flatMap((line) => inFrontOf(line, art.plane));
  // Before the fixed parts go in: beside them a contour would be as thin as an edge, and broken.
  const runs = withoutTicks(classify(lines, plane), art.runs);
  for (let pixel = 0; pixel < standing.length; pixel++)
    if (standing[pixel]! < plane.depth[pixel]!) plane.labels[pixel] = -1;
  runs.contour.push(...bridged(bordersOn(plane, art)));
  return { plane, runs };
}

/** How near to a border a line of the fixed parts runs that is drawn there, px, and the shortest piece of it. */
const BESIDE = 3,
  LEAST_BORDER = 14;

/**
 * Lines of the fixed parts along which they hide what turns. The layer above covers half their width and leaves the ends of
 * the hatching bare: it draws them too, as heavy as the other borders of what turns.
 *
 * @param plane in which only those pixels have a label in which something that turns is seen
 */
function bordersOn({ depth, labels, width, height }: PicturePlane, { runs }: LineArt) {
  const parts = (x: number, y: number) => {
    let [seen, hidden] = [false, false];
    const column = Math.floor(x),
      row = Math.floor(y);
    for (let j = Math.max(0, row - BESIDE); j <= Math.min(height - 1, row + BESIDE); j++)
      for (let i = Math.max(0, column - BESIDE); i <= Math.min(width - 1, column + BESIDE); i++) {
        const pixel = j * width + i;
        if (labels[pixel]! >= 0) seen = true;
        else if (depth[pixel]! < BACKGROUND) hidden = true;
      }
    return seen && hidden;
  };
  return [...runs.contour, ...runs.step, ...runs.crease].flatMap((run) => {
    const pieces: [number, number][][] = [[]];
    for (const point of run) {
      if (parts(...point)) pieces.at(-1)!.push(point);
      else if (pieces.at(-1)!.length > 0) pieces.push([]);
    }
    return pieces.filter((piece) => {
      const [from, to] = [piece[0], piece.at(-1)];
      return from && to && Math.hypot(to[0] - from[0], to[1] - from[1]) >= LEAST_BORDER;
    });
  });
}

/** Depths above this are background. */
const BACKGROUND = 1e8;

/** Distance of samples along a line, and how far behind the fixed parts a line still counts as lying on them, px. */
const SAMPLE = 1.4,
  SLACK = 4;

/** The pieces of a line that no fixed part hides. */
function inFrontOf(points: Polyline, { depth, width, height }: PicturePlane) {
  const hidden = ([x, y, z]: LinePoint) => {
    const column = Math.floor(x),
      row = Math.floor(y);
    if (column < 1 || row < 1 || column >= width - 1 || row >= height - 1) return false;
    let deepest = -Infinity;
    for (let j = -1; j <= 1; j++)
      for (let i = -1; i <= 1; i++)
        deepest = Math.max(deepest, depth[(row + j) * width + column + i]!);
    return z > deepest + SLACK;
  };
  const pieces: Polyline[] = [[]];
  for (const [index, to] of points.entries()) {
    const from = points[index - 1] ?? to;
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / SAMPLE));
    for (let step = 1; step <= steps; step++) {
      const at = from.map(
        (value, axis) => value + ((to[axis]! - value) * step) / steps,
      ) as LinePoint;
      if (!hidden(at)) pieces.at(-1)!.push(at);
      else if (pieces.at(-1)!.length > 0) pieces.push([]);
    }
  }
  return pieces.filter((piece) => piece.length > 1);
}

/** Longest gap in a border that is closed, px: where a thin part as a gasket ends at it. */
const GAP = 12;

/** Lines with the gaps between their ends closed. */
function bridged(lines: [number, number][][]) {
  const ends = lines.flatMap((line) => [line[0]!, line.at(-1)!]);
  const bridges = ends.flatMap((from, index) =>
    ends.slice(index + 1).flatMap((to) => {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      return length > 2 && length < GAP ? [[from, to]] : [];
    }),
  );
  return [...lines, ...bridges];
}

function frameOf(mesh: readonly Pick<MeshPart, 'positions'>[]): MeshPart {
  const positions = Float64Array.from(mesh.flatMap((part) => Array.from(part.positions)));
  return {
    name: 'frame',
    positions,
    normals: new Float64Array(positions.length),
    triangles: new Uint32Array(0),
    faces: [],
    edgePoints: new Float64Array(0),
    edges: [],
  };
}
