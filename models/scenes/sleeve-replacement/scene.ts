import type { Vec3, ViewAngles } from '#models/lib/part.ts';
import type { MeshPart } from '#models/pipeline/mesh.ts';
import { Store } from '#models/scenes/scene-object.ts';
import { airThings } from './air-objects.ts';
import { lineThings } from './pipeline-objects.ts';
import { FLOOR } from './layout.ts';
import { toolThings } from './tool-objects.ts';
import { valveThings } from './valve-objects.ts';

/** One camera for all 19 pictures. */
export const VIEW: ViewAngles = { azimuth: -58, elevation: 24 };

/** Everything of the scene, by name. */
export const store = new Store({ ...lineThings, ...airThings, ...valveThings, ...toolThings });

/**
 * Points that every picture's frame reaches to, whether or not something stands there: so that no picture is
 * framed by its own contents.
 */
const CORNERS: readonly Vec3[] = [
  [-575, -935, -16],
  [775, 162, 0],
  [960, -925, FLOOR],
  [-155, 298, 470],
];

/** A part without faces: it takes part in the framing and is not drawn. */
export const frame: MeshPart = {
  name: 'frame',
  positions: Float64Array.from(CORNERS.flat()),
  normals: new Float64Array(CORNERS.length * 3),
  triangles: new Uint32Array(0),
  faces: [],
  edgePoints: new Float64Array(0),
  edges: [],
};
