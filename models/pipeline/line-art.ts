import type { Camera } from './camera.ts';
import { featureLines } from './edges.ts';
import type { MeshPart } from './mesh.ts';
import { picturePlane, type PicturePlane } from './picture-plane.ts';
import { withoutTicks } from './ticks.ts';
import { classify, type LineRuns } from './visibility.ts';

/** A model as classified lines and tones on a picture plane: the source of all drawings. */
export interface LineArt {
  plane: PicturePlane;
  runs: LineRuns;
}

/** Parts with teeth, and the length up to which their lines are those of teeth, mm. */
const TOOTHED = /(?:^|-)(?:pinion|piston-(?:left|right))$/,
  TOOTH = 36;

/**
 * Line art of a mesh.
 *
 * @param longerSide of the picture plane, px
 * @param crowded see `classify`: for cut-aways too, or the edges of packing rings run on over the shaft that hides them
 */
export function lineArt(
  mesh: readonly MeshPart[],
  camera: Camera,
  longerSide?: number,
  crowded = false,
): LineArt {
  const plane = picturePlane(mesh, camera, longerSide);
  const runs: LineRuns = { contour: [], step: [], crease: [], hidden: [] };
  mesh.forEach((part, index) => {
    const lines = featureLines(part, plane, plane.screens[index]!, camera);
    const { contour, step, crease, hidden } = classify(lines, plane, crowded);
    runs.contour.push(...contour);
    runs.step.push(...step);
    runs.crease.push(...crease);
    // Hidden teeth are not drawn (as in ISO 2203): on a card their dashes were a grey clump.
    const shown = TOOTHED.test(part.name)
      ? hidden.filter((run) => lengthOf(run) > TOOTH * plane.scale)
      : hidden;
    runs.hidden.push(...shown);
    if (PINION.test(part.name)) runs.hidden.push(...tipCircles(part, plane));
  });
  return { plane, runs: withoutTicks(runs) };
}

function lengthOf(run: readonly (readonly [number, number])[]): number {
  const [first, last] = [run[0], run.at(-1)];
  return first && last ? Math.hypot(last[0] - first[0], last[1] - first[1]) : 0;
}

/** Around the Z axis in every model. */
const PINION = /(?:^|-)pinion$/;

/** Both tip circles of a pinion, which stand for its hidden teeth (ISO 2203). */
function tipCircles({ positions }: MeshPart, plane: PicturePlane): [number, number][][] {
  let [tip, low, high] = [0, Infinity, -Infinity];
  for (let i = 0; i < positions.length; i += 3) {
    tip = Math.max(tip, Math.hypot(positions[i]!, positions[i + 1]!));
    low = Math.min(low, positions[i + 2]!);
    high = Math.max(high, positions[i + 2]!);
  }
  return [low, high].map((z) =>
    Array.from({ length: 61 }, (_, i) => {
      const angle = (i * Math.PI) / 30;
      const [x, y] = plane.project([tip * Math.cos(angle), tip * Math.sin(angle), z]);
      return [x, y];
    }),
  );
}
