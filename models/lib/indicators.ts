import { cut, fuse } from './booleans.ts';
import type { Part } from './part.ts';
import { cylinder, draw, revolve, revolveDrawing, roundedBox } from './solids.ts';

/** Position indicator of a pneumatic actuator around its shaft, standing on z: black disc with two yellow bars. */
export function indicatorPuck(z: number): Part[] {
  const puck = cut(
    revolve([
      [0, z],
      [33, z],
      [33, z + 3],
      [30, z + 14],
      [28, z + 16],
      [0, z + 16],
    ]),
    cylinder(15, 40, [0, 0, z - 2]),
  );
  const bars = [-1, 1].map((s) => roundedBox(11, 9, 1.6, 2, [s * 21.2, 0, z + 15.9]));
  return [
    { name: 'indicator', material: 'black-plastic', shape: puck },
    { name: 'indicator-bars', material: 'indicator', shape: fuse(...bars) },
  ];
}

/** Position window of an electric actuator, standing on z: yellow dome with a black ring. */
export function indicatorDome(radius: number, height: number, z: number): Part[] {
  const dome = revolveDrawing(
    draw([0, z])
      .lineTo([radius, z])
      .lineTo([radius, z + 3])
      .ellipseTo([0, z + height], radius, height - 3, 0, false, true)
      .close(),
  );
  const ring = revolve([
    [radius + 0.1, z - 1],
    [radius + 8, z - 1],
    [radius + 8, z + 2.5],
    [radius + 6.5, z + 4],
    [radius + 0.1, z + 4],
  ]);
  return [
    { name: 'dome-ring', material: 'black-plastic', shape: ring },
    { name: 'dome', material: 'indicator', shape: dome },
  ];
}
