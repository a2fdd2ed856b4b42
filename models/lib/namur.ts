import type { Shape3D } from 'replicad';
import { cut, fuse } from './booleans.ts';
import type { Vec3 } from './part.ts';
import { cylinder, roundedBoxFront, Y } from './solids.ts';

// Solenoid valve interface by VDI/VDE 3845 (NAMUR): two ports 24 mm apart, four fixing holes
// 32 x 24 mm. TO CONFIRM against the guideline: used for illustrations only.
const PORT_PITCH = 24,
  FIXING_X = 32,
  FIXING_Z = 24;

/**
 * Adds a raised NAMUR face for a solenoid valve to a body's front (-Y).
 * @param at centre of the face's back, on the body's wall
 * @param raised height of the face, mm
 */
export function withNamurFace(body: Shape3D, at: Vec3, raised = 3): Shape3D {
  const [x, y, z] = at;
  const face = roundedBoxFront(74, 46, raised + 3, 6, [x, y + 3, z]);
  const front = y - raised - 1;
  const ports = [-1, 1].map((s) => cylinder(6.2, 20, [x + (s * PORT_PITCH) / 2, front, z], Y));
  const fixings = [-1, 1].flatMap((s) =>
    [-1, 1].map((t) =>
      cylinder(2.6, 14, [x + (s * FIXING_X) / 2, front, z + (t * FIXING_Z) / 2], Y),
    ),
  );
  return cut(fuse(body, face), ports, fixings);
}
