import { readFileSync } from 'node:fs';

import { INK } from './symbols.ts';
import type { Preparation } from './sheet.ts';

/** Of a dimension drawing, the views without its own title block (models/pipeline/dimension-layout.ts). */
export const DIMENSION_VIEWS = [0, 0, 1200, 540] as const;

/**
 * A drawing of the site as a sheet needs it. Typst sets SVG text with the first font that has a glyph, which may be any font
 * of the machine: so the family is named as Typst knows it, and the sign that it lacks is replaced.
 *
 * @param name file in public/pictures, without extension
 */
export function preparedDrawing(name: string, { crop }: Preparation): string {
  const svg = readFileSync(`public/pictures/${name}.svg`, 'utf8')
    // Rules for small screens: Typst knows no @media.
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/font-family="[^"]*"/g, 'font-family="Pretendard"')
    .replaceAll('\u2300', 'Ø');
  const cropped = crop ? cut(svg, crop) : svg;
  return name.endsWith('cutaway-tone') ? hatched(cropped) : cropped;
}

/** Cuts a drawing to a part. Texts below it go, else they stay readable in the file. */
function cut(svg: string, crop: NonNullable<Preparation['crop']>): string {
  const [, y, width, height] = crop;
  return svg
    .replaceAll(/<text[^>]* y="(\d+)"[^>]*>.*?<\/text>/g, (text, at) =>
      Number(at) > y + height ? '' : text,
    )
    .replace(
      /width="\d+" height="\d+" viewBox="[^"]*"/,
      `width="${width}" height="${height}" viewBox="${crop.join(' ')}"`,
    );
}

/** Tones of cut faces (models/lib/materials.ts) and the paler ones that take their place under a hatching. */
const CUT_FACES: readonly { id: string; turn: number; tones: Readonly<Record<string, string>> }[] =
  [
    {
      id: 'cast',
      turn: 45,
      tones: { '#d9704f': '#f0c3b3', '#c4573a': '#e6ad99', '#9c4129': '#cf8f79' },
    },
    {
      id: 'second',
      turn: -45,
      tones: { '#e6a066': '#f5d8ba', '#d98b4a': '#eec9a2', '#b06e35': '#d9ad80' },
    },
  ];

/** Hatches the cut faces of a cut-away (ISO 128-3): adjoining parts the other way, so that they part in black and white. */
function hatched(svg: string): string {
  const patterns = CUT_FACES.map(
    ({ id, turn }) =>
      `<pattern id="hatch-${id}" width="13" height="13" patternTransform="rotate(${turn})" patternUnits="userSpaceOnUse"><path stroke="${INK}" stroke-width="1.5" d="M6.5 0v13"/></pattern>`,
  );
  let body = svg.replace(/<svg[^>]*>/, (start) => `${start}<defs>${patterns.join('')}</defs>`);
  for (const { id, tones } of CUT_FACES)
    for (const [tone, pale] of Object.entries(tones))
      body = body.replaceAll(
        new RegExp(`<path fill="${tone}"[^>]* d="([^"]*)"/>`, 'g'),
        (path, d: string) =>
          `${path.replaceAll(tone, pale)}<path fill="url(#hatch-${id})" d="${d}"/>`,
      );
  return body;
}
