import type { Shape3D } from 'replicad';
import { cut, fuse } from '#models/lib/booleans.ts';
import type { Part, Vec3 } from '#models/lib/part.ts';
import {
  box,
  compound,
  cylinder,
  drawCircle,
  revolveDrawing,
  roundedBox,
  sphere,
  X,
} from '#models/lib/solids.ts';
import { VALVE } from './layout.ts';

const ROPE = 8;
/** Distance of the slings from the valve's middle: between the timbers and the air fitting. */
const SLING_AT = 172;
/** Where the slings lie in the hook, above the valve's axis. */
const HOOK_SEAT = 560;
/** The hook's ring: radius of its middle line, and of its section. */
const HOOK = { radius: 44, section: 15 };
const HOOK_MIDDLE = HOOK_SEAT - ROPE - HOOK.section + HOOK.radius;
const BLOCK_AT = HOOK_MIDDLE + HOOK.radius + 40;
const BLOCK_TALL = 96;
/** Upper end of the rope: above what a picture shows. */
const ROPE_TOP = 915;

/** Lifting gear, around the middle of the valve. */
export const liftingObjects = {
  slings: () => slings(),
  hook: () => hook(),
  'hoist-rope': () => [
    {
      name: 'hoist-rope',
      material: 'steel',
      shape: compound(
        [-16, 16].map((x) =>
          cylinder(6, ROPE_TOP - BLOCK_AT - BLOCK_TALL + 10, [x, 0, BLOCK_AT + BLOCK_TALL - 10]),
        ),
      ),
    },
  ],
} satisfies Record<string, () => Part[]>;

/** Two endless slings: under the casing from rib to rib, and up to the hook on both sides. */
function slings(): Part[] {
  const outer = VALVE.barrel * 1.2 + ROPE;
  const around = (degrees: number): [number, number] => {
    // They hang a little below the lower ribs, so that one sees them pass under the casing.
    const r = outer + (degrees === 150 || degrees === 210 ? 14 : 0);
    return [r * Math.sin((degrees * Math.PI) / 180), r * Math.cos((degrees * Math.PI) / 180)];
  };
  const shapes = [-SLING_AT, SLING_AT].flatMap((x) => {
    const seat: Vec3 = [Math.sign(x) * ROPE, 0, HOOK_SEAT];
    const ribs = [90, 150, 210, 270].map((degrees): Vec3 => [x, ...around(degrees)]);
    return strand([seat, ...ribs, seat]);
  });
  return [{ name: 'slings', material: 'black-plastic', shape: compound(shapes) }];
}

/** Straight pieces of rope with round joints. */
const strand = (points: readonly Vec3[]): Shape3D[] =>
  points.slice(1).flatMap((to, index) => {
    const from = points[index]!;
    const along: Vec3 = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
    return [cylinder(ROPE, Math.hypot(...along), from, along), sphere(ROPE, to)];
  });

/** Hook with its block. It is open to the left above its middle, where its latch shuts the mouth. */
function hook(): Part[] {
  const { radius, section } = HOOK;
  const ring = revolveDrawing(drawCircle(section).translate(radius, 0)).rotate(90, [0, 0, 0], X);
  const reach = radius + section + 1;
  const bow = cut(ring, box([-reach, -section - 1, 6], [-section, section + 1, reach])).translate([
    0,
    0,
    HOOK_MIDDLE,
  ]);
  // Not fused: the kernel loses the ring.
  const shape = compound(
    bow,
    cylinder(section, BLOCK_AT - HOOK_MIDDLE - radius + 4, [0, 0, HOOK_MIDDLE + radius - 4]),
  );
  return [
    { name: 'hook', material: 'steel', shape },
    { name: 'hook-latch', material: 'indicator', shape: latch() },
    {
      name: 'hook-block',
      material: 'indicator',
      shape: fuse(
        roundedBox(110, 64, BLOCK_TALL, 14, [0, 0, BLOCK_AT]),
        cylinder(28, 12, [0, 0, BLOCK_AT - 11]),
      ),
    },
  ];
}

/** Latch of the hook: hinged at its neck, its free end on the inside of the tip, so that the slings cannot slip out. */
function latch(): Shape3D {
  const { radius, section } = HOOK;
  const hinge: Vec3 = [-section * 0.4, 0, HOOK_MIDDLE + radius - 2];
  const tip: Vec3 = [-radius + section * 0.5, 0, HOOK_MIDDLE + 2];
  const along: Vec3 = [tip[0] - hinge[0], 0, tip[2] - hinge[2]];
  const tilt = (Math.atan2(-along[0], -along[2]) * 180) / Math.PI;
  const tongue = fuse(
    roundedBox(7, 2 * section + 4, Math.hypot(...along), 3),
    cylinder(7, 2 * section + 8, [0, -section - 4, Math.hypot(...along)], [0, 1, 0]),
  );
  return tongue.rotate(tilt, [0, 0, 0], [0, 1, 0]).translate(tip);
}
