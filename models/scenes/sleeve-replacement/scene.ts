import type { Vec3, ViewAngles } from '#models/lib/part.ts';
import type { MeshPart } from '#models/pipeline/mesh.ts';
import { SceneMeshes } from '#models/scenes/scene-object.ts';
import { airObjects } from './air-objects.ts';
import { pipelineObjects } from './pipeline-objects.ts';
import { FLOOR } from './layout.ts';
import { liftingObjects } from './lifting-objects.ts';
import { toolObjects } from './tool-objects.ts';
import { valveObjects } from './valve-objects.ts';

/** The camera of the pictures, so that a reader knows the place again from one to the next. */
export const VIEW: ViewAngles = { azimuth: -58, elevation: 24 };
/** From the other end of the valve, for what is seen there only. */
export const VIEW_FROM_LEFT: ViewAngles = {
  azimuth: -180 - VIEW.azimuth,
  elevation: VIEW.elevation,
};

/** Every object of the scene. */
export const sceneMeshes = new SceneMeshes({
  ...pipelineObjects,
  ...airObjects,
  ...valveObjects,
  ...toolObjects,
  ...liftingObjects,
});

/**
 * Points that every picture's frame contains, so that all pictures from one camera have the same frame whatever they show. No
 * object may lie outside.
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
