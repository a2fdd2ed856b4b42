/** Colours of drawings, and of the blueprint that a line drawing becomes on dark paper. */

import { NEEDLE } from '../../contract/colours.ts';

/** Lines of axonometric drawings, and of hatching. */
export const INK = '#16222e';
/** Lines and words of dimension drawings. */
export const SHEET_INK = '#111a20';
/** Hatching of dimension drawings. */
export const HATCH_LINE = '#58656d';
export const CENTRE_LINE = NEEDLE.onLight;
/** What hides the lines behind it. */
export const PAPER = '#fff';

/** The ground of dark paper, one for page and pictures: --paper in app/styles/tokens.css. */
const GROUND = '#0f1c28';
const LINES_ON_DARK: Record<string, string> = {
  [INK]: '#dfeaf2',
  [SHEET_INK]: '#dfeaf2',
  [HATCH_LINE]: '#8fa9bb',
  [CENTRE_LINE]: NEEDLE.onDark,
  [PAPER]: GROUND,
};
/** Shaded drawings, and pages that are drawn: contours step back, words and tints are those of the page. Bodies are a fifth darker. */
const TONES_ON_DARK: Record<string, string> = {
  ...LINES_ON_DARK,
  [INK]: '#9dbacb',
  [HATCH_LINE]: '#9fb0bb',
  '#ffffff': GROUND,
  '#3f4b52': '#c2ced6',
  '#76838a': '#7d929f',
  '#d3dadc': '#2f4554',
  '#e6ebec': '#213644',
  '#f1f4f4': '#182a37',
  '#f6efe8': '#33271d',
  '#76461e': '#dba578',
};
const BODY_LIGHTNESS = 0.8;

const onDark = (colours: Iterable<readonly [string, string]>, ground = '') =>
  `@media screen and (prefers-color-scheme:dark){${ground}${[...colours]
    .map(([from, to]) => `[fill="${from}"]{fill:${to}}[stroke="${from}"]{stroke:${to}}`)
    .join('')}}`;

const COLOURS = `svg{background:${PAPER}}${onDark(
  Object.entries(LINES_ON_DARK),
  `svg{background:${GROUND}}`,
)}`;
/** In a thumbnail lines keep a width that is seen, and hidden ones step back. */
const THUMBNAIL =
  '@media (max-width:240px){g path{vector-effect:non-scaling-stroke;stroke-width:.7}' +
  '[stroke-dasharray]{stroke-width:.5;opacity:.3}}';

/**
 * A line drawing with light lines on dark paper. A browser tells an SVG in an `<img>` the colour scheme of
 * that element, so it follows the switch in the footer as well as the device. Where that is not so, it is ink on white.
 */
export const withBlueprint = (svg: string): string => withStyle(svg, COLOURS);

/** The same of an axonometric drawing, which is shown as a thumbnail too. */
export const withThumbnail = (svg: string): string => withStyle(svg, COLOURS + THUMBNAIL);

/** A shaded drawing, or a page that is drawn, on the ground of dark paper. Line drawings have their own. */
export function withDarkTones(svg: string): string {
  if (STYLED.test(svg)) return svg;
  const found = new Set(svg.match(/(?<=(?:fill|stroke)=")#[\da-f]{3,6}(?=")/g));
  return withStyle(
    svg,
    onDark([...found].map((colour) => [colour, TONES_ON_DARK[colour] ?? darker(colour)])),
  );
}

const STYLED = /^<svg[^>]*><style>/;

/** @param colour `#rrggbb` */
const darker = (colour: string) =>
  colour.replaceAll(/[\da-f]{2}/g, (part) =>
    Math.round(Number.parseInt(part, 16) * BODY_LIGHTNESS)
      .toString(16)
      .padStart(2, '0'),
  );

const withStyle = (svg: string, style: string) =>
  svg.replace(/^<svg[^>]*>/, (open) => `${open}<style>${style}</style>`);
