import { cut, fuse } from '#models/lib/booleans.ts';
import { hexBolt } from '#models/lib/fasteners.ts';
import type { MaterialName } from '#models/lib/materials.ts';
import type { Part } from '#models/lib/part.ts';
import { box, cylinder, compound, place, roundedBox } from '#models/lib/solids.ts';

/** Bracket between a valve's pad and an actuator, mm of illustration. */
export interface Bracket {
  /** z of the top of the valve's pad. */
  z: number;
  height: number;
  /** Along the pipe and across it. */
  width: number;
  depth: number;
  material: MaterialName;
}

/** Open box bracket with bolts, and the coupling on the stem. */
export function mountingBracket({ z, height, width, depth, material }: Bracket): Part[] {
  const wall = 6;
  const frame = cut(
    roundedBox(width, depth, height - 0.2, 4, [0, 0, z + 0.1]),
    box([-width / 2 + wall, -depth, z + wall], [width / 2 - wall, depth, z + height - wall]),
    cylinder(width * 0.2, height + 2, [0, 0, z - 1]),
  );
  const bolts = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) =>
      place(hexBolt(width * 0.09), [x * width * 0.31, y * depth * 0.33, z + wall + 0.1]),
    ),
  );
  const coupling = fuse(
    cylinder(width * 0.17, height * 0.62, [0, 0, z + height * 0.2]),
    cylinder(width * 0.2, height * 0.14, [0, 0, z + height * 0.44]),
  );
  return [
    { name: 'bracket', material, shape: frame },
    { name: 'bracket-bolts', material: 'steel', shape: compound(bolts) },
    { name: 'coupling', material: 'steel', shape: coupling },
  ];
}
