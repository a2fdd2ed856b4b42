import {
  materials,
  type Hatching,
  type Material,
  type MaterialName,
} from '#models/lib/materials.ts';
import type { GBuffer } from './g-buffer.ts';
import { INK } from './inks.ts';

/** What hatch lines lie on, sRGB hex. */
const GROUND = '#ffffff';
/** Distance and width of the lines of a tone drawing, in its units (its longer side has 800). */
const SPACING = 8,
  WIDTH = 1.1;
/** The same in a render, as shares of its width: 7 px and 0.8 px where it is shown 640 px wide. */
const RENDER_SPACING = 7 / 640,
  RENDER_WIDTH = 0.8 / 640;

/** How the cut faces of a material are hatched; undefined for what is drawn in tones. */
export function hatchingOf(name: MaterialName): Hatching | undefined {
  const material: Material & { hatching?: Hatching } = materials[name];
  return material.hatching;
}

/** Id of the SVG pattern of a material's cut faces. */
const patternId = (name: MaterialName) => `hatch-${name}`;

/** Fill of a material's cut faces in an SVG that holds its `hatchPattern`. */
export const hatchFill = (name: MaterialName) => `url(#${patternId(name)})`;

/**
 * Definition of the hatching of a material as an SVG pattern; empty for materials without.
 * @param scale of the picture's units: 1 where its longer side has 800
 */
export function hatchPattern(name: MaterialName, scale = 1): string {
  const hatching = hatchingOf(name);
  if (!hatching) return '';
  const size = Math.round(SPACING * scale * hatching.spacing * 10) / 10;
  // The second set of lines of a crossed hatching stands at right angles to the first.
  const lines =
    `M${size / 2} 0v${size}` + (hatching.degrees.length > 1 ? `M0 ${size / 2}h${size}` : '');
  return (
    `<pattern id="${patternId(name)}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${hatching.degrees[0]})">` +
    `<path fill="${GROUND}" d="M0 0h${size}v${size}H0z"/>` +
    `<path stroke="${INK}" stroke-width="${WIDTH * scale}" d="${lines}"/></pattern>`
  );
}

/**
 * Hatches the cut faces of a render: ink lines on white, without light or shadow, as in a section drawing.
 * @param colour linear RGB of each sample, changed in place
 */
export function hatchCutFaces(buffer: GBuffer, colour: Float32Array): void {
  const hatchings = buffer.palette.map(hatchingOf);
  const ink = linearRgb(INK),
    ground = linearRgb(GROUND);
  const width = buffer.width * RENDER_WIDTH;
  for (let y = 0; y < buffer.height; y++) {
    for (let x = 0; x < buffer.width; x++) {
      const at = y * buffer.width + x;
      const hatching = hatchings[buffer.material[at]!];
      if (!hatching) continue;
      const spacing = buffer.width * RENDER_SPACING * hatching.spacing;
      let share = 0;
      for (const degrees of hatching.degrees) {
        // Distance from the middle of the nearest line.
        const across = (degrees > 0 ? x + y : x - y) / Math.SQRT2;
        const off = Math.abs(across - spacing * Math.round(across / spacing));
        share = Math.max(share, Math.min(1, Math.max(0, width / 2 + 0.5 - off)));
      }
      for (const channel of [0, 1, 2] as const)
        colour[at * 3 + channel] = ground[channel] + (ink[channel] - ground[channel]) * share;
    }
  }
}

function linearRgb(hex: string): [number, number, number] {
  const linear = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [linear(1), linear(3), linear(5)];
}
