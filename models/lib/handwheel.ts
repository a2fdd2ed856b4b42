import { cut, fuse } from './booleans.ts';
import type { Part, Vec3 } from './part.ts';
import {
  circularPattern,
  cylinder,
  drawCircle,
  compound,
  place,
  revolve,
  revolveDrawing,
  roundedBox,
  Z,
} from './solids.ts';

/**
 * Handwheel with three spokes and a crank knob; parts `handwheel` and `handwheel-knob`.
 * @param radius outer radius of the rim, mm
 * @param at back of the hub
 * @param along direction of the hub, away from the machine
 * @param spin rotation of the spokes, degrees
 */
export function handwheel(radius: number, at: Vec3, along: Vec3, spin = 0): Part[] {
  const rimTube = radius * 0.095;
  const rimRadius = radius - rimTube;
  const rim = revolveDrawing(drawCircle(rimTube).translate(rimRadius, 18));
  const hub = revolve([
    [0, 0],
    [radius * 0.2, 0],
    [radius * 0.22, 6],
    [radius * 0.22, 24],
    [radius * 0.17, 31],
    [0, 31],
  ]);
  // The rim is a separate solid: fused with the spokes it needs five times the triangles. Spokes and knob end just inside its
  // skin, so that drawings show where they meet.
  const inRim = revolveDrawing(drawCircle(rimTube - 0.15).translate(rimRadius, 18));
  const spokes = circularPattern(3, 1, (_u, _v, angle) =>
    roundedBox(rimRadius - 6, radius * 0.17, 9, 3, [rimRadius / 2 + 2, 0, 13]).rotate(
      (angle * 180) / Math.PI,
      [0, 0, 0],
      Z,
    ),
  );
  const nut = cylinder(radius * 0.09, 35);
  const knob = revolve([
    [0, 0],
    [5, 0],
    [5, 10],
    [8.5, 14],
    [9.5, 31],
    [7.5, 39],
    [0, 41],
  ]).translate([0, rimRadius, 18 + rimTube * 0.4]);
  return [
    {
      name: 'handwheel',
      material: 'black-plastic',
      shape: place(compound(cut(fuse(hub, nut, spokes), inRim), rim), at, along, spin),
    },
    {
      name: 'handwheel-knob',
      material: 'steel',
      shape: place(cut(knob, inRim), at, along, spin - 24),
    },
  ];
}
