import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import type * as Svgo from 'svgo';
import { materials } from '#models/lib/materials.ts';
import type { SvgPicture } from '../../tools/drawing/printed-sheet.ts';
import { DETAIL_LIMIT } from './artefact.ts';
import { fitCurve, pathData, type Point } from './bezier.ts';
import { hatchFill, hatchingOf, hatchPattern } from './hatching.ts';
import { INK, PAPER, withThumbnail } from './inks.ts';
import type { LineArt } from './line-art.ts';
import { regionPath } from './regions.ts';
import type { LineClass } from './visibility.ts';

/** Styles of axonometric drawings. */
export type DrawingStyle = 'tone' | 'line' | 'hidden';

/** Longer side of a drawing, in its own units; its line weights are for this size. */
const DRAWING_SIZE = 800;
const WEIGHTS: Record<Exclude<LineClass, 'hidden'>, number> = {
  contour: 2.6,
  step: 1.5,
  crease: 0.8,
};
/**
 * Weights with hidden lines, CSS px however large the drawing is shown: scaled down to a card, dashes vanished, and hidden lines
 * alone of constant weight would outweigh the visible ones.
 */
const WEIGHTS_WITH_HIDDEN: Record<LineClass, number> = {
  contour: 1.9,
  step: 1.2,
  crease: 0.8,
  hidden: 0.75,
};
const HIDDEN_STYLE = ' stroke-dasharray="4 3" opacity=".7"';
/** Largest error of fitted lines and tone boundaries, px on the 2000 px picture plane. */
const LINE_ERROR = 0.9,
  TONE_ERROR = 1.5;
/** Factors on these errors, tried until the drawing is within its limit. */
const COARSENESS = [1, 1.25, 1.6, 2, 2.5, 3.2, 4] as const;

/** Where that is not enough, hidden lines shorter than this are left out too (inner screws, threads), px on the picture plane. */
const MIN_HIDDEN_LENGTHS = [0, 12, 25, 50, 100] as const;

const lengthOf = (run: readonly Point[]) =>
  run.reduce((sum, [x, y], index) => {
    const [fromX, fromY] = run[index - 1] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);

/**
 * Writes line art as SVG: three flat tones for each material, or white under the lines.
 * @param limit on the wire, bytes
 * @throws Error where even the coarsest fit is above it
 */
export function drawingSvg(
  art: LineArt,
  style: DrawingStyle,
  limit: number = DETAIL_LIMIT,
): SvgPicture {
  for (const shortest of MIN_HIDDEN_LENGTHS) {
    const hidden = art.runs.hidden.filter((run) => lengthOf(run) >= shortest);
    const simplified = { ...art, runs: { ...art.runs, hidden } };
    for (const coarse of COARSENESS) {
      const picture = svgOf(simplified, style, coarse);
      if (brotliCompressSync(picture.svg).length <= limit) return picture;
    }
  }
  throw new Error(`a ${style} drawing has too many lines for ${limit} bytes`);
}

function svgOf(art: LineArt, style: DrawingStyle, coarse: number): SvgPicture {
  const { plane } = art;
  const factor = DRAWING_SIZE / Math.max(plane.width, plane.height);
  const width = Math.round(plane.width * factor),
    height = Math.round(plane.height * factor);
  const body = style === 'tone' ? tones(art, factor, coarse) : whiteFill(art, factor, coarse);
  const lines = (['hidden', 'crease', 'step', 'contour'] as const)
    .filter((kind) => kind !== 'hidden' || style === 'hidden')
    .map((kind) => stroke(art, kind, style, factor, coarse))
    .join('');
  const raw =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${body}<g fill="none" stroke="${INK}" stroke-linecap="round" stroke-linejoin="round">${lines}</g></svg>`;
  const svg = compact(raw, 1);
  return { svg: style === 'tone' ? svg : withThumbnail(svg), width, height };
}

function stroke(
  { runs }: LineArt,
  kind: LineClass,
  style: DrawingStyle,
  factor: number,
  coarse: number,
): string {
  const path = runs[kind]
    .map((run) => pathData(fitCurve(run, LINE_ERROR * coarse), factor))
    .join('');
  if (!path) return '';
  const weight =
    style === 'hidden'
      ? `vector-effect="non-scaling-stroke" stroke-width="${WEIGHTS_WITH_HIDDEN[kind]}"`
      : kind !== 'hidden' && `stroke-width="${WEIGHTS[kind]}"`;
  return weight ? `<path ${weight}${kind === 'hidden' ? HIDDEN_STYLE : ''} d="${path}"/>` : '';
}

function whiteFill({ plane }: LineArt, factor: number, coarse: number): string {
  const path = regionPath(plane.labels, plane.width, plane.height, (label) => label >= 0, {
    factor,
    error: TONE_ERROR * coarse,
    minArea: 30,
  });
  return `<path fill="${PAPER}" d="${path}"/>`;
}

/**
 * The mid tone fills the whole material, light and dark lie on top: no gaps between separately fitted boundaries. Cut faces
 * are hatched.
 */
function tones({ plane }: LineArt, factor: number, coarse: number): string {
  const region = (inside: (label: number) => boolean, minArea: number) =>
    regionPath(plane.labels, plane.width, plane.height, inside, {
      factor,
      error: TONE_ERROR * coarse,
      minArea: minArea * coarse ** 2,
    });
  const patterns = plane.palette.map((name) => hatchPattern(name)).join('');
  const fills = plane.palette
    .map((name, index) => {
      const whole = region((label) => label >= 0 && Math.floor(label / 3) === index, 40);
      if (hatchingOf(name) !== undefined)
        return whole && `<path fill="${hatchFill(name)}" d="${whole}"/>`;
      const [light, mid, dark] = materials[name].tones;
      const layers = [
        [mid, whole, ` stroke="${mid}" stroke-width=".8"`],
        [light, region((label) => label === index * 3, 90), ''],
        [dark, region((label) => label === index * 3 + 2, 90), ''],
      ] as const;
      return layers
        .filter(([, path]) => path)
        .map(([fill, path, extra]) => `<path fill="${fill}"${extra} d="${path}"/>`)
        .join('');
    })
    .join('');
  return patterns + fills;
}

// No arcs: rounding the radius of a near half circle moves its centre by several units.
const NO_ARCS = { threshold: 0, tolerance: 0 };

const require = createRequire(import.meta.url);

/** Minifies an SVG; size and ids stay. */
export function compact(svg: string, digits: number): string {
  // Loaded here: `npm run models -- --check` does without the packages of models/.
  const { optimize } = require('svgo') as typeof Svgo;
  return optimize(svg, {
    multipass: true,
    floatPrecision: digits,
    plugins: [
      {
        name: 'preset-default',
        params: { overrides: { cleanupIds: false, convertPathData: { makeArcs: NO_ARCS } } },
      },
    ],
  }).data;
}
