import { brotliCompressSync } from 'node:zlib';
import { optimize } from 'svgo';
import { materials } from '#models/lib/materials.ts';
import { DETAIL_LIMIT } from './artefact.ts';
import { fitRun, toPath, type Point } from './bezier.ts';
import type { LineArt } from './line-art.ts';
import { regionPath } from './regions.ts';
import type { LineClass } from './visibility.ts';

/** Styles of isometric drawings. */
export type DrawingStyle = 'tone' | 'line' | 'hidden';

/** Width of a drawing's longer side in its own units; the weights below belong to it. */
export const DRAWING_SIZE = 800;
const WEIGHTS: Record<LineClass, number> = { contour: 2.6, step: 1.5, crease: 0.8, hidden: 0.6 };
const INK = '#16222e';
/** Fit of lines and of tone borders, px on the 2000 px picture plane. */
const LINE_ERROR = 0.9,
  TONE_ERROR = 1.5;
/** How much coarser lines and tones are fitted, until a drawing of many parts is within its limit. */
const COARSENESS = [1, 1.25, 1.6, 2, 2.5, 3.2, 4] as const;

/** Where that is not enough, the shortest hidden lines go as well, px on the picture plane: screws within, threads. */
const SHORTEST_HIDDEN = [0, 12, 25, 50, 100] as const;

const lengthOf = (run: readonly Point[]) =>
  run.reduce((sum, [x, y], index) => {
    const [fromX, fromY] = run[index - 1] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);

/** A finished SVG and its size in CSS px. */
export interface SvgPicture {
  svg: string;
  width: number;
  height: number;
}

/** Writes line art as SVG: three flat tones per material, or white under the lines; a detail picture on the wire. */
export function drawingSvg(art: LineArt, style: DrawingStyle): SvgPicture {
  for (const shortest of SHORTEST_HIDDEN) {
    const hidden = art.runs.hidden.filter((run) => lengthOf(run) >= shortest);
    const clearer = { ...art, runs: { ...art.runs, hidden } };
    for (const coarse of COARSENESS) {
      const picture = drawn(clearer, style, coarse);
      if (brotliCompressSync(picture.svg).length <= DETAIL_LIMIT) return picture;
    }
  }
  throw new Error(`a ${style} drawing has too many lines for ${DETAIL_LIMIT} bytes`);
}

function drawn(art: LineArt, style: DrawingStyle, coarse: number): SvgPicture {
  const { plane } = art;
  const factor = DRAWING_SIZE / Math.max(plane.width, plane.height);
  const width = Math.round(plane.width * factor),
    height = Math.round(plane.height * factor);
  const body = style === 'tone' ? tones(art, factor, coarse) : paper(art, factor, coarse);
  const lines = (['hidden', 'crease', 'step', 'contour'] as const)
    .filter((kind) => kind !== 'hidden' || style === 'hidden')
    .map((kind) => stroke(art, kind, factor, coarse))
    .join('');
  const raw =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${body}<g fill="none" stroke="${INK}" stroke-linecap="round" stroke-linejoin="round">${lines}</g></svg>`;
  return { svg: compact(raw, 1), width, height };
}

function stroke({ runs }: LineArt, kind: LineClass, factor: number, coarse: number): string {
  const path = runs[kind].map((run) => toPath(fitRun(run, LINE_ERROR * coarse), factor)).join('');
  if (!path) return '';
  const dashes = kind === 'hidden' ? ' stroke-dasharray="4 3" opacity=".45"' : '';
  return `<path stroke-width="${WEIGHTS[kind]}"${dashes} d="${path}"/>`;
}

function paper({ plane }: LineArt, factor: number, coarse: number): string {
  const path = regionPath(plane.labels, plane.width, plane.height, (label) => label >= 0, {
    factor,
    error: TONE_ERROR * coarse,
    least: 30,
  });
  return `<path fill="#fff" d="${path}"/>`;
}

/** Mid tone under each whole material, light and shade over it: no gaps between fitted borders. */
function tones({ plane }: LineArt, factor: number, coarse: number): string {
  const region = (inside: (label: number) => boolean, least: number) =>
    regionPath(plane.labels, plane.width, plane.height, inside, {
      factor,
      error: TONE_ERROR * coarse,
      least: least * coarse ** 2,
    });
  return plane.palette
    .map((name, index) => {
      const [light, mid, dark] = materials[name].tones;
      const layers = [
        [
          mid,
          region((label) => label >= 0 && Math.floor(label / 3) === index, 40),
          ` stroke="${mid}" stroke-width=".8"`,
        ],
        [light, region((label) => label === index * 3, 90), ''],
        [dark, region((label) => label === index * 3 + 2, 90), ''],
      ] as const;
      return layers
        .filter(([, path]) => path)
        .map(([fill, path, extra]) => `<path fill="${fill}"${extra} d="${path}"/>`)
        .join('');
    })
    .join('');
}

// A rounded radius moves the centre of a near half circle by several units: curves stay curves.
const NO_ARCS = { threshold: 0, tolerance: 0 };

/** Shortens an SVG without touching its size, its ids or its meaning. */
export function compact(svg: string, digits: number): string {
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
