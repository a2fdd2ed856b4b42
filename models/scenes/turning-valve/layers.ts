import { PRODUCT_VIEW } from '#models/lib/part.ts';
import { cameraFrom } from '#models/pipeline/camera.ts';
import { featureLines } from '#models/pipeline/edges.ts';
import { lineArt, type LineArt } from '#models/pipeline/line-art.ts';
import {
  meshCutaway,
  meshParts,
  pictureTolerance,
  type MeshPart,
  type MeshTolerance,
} from '#models/pipeline/mesh.ts';
import { picturePlane } from '#models/pipeline/picture-plane.ts';
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
  for (let pixel = 0; pixel < standing.length; pixel++) {
    if (standing[pixel]! >= plane.depth[pixel]!) continue;
    plane.labels[pixel] = -1;
    plane.depth[pixel] = standing[pixel]!;
  }
  const lines = mesh.flatMap((part, index) =>
    featureLines(part, plane, plane.screens[index]!, camera),
  );
  return { plane, runs: classify(lines, plane) };
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
