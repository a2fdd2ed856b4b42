import { fillet, fuse } from '#models/lib/booleans.ts';
import { capScrew } from '#models/lib/fasteners.ts';
import type { Part, Vec3 } from '#models/lib/part.ts';
import { pipe, pipeUnion, pressureGauge } from '#models/lib/piping.ts';
import {
  cylinder,
  compound,
  hexagonalPrism,
  NEG_Y,
  place,
  roundedBox,
  roundedBoxFront,
  roundedBoxX,
  X,
  Z,
} from '#models/lib/solids.ts';
import { motorPorts } from './hydraulic-motor.ts';

// Proportions of the illustration, mm. The block is bolted to the gear's left flange.
const LEFT = -206,
  RIGHT = -120,
  FRONT = -92,
  TOP = 142,
  PIPE = 8,
  /** Pipe radius for which the unions are made: those of the block stand close together. */
  UNION = 6.5,
  BEND = 17,
  PIPE_Y = motorPorts[0]![1];
/** Ports on top of the block, inner pipe first. */
const blockPorts: Vec3[] = [
  [-138, PIPE_Y, TOP],
  [-166, PIPE_Y, TOP],
];
/**
 * So close that nothing behind shows between them as a loose stroke; the lower pipe hides the rear edge of the gear's flange, the
 * upper one the gear's cover and its rear bolt, of which a scribble was left above it.
 */
const PIPE_HEIGHTS = [207.5, 225.5];

/** Manifold with directional valve, pressure gauge, supply and return ports, and two pipes to the motor. */
export function valveBlock(): Part[] {
  const middle = (LEFT + RIGHT) / 2;
  const manifold = fillet(
    roundedBox(RIGHT - LEFT, 112, 92, 4, [middle, FRONT + 56, TOP - 92]),
    2,
    (e) => e.inPlane('XY', TOP),
    'manifold',
  );
  const carrier = roundedBoxX(110, 110, 15.6, 20, [RIGHT + 0.1, -6, 96]);
  const supply = [-24, 24].map((x) =>
    place(
      fuse(hexagonalPrism(25, 9), cylinder(10, 17), hexagonalPrism(21, 10, [0, 0, 15])),
      [middle + x, FRONT, 66],
      NEG_Y,
    ),
  );
  return [
    { name: 'block-carrier', material: 'paint-special', shape: carrier },
    { name: 'manifold', material: 'cast-aluminium', shape: manifold },
    { name: 'supply-ports', material: 'brass', shape: compound(supply) },
    ...directionalValve(middle + 8),
    ...pressureGauge(23, [-190, FRONT + 30, TOP + 34], NEG_Y),
    {
      name: 'gauge-stem',
      material: 'steel',
      shape: fuse(
        hexagonalPrism(15, 7, [-190, FRONT + 22, TOP]),
        cylinder(5, 14, [-190, FRONT + 22, TOP]),
      ),
    },
    ...pipes(),
  ];
}

/** Directional valve on the block's front, with its solenoid on the left. */
function directionalValve(x: number): Part[] {
  const z = TOP - 30;
  const screws = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sz) => place(capScrew(5, 54), [x + sx * 22, FRONT - 43.9, z + sz * 16], NEG_Y)),
  );
  return [
    {
      name: 'spool-body',
      material: 'cast-iron',
      shape: roundedBoxFront(62, 46, 44, 4, [x, FRONT, z]),
    },
    { name: 'spool-screws', material: 'steel', shape: compound(screws) },
    {
      name: 'solenoid',
      material: 'black-plastic',
      shape: fuse(
        roundedBoxX(42, 42, 50, 6, [x - 81.2, FRONT - 23, z]),
        cylinder(9, 8, [x - 89, FRONT - 23, z], X),
      ),
    },
    {
      name: 'solenoid-plug',
      material: 'black-plastic',
      shape: roundedBox(28, 28, 24, 4, [x - 58, FRONT - 23, z + 21.2]),
    },
    { name: 'spool-end', material: 'steel', shape: cylinder(14, 10, [x + 31, FRONT - 23, z], X) },
  ];
}

function pipes(): Part[] {
  const pairs = motorPorts.map((port, i) => ({
    port,
    block: blockPorts[i]!,
    height: PIPE_HEIGHTS[i]!,
  }));
  const runs = pairs.map(({ port, block, height }) =>
    pipe(
      [
        [port[0], PIPE_Y, port[2] + 8],
        [port[0], PIPE_Y, height],
        [block[0], PIPE_Y, height],
        [block[0], PIPE_Y, block[2] + 8],
      ],
      PIPE,
      BEND,
    ),
  );
  const unions = pairs.flatMap(({ port, block }) =>
    [port, block].map((end) => pipeUnion(UNION, [end[0], end[1], end[2] - 0.3], Z)),
  );
  return [
    { name: 'pipes', material: 'pipe', shape: compound(runs) },
    { name: 'pipe-unions', material: 'brass', shape: compound(unions) },
  ];
}
