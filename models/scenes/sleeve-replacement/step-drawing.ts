import type { MaterialName } from '#models/lib/materials.ts';
import { materials } from '#models/lib/materials.ts';
import type { Camera } from '#models/pipeline/camera.ts';
import { hatchFill, hatchingOf, hatchPattern } from '#models/pipeline/hatching.ts';
import { lineArt, type LineArt } from '#models/pipeline/line-art.ts';
import type { MeshPart } from '#models/pipeline/mesh.ts';
import { regionPath } from '#models/pipeline/regions.ts';
import type { PlacedObject } from '#models/scenes/scene-object.ts';
import { frame, sceneMeshes } from './scene.ts';

/** Size of the largest picture, px; line weights are for it. */
const WIDTH = 1280,
  HEIGHT = 960;
const WEIGHTS = { crease: 1.3, step: 2.2, contour: 3.4 } as const;
const INK = '#16222e';
const HATCH_SCALE = WIDTH / 800;
/** Longer side of the picture plane, px: the frame shows a part of it. */
const PLANE = 2600;
/** Stands for whatever has not changed: no object of the scene is of PTFE. */
const UNCHANGED: MaterialName = 'ptfe';
const WHITE: readonly string[] = ['#fff', '#fff', '#f2f5f6'];
/** Share of what changed around it, and the least part of the scene that a picture shows: without it nobody knows the place. */
const MARGIN = 1.22,
  LEAST_WIDTH = 0.42;

/** What a picture shows in colour: objects that were not there before, or not at this place. */
export function changedObjects(
  step: readonly PlacedObject[],
  before: readonly PlacedObject[] | undefined,
): boolean[] {
  // In the first picture, the valve that the work is about.
  if (!before)
    return step.map(({ object }) => /casing|flange|screws|fitting|studs|service/.test(object));
  const known = new Set(before.map((placed) => JSON.stringify(placed)));
  return step.map((placed) => !known.has(JSON.stringify(placed)));
}

/**
 * One step as SVG: what changed in tones, the rest in lines, framed on what changed.
 *
 * @param changed of each object of the step
 * @param whole shows the whole scene: the item's main picture, which stands alone on cards
 */
export function stepDrawing(
  step: readonly PlacedObject[],
  changed: readonly boolean[],
  camera: Camera,
  whole: boolean,
): string {
  const mesh: MeshPart[] = [];
  const coloured: boolean[] = [];
  step.forEach((placed, index) => {
    for (const part of sceneMeshes.meshes([placed])) {
      const colour = changed[index] === true;
      coloured.push(colour);
      mesh.push(colour ? part : uncoloured(part));
    }
  });
  const art = lineArt([...mesh, frame], camera, PLANE);
  const framed = whole ? coloured.map(() => true) : coloured;
  const { x, y, width, height } = frameAround(art, framed);
  const factor = WIDTH / width;
  const view = [x, y, width, height].map((value) => (value * factor).toFixed(1)).join(' ');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${view}">` +
    `${fills(art, factor)}<g fill="none" stroke="${INK}" stroke-linecap="round" stroke-linejoin="round">` +
    `${(['crease', 'step', 'contour'] as const).map((kind) => lines(art, kind, factor)).join('')}</g></svg>`
  );
}

const uncoloured = (part: MeshPart): MeshPart => ({
  ...part,
  faces: part.faces.map((face) => ({ ...face, material: UNCHANGED })),
});

/** 4 : 3 around what is coloured, within the scene, px of the plane. */
function frameAround({ plane }: LineArt, coloured: readonly boolean[]) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  coloured.forEach((isColoured, index) => {
    const screen = plane.screens[index];
    if (!isColoured || !screen) return;
    for (let k = 0; k < screen.length; k += 3) {
      left = Math.min(left, screen[k]!);
      right = Math.max(right, screen[k]!);
      top = Math.min(top, screen[k + 1]!);
      bottom = Math.max(bottom, screen[k + 1]!);
    }
  });
  const width = Math.min(
    plane.width,
    Math.max((right - left) * MARGIN, (bottom - top) * MARGIN * (4 / 3), plane.width * LEAST_WIDTH),
  );
  const height = width * (HEIGHT / WIDTH);
  const within = (middle: number, size: number, whole: number) =>
    size >= whole ? (whole - size) / 2 : Math.max(0, Math.min(whole - size, middle - size / 2));
  return {
    x: within((left + right) / 2, width, plane.width),
    y: within((top + bottom) / 2, height, plane.height),
    width,
    height,
  };
}

function fills({ plane }: LineArt, factor: number): string {
  const { labels, width, height, palette } = plane;
  const path = (inside: (label: number) => boolean, fill: string) => {
    const d = regionPath(labels, width, height, inside, { factor, error: 0.8, minArea: 30 });
    return d ? `<path fill="${fill}" d="${d}"/>` : '';
  };
  const patterns = palette.map((name) => hatchPattern(name, HATCH_SCALE)).join('');
  const faces = palette
    .map((name, index) => {
      if (hatchingOf(name))
        return path((label) => label >= 0 && Math.floor(label / 3) === index, hatchFill(name));
      const [light, mid, dark] = name === UNCHANGED ? WHITE : materials[name].tones;
      return (
        path((label) => label >= 0 && Math.floor(label / 3) === index, mid!) +
        path((label) => label === index * 3, light!) +
        path((label) => label === index * 3 + 2, dark!)
      );
    })
    .join('');
  return `<defs>${patterns}</defs>${faces}`;
}

function lines({ runs }: LineArt, kind: keyof typeof WEIGHTS, factor: number): string {
  const d = runs[kind]
    .map(
      (run) =>
        `M${run.map(([x, y]) => `${(x * factor).toFixed(1)} ${(y * factor).toFixed(1)}`).join('L')}`,
    )
    .join('');
  return `<path stroke-width="${WEIGHTS[kind]}" d="${d}"/>`;
}
