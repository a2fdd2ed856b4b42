import type { Shape3D } from 'replicad';
import { alongX, revolve } from './solids.ts';

/**
 * Internal pipe thread along +X, as a tool for `cut`: rings instead of a helix, since both look alike at picture size.
 * Illustration: depth and pitch follow no standard and are shown nowhere.
 * @param crest inner radius of the thread, mm
 * @param mouth x of its open end; it reaches `turns * pitch` back from there
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
