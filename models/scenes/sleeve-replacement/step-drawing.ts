import type { MaterialName } from '#models/lib/materials.ts';
import { materials } from '#models/lib/materials.ts';
import type { Camera } from '#models/pipeline/camera.ts';
import { featureLines } from '#models/pipeline/edges.ts';
import { hatchFill, hatchPattern, hatchingOf } from '#models/pipeline/hatching.ts';
import { INK } from '#models/pipeline/inks.ts';
import type { MeshPart } from '#models/pipeline/mesh.ts';
import { picturePlane, type PicturePlane } from '#models/pipeline/picture-plane.ts';
import { rasterise } from '#models/pipeline/rasterise.ts';
import { regionPath } from '#models/pipeline/regions.ts';
import { withoutTicks } from '#models/pipeline/ticks.ts';
import { classify, type LineRuns } from '#models/pipeline/visibility.ts';
import type { PlacedObject } from '#models/scenes/scene-object.ts';
import { frame, sceneMeshes } from './scene.ts';

/** Size of the largest picture, px; line weights are for it. */
const WIDTH = 1280,
  HEIGHT = 960;
const WEIGHTS = { crease: 1.3, step: 2.2, contour: 3.4 } as const;
/** Ink of what has not changed: paler, so that a small picture shows at once what the step is about. */
const PALE_INK = '#6d7a86';
/** Scale of the hatching: its lines stay apart in a picture 400 px wide. */
const HATCH_SCALE = 1.7;
/** Longer side of the picture plane, px: the frame shows a part of it. */
const PLANE = 2600;
/** Stands for whatever has not changed: no object of the scene is of PTFE. */
const UNCHANGED: MaterialName = 'ptfe';
/** Of a lamp, over what it lights. */
const LIGHT = { fill: '#ffd95a', edge: '#d9982a', opacity: 0.55 } as const;
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
  const key = ({ object, pose }: PlacedObject) => JSON.stringify([object, pose]);
  const known = new Set(before.map(key));
  return step.map((placed) => placed.emphasised === true || !known.has(key(placed)));
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
  const counts: boolean[] = [];
  const lined: boolean[] = [];
  step.forEach((placed, index) => {
    if (placed.light === true) return;
    for (const part of sceneMeshes.meshes([placed])) {
      const colour = changed[index] === true;
      coloured.push(colour);
      lined.push(placed.unlined !== true);
      counts.push((colour || whole) && placed.reachesOut !== true);
      mesh.push(colour ? part : uncoloured(part));
    }
  });
  const plane = picturePlane([...mesh, frame], camera, PLANE);
  const runsOf = (inColour: boolean) =>
    classify(
      mesh.flatMap((part, index) =>
        lined[index] && coloured[index] === inColour
          ? featureLines(part, plane, plane.screens[index]!, camera)
          : [],
      ),
      plane,
      true,
    );
  const [pale, strong] = [runsOf(false), runsOf(true)];
  const { x, y, width, height } = frameAround(plane, counts);
  const factor = WIDTH / width;
  const view = [x, y, width, height].map((value) => (value * factor).toFixed(1)).join(' ');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${view}">` +
    `<defs>${plane.palette.map((name) => hatchPattern(name, HATCH_SCALE)).join('')}</defs>${fills(plane, factor)}` +
    light(sceneMeshes.meshes(step.filter((placed) => placed.light === true)), plane, factor) +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `${lines(withoutTicks(pale, strong), PALE_INK, factor)}${lines(withoutTicks(strong, pale), INK, factor)}</g></svg>`
  );
}

const uncoloured = (part: MeshPart): MeshPart => ({
  ...part,
  faces: part.faces.map((face) => ({ ...face, material: UNCHANGED })),
});

/** 4 : 3 around the parts that count, within the scene, px of the plane. */
function frameAround(plane: PicturePlane, counts: readonly boolean[]) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  counts.forEach((counted, index) => {
    const screen = plane.screens[index];
    if (!counted || !screen) return;
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

function fills({ labels, width, height, palette }: PicturePlane, factor: number): string {
  const path = (inside: (label: number) => boolean, fill: string) => {
    const d = regionPath(labels, width, height, inside, { factor, error: 0.8, minArea: 30 });
    return d ? `<path fill="${fill}" d="${d}"/>` : '';
  };
  return palette
    .map((name, index) => {
      const whole = (label: number) => label >= 0 && Math.floor(label / 3) === index;
      if (hatchingOf(name)) return path(whole, hatchFill(name));
      const [light, mid, dark] = name === UNCHANGED ? WHITE : materials[name].tones;
      return (
        path(whole, mid!) +
        path((label) => label === index * 3, light!) +
        path((label) => label === index * 3 + 2, dark!)
      );
    })
    .join('');
}

/** What of the light's body is in front of all that is solid. */
function light(bodies: readonly MeshPart[], plane: PicturePlane, factor: number): string {
  const { width, height, depth, project } = plane;
  const seen = new Int16Array(width * height).fill(-1);
  for (const { positions, triangles } of bodies) {
    const screen = new Float64Array(positions.length);
    for (let i = 0; i < positions.length; i += 3)
      screen.set(project([positions[i]!, positions[i + 1]!, positions[i + 2]!]), i);
    const all = { start: 0, count: triangles.length };
    rasterise(screen, triangles, all, width, height, (pixel, _, __, ___, ____, z) => {
      if (z < depth[pixel]!) seen[pixel] = 0;
    });
  }
  const d = regionPath(seen, width, height, (label) => label >= 0, {
    factor,
    error: 0.8,
    minArea: 30,
  });
  return (
    d &&
    `<path fill="${LIGHT.fill}" stroke="${LIGHT.edge}" stroke-width="${WEIGHTS.crease}" opacity="${LIGHT.opacity}" d="${d}"/>`
  );
}

function lines(runs: LineRuns, ink: string, factor: number): string {
  const pathOf = (kind: keyof typeof WEIGHTS) => {
    const d = runs[kind]
      .map(
        (run) =>
          `M${run.map(([x, y]) => `${(x * factor).toFixed(1)} ${(y * factor).toFixed(1)}`).join('L')}`,
      )
      .join('');
    return `<path stroke-width="${WEIGHTS[kind]}" d="${d}"/>`;
  };
  return `<g stroke="${ink}">${(['crease', 'step', 'contour'] as const).map(pathOf).join('')}</g>`;
}
