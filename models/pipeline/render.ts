import sharp from 'sharp';
import type { Camera } from './camera.ts';
import { fitCurve, pathData } from './bezier.ts';
import { gBuffer, type GBuffer } from './g-buffer.ts';
import { groundShadow, shadeAt, type GroundShadow } from './ground-shadow.ts';
import { hatchCutFaces } from './hatching.ts';
import type { LineArt } from './line-art.ts';
import type { MeshPart } from './mesh.ts';
import { shade } from './shading.ts';
import { smoothStep } from './vector.ts';
import type { LineClass } from './visibility.ts';

/** Size of a render, px: that of the largest file. */
const RENDER_WIDTH = 1280;
const RENDER_HEIGHT = 960;
const SUPERSAMPLE = 2;
const SHADOW_STRENGTH = 0.75;
/** Share of the picture's width over which a shadow fades towards its sides: over less, a tall model's ends like a box. */
const SHADOW_FADE = 0.3;
const SHADOW_COLOUR = [20, 26, 34] as const;
const EDGES: readonly (readonly [LineClass, weight: number, opacity: number])[] = [
  ['crease', 0.8, 0.55],
  ['step', 1.1, 0.75],
  ['contour', 1.9, 0.9],
];

/** Shaded picture with its edges drawn over it, as PNG on a transparent background. */
export async function renderPicture(
  mesh: readonly MeshPart[],
  camera: Camera,
  art: LineArt,
): Promise<Buffer> {
  const buffer = gBuffer(mesh, camera, RENDER_WIDTH * SUPERSAMPLE, RENDER_HEIGHT * SUPERSAMPLE);
  const colour = shade(buffer, mesh, camera);
  hatchCutFaces(buffer, colour);
  const pixels = resolveSamples(buffer, colour, groundShadow(buffer, mesh, camera));
  const raw = { width: RENDER_WIDTH, height: RENDER_HEIGHT, channels: 4 } as const;
  return sharp(pixels, { raw })
    .composite([{ input: Buffer.from(edgesSvg(art, buffer)) }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Averages the samples of each pixel, composites them over the ground shadow, and encodes as sRGB with alpha. */
function resolveSamples(buffer: GBuffer, colour: Float32Array, ground: GroundShadow): Buffer {
  const out = Buffer.alloc(RENDER_WIDTH * RENDER_HEIGHT * 4);
  const samples = SUPERSAMPLE * SUPERSAMPLE;
  for (let y = 0; y < RENDER_HEIGHT; y++) {
    for (let x = 0; x < RENDER_WIDTH; x++) {
      const sum = [0, 0, 0];
      let hits = 0;
      for (let j = 0; j < SUPERSAMPLE; j++) {
        for (let i = 0; i < SUPERSAMPLE; i++) {
          const at = (y * SUPERSAMPLE + j) * buffer.width + x * SUPERSAMPLE + i;
          if (buffer.material[at]! < 0) continue;
          hits++;
          for (const channel of [0, 1, 2] as const) sum[channel]! += colour[at * 3 + channel]!;
        }
      }
      const coverage = hits / samples;
      const shadow = coverage < 1 ? shadowAt(ground, x, y) : 0;
      const alpha = coverage + (1 - coverage) * shadow;
      if (alpha === 0) continue;
      const at = (y * RENDER_WIDTH + x) * 4;
      for (const channel of [0, 1, 2] as const) {
        const body = hits ? toSrgb(sum[channel]! / hits) : 0;
        out[at + channel] = Math.round(
          (body * coverage + SHADOW_COLOUR[channel] * (1 - coverage) * shadow) / alpha,
        );
      }
      out[at + 3] = Math.round(alpha * 255);
    }
  }
  return out;
}

/** The ground shadow at a pixel, faded out towards the frame so that it never ends at a straight border. */
function shadowAt(ground: GroundShadow, x: number, y: number): number {
  const aside = Math.min(x, RENDER_WIDTH - 1 - x) / (RENDER_WIDTH * SHADOW_FADE);
  const above = Math.min(y, RENDER_HEIGHT - 1 - y) / (RENDER_HEIGHT * 0.09);
  const shadow =
    Math.min(1, shadeAt(ground, x * SUPERSAMPLE, y * SUPERSAMPLE) * SHADOW_STRENGTH) *
    smoothStep(0, 1, aside) *
    smoothStep(0, 1, above);
  return shadow < 0.006 ? 0 : shadow;
}

function toSrgb(value: number): number {
  const v = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.min(255, Math.max(0, v * 255));
}

function edgesSvg({ plane, runs }: LineArt, buffer: GBuffer): string {
  const scale = buffer.scale / SUPERSAMPLE,
    factor = scale / plane.scale;
  const [originX, originY] = plane.project([0, 0, 0]);
  const x = buffer.offsetX / SUPERSAMPLE - originX * factor,
    y = buffer.offsetY / SUPERSAMPLE - originY * factor;
  const paths = EDGES.map(([kind, weight, opacity]) => {
    const path = runs[kind].map((run) => pathData(fitCurve(run, 0.5), factor, 2)).join('');
    return `<path stroke-width="${weight}" stroke-opacity="${opacity}" d="${path}"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${RENDER_WIDTH}" height="${RENDER_HEIGHT}">` +
    `<g transform="translate(${x.toFixed(3)} ${y.toFixed(3)})" fill="none" stroke="#0c141c" stroke-linecap="round" stroke-linejoin="round">` +
    `${paths.join('')}</g></svg>`
  );
}
