import type { Shape3D } from 'replicad';
import { alongX, revolve } from './solids.ts';

/**
 * Tool that cuts a female pipe thread along +X: rings instead of a helix, which nobody can tell apart
 * at picture size.
 * Illustration geometry: depth and pitch are of no standard, and nothing prints them.
 * @param crest inner radius of the thread, mm
 * @param mouth x where the thread comes out of the end; it runs `turns * pitch` back from there
 */
export function femaleThread(crest: number, mouth: number, turns: number, pitch = 2.6): Shape3D {
  const depth = pitch * 0.55;
  const points: [number, number][] = [
    [0, mouth + 1],
    [crest + depth, mouth + 1],
    [crest + depth, mouth],
  ];
  for (let turn = 0; turn < turns; turn++) {
    const x = mouth - turn * pitch;
    points.push([crest, x - pitch * 0.5], [crest + depth, x - pitch]);
  }
  const end = mouth - turns * pitch;
  points.push([crest, end - pitch * 0.5], [0, end - pitch * 0.5]);
  return alongX(revolve(points));
}
