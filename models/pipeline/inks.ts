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

/** The ground of a blueprint; --blueprint in app/styles/tokens.css continues it round the picture. */
const BLUEPRINT = '#12324b';
const ON_BLUEPRINT = {
  [INK]: '#dfeaf2',
  [SHEET_INK]: '#dfeaf2',
  [HATCH_LINE]: '#8fa9bb',
  [CENTRE_LINE]: NEEDLE.onDark,
  [PAPER]: BLUEPRINT,
};

const rules = Object.entries(ON_BLUEPRINT)
  .map(([from, to]) => `[fill="${from}"]{fill:${to}}[stroke="${from}"]{stroke:${to}}`)
  .join('');
const COLOURS =
  `svg{background:${PAPER}}` +
  `@media screen and (prefers-color-scheme:dark){svg{background:${BLUEPRINT}}${rules}}`;
/** In a thumbnail lines keep a width that is seen, and hidden ones step back. */
const THUMBNAIL =
  '@media (max-width:240px){g path{vector-effect:non-scaling-stroke;stroke-width:.7}' +
  '[stroke-dasharray]{stroke-width:.5;opacity:.3}}';

/**
 * A line drawing that turns itself into a blueprint on dark paper. A browser tells an SVG in an `<img>` the colour scheme of
 * that element, so it follows the switch in the footer as well as the device. Where that is not so, it is ink on white.
 */
export const withBlueprint = (svg: string): string => withStyle(svg, COLOURS);

/** A blueprint of an axonometric drawing, which is shown as a thumbnail too. */
export const withThumbnail = (svg: string): string => withStyle(svg, COLOURS + THUMBNAIL);

const withStyle = (svg: string, style: string) =>
  svg.replace(/^<svg[^>]*>/, (open) => `${open}<style>${style}</style>`);
