import type { Drawing, Shape3D } from 'replicad';
import { draw, extrudeOn } from './solids.ts';

// Straight-sided teeth: at picture size they look like involutes, with a sixth of the triangles.
// `pitch` is the tooth pitch along the pitch line, mm.

/** Height of a tooth above and below the pitch line, as a fraction of the pitch. */
const ADDENDUM = 0.27,
  DEDENDUM = 0.3;

/** Spur gear around Z, standing on z = `from`. @param spin rotation, radians */
export function pinion(
  teeth: number,
  pitch: number,
  from: number,
  height: number,
  spin = 0,
): Shape3D {
  const radius = (teeth * pitch) / (2 * Math.PI);
  const at = (r: number, share: number): [number, number] => {
    const angle = spin + (share * 2 * Math.PI) / teeth;
    return [r * Math.cos(angle), r * Math.sin(angle)];
  };
  const root = radius - DEDENDUM * pitch;
  const tip = radius + ADDENDUM * pitch;
  let pen = draw(at(root, -0.36));
  for (let tooth = 0; tooth < teeth; tooth++) {
    pen = pen
      .lineTo(at(tip, tooth - 0.13))
      .lineTo(at(tip, tooth + 0.13))
      .lineTo(at(root, tooth + 0.36));
    if (tooth < teeth - 1) pen = pen.lineTo(at(root, tooth + 0.64));
  }
  return extrudeOn('XY', pen.close(), height, [0, 0, from]);
}

/**
 * Outline in the XY plane of a rack along X with its teeth towards -Y and its pitch line on y = 0.
 * @param back thickness behind the pitch line, mm
 */
export function rackOutline(fromX: number, teeth: number, pitch: number, back: number): Drawing {
  const root = DEDENDUM * pitch;
  const tip = -ADDENDUM * pitch;
  let pen = draw([fromX, back]).lineTo([fromX, root]);
  for (let tooth = 0; tooth < teeth; tooth++) {
    const x = fromX + tooth * pitch;
    pen = pen
      .lineTo([x + pitch * 0.14, root])
      .lineTo([x + pitch * 0.37, tip])
      .lineTo([x + pitch * 0.63, tip])
      .lineTo([x + pitch * 0.86, root]);
  }
  const end = fromX + teeth * pitch;
  return pen.lineTo([end, root]).lineTo([end, back]).close();
}
