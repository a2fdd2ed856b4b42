import type { Camera } from './camera.ts';
import { linesOf } from './edges.ts';
import type { MeshPart } from './mesh.ts';
import { picturePlane, type PicturePlane } from './picture-plane.ts';
import { classify, type LineRuns } from './visibility.ts';

/** A model as lines and tones on a picture plane: what all drawings are written from. */
export interface LineArt {
  plane: PicturePlane;
  runs: LineRuns;
}

/** Draws a mesh from a camera. */
export function lineArt(mesh: readonly MeshPart[], camera: Camera, longerSide?: number): LineArt {
  const plane = picturePlane(mesh, camera, longerSide);
  const lines = mesh.flatMap((part, index) => linesOf(part, plane, plane.screens[index]!, camera));
  return { plane, runs: classify(lines, plane) };
}
