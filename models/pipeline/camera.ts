import type { Vec3, ViewAngles } from '#models/lib/part.ts';
import { cross, unit } from './vector.ts';

/** Orthographic camera: unit vectors in model space. */
export interface Camera {
  /** From the model to the viewer. */
  toViewer: Vec3;
  right: Vec3;
  up: Vec3;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Camera that looks at the model from the given angles. */
export function cameraFrom({ azimuth, elevation }: ViewAngles): Camera {
  const a = radians(azimuth),
    e = radians(elevation);
  const toViewer: Vec3 = [Math.cos(a) * Math.cos(e), Math.sin(a) * Math.cos(e), Math.sin(e)];
  // From straight above, up in the picture is +Y.
  const right = unit(cross(Math.abs(toViewer[2]) > 0.999 ? [0, 1, 0] : [0, 0, 1], toViewer));
  return { toViewer, right, up: cross(toViewer, right) };
}
