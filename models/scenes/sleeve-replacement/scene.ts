import type { Vec3, ViewAngles } from '#models/lib/part.ts';
import type { MeshPart } from '#models/pipeline/mesh.ts';
import { SceneMeshes } from '#models/scenes/scene-object.ts';
import { airObjects } from './air-objects.ts';
import { pipelineObjects } from './pipeline-objects.ts';
import { FLOOR } from './layout.ts';
import { toolObjects } from './tool-objects.ts';
import { valveObjects } from './valve-objects.ts';

/** One camera for all 19 pictures. */
export const VIEW: ViewAngles = { azimuth: -58, elevation: 24 };

/** Every object of the scene. */
export const sceneMeshes = new SceneMeshes({
  ...pipelineObjects,
  ...airObjects,
  ...valveObjects,
  ...toolObjects,
});

/**
 * Points that every picture's frame contains, so that all pictures have the same frame whatever they show. No object
 * may lie outside.
 */
const CORNERS: readonly Vec3[] = [
  [-575, -935, -16],
  [775, 162, 0],
  [960, -925, FLOOR],
  [-155, 298, 470],
];

/** A part without faces: it counts for the frame and is not drawn. */
export const frame: MeshPart = {
  name: 'frame',
  positions: Float64Array.from(CORNERS.flat()),
  normals: new Float64Array(CORNERS.length * 3),
  triangles: new Uint32Array(0),
  faces: [],
  edgePoints: new Float64Array(0),
  edges: [],
};
