import type { Camera } from './camera.ts';
import { featureLines } from './edges.ts';
import type { MeshPart } from './mesh.ts';
import { picturePlane, type PicturePlane } from './picture-plane.ts';
import { classify, type LineRuns } from './visibility.ts';

/** A model as classified lines and tones on a picture plane: the source of all drawings. */
export interface LineArt {
  plane: PicturePlane;
  runs: LineRuns;
}

/** Line art of a mesh. @param longerSide of the picture plane, px */
export function lineArt(mesh: readonly MeshPart[], camera: Camera, longerSide?: number): LineArt {
  const plane = picturePlane(mesh, camera, longerSide);
  const lines = mesh.flatMap((part, index) =>
    featureLines(part, plane, plane.screens[index]!, camera),
  );
  return { plane, runs: classify(lines, plane) };
}
