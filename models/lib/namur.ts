import type { Shape3D } from 'replicad';
import { cut, fuse } from './booleans.ts';
import type { Vec3 } from './part.ts';
import { cylinder, roundedBoxFront, Y } from './solids.ts';

// Solenoid valve interface by VDI/VDE 3845 (NAMUR): two ports 24 mm apart, four fixing holes
// 32 x 24 mm. TO CONFIRM against the guideline: used for illustrations only.
const PORT_PITCH = 24,
  FIXING_X = 32,
  FIXING_Z = 24;

/** Height of the face, mm. */
const NAMUR_HEIGHT = 46;

/**
 * Adds the NAMUR face for a solenoid valve to a body's front (-Y): a machined band along the extruded body, with two
 * threaded ports and four fixing holes.
 * @param at centre of the face's back, on the body's wall
 * @param length of the band along X, mm
 * @param depths of the left and the right port, mm
 * @param raised height of the band above the wall, mm
 */
export function withNamurFace(
  body: Shape3D,
  at: Vec3,
  length: number,
  depths: readonly [number, number],
  raised = 3,
): Shape3D {
  const [x, y, z] = at;
  const face = roundedBoxFront(length, NAMUR_HEIGHT, raised + 3, 0.6, [x, y + 3, z]);
  const front = y - raised - 1;
  const hole = (radius: number, depth: number, dx: number, dz: number) =>
    cylinder(radius, depth + 1, [x + dx, front, z + dz], Y);
  // A wider, shallow step at the mouth of each port: the thread's chamfer.
  const ports = [-1, 1].flatMap((s, i) => [
    hole(5.6, depths[i]!, (s * PORT_PITCH) / 2, 0),
    hole(6.8, 1.6, (s * PORT_PITCH) / 2, 0),
  ]);
  const fixings = [-1, 1].flatMap((s) =>
    [-1, 1].map((t) => hole(2.3, 6, (s * FIXING_X) / 2, (t * FIXING_Z) / 2)),
  );
  return cut(fuse(body, face), ports, fixings);
}
