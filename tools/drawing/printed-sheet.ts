import { readFileSync } from 'node:fs';
import { NEEDLE } from '#contract/colours.ts';
import { outline, type Setting, widthOf, wrap } from './typesetting.ts';

/** The site's colours, as in app/styles/tokens.css. */
export const COLOUR = {
  ink: '#111a20',
  ink2: '#3f4b52',
  ink3: '#58656d',
  line: '#76838a',
  ghost: '#a3b0b6',
  rule: '#d3dadc',
  tint: '#f1f4f4',
  tint2: '#e6ebec',
  paper: '#fcfdfd',
  white: '#ffffff',
  needle: NEEDLE.onLight,
  mark: '#fdebe4',
  pneumatic: '#76461e',
  pneumaticPale: '#f6efe8',
  valve: '#1a568f',
} as const;

export interface TextOptions extends Setting {
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
}

export interface StrokeOptions {
  stroke?: string;
  weight?: number;
  dash?: string;
  fill?: string;
  cap?: 'butt' | 'round';
}

/** An SVG and its size, CSS px. */
export interface SvgPicture {
  svg: string;
  width: number;
  height: number;
}

/** A file of `public/pictures` in a sheet. */
interface EmbeddedDrawing {
  file: string;
  align: 'YMid' | 'YMax';
  /** Whether it is embedded at less than two fifths of its size. */
  small: boolean;
}

/** Upper left corner of an embedded drawing, and its size for its own. */
export interface Placement {
  x: number;
  y: number;
  scale: number;
}

/** Stands for the sheet's name until it is written. */
const ID = '%sheet%';

const n = (value: number) => String(Number(value.toFixed(2)));

/** Writes a typeset sheet as SVG, y downwards; text becomes outlines. */
export class PrintedSheet {
  readonly width: number;
  readonly height: number;
  #body = '';
  /** Embedded drawings by their ids: one that is drawn several times is written once. */
  readonly #symbols = new Map<string, EmbeddedDrawing>();

  /** @param background null for a figure that lies on whatever paper is below it */
  constructor(width: number, height: number, background: string | null = COLOUR.paper) {
    this.width = width;
    this.height = height;
    if (background !== null) this.rect(0, 0, width, height, background);
  }

  rect(x: number, y: number, width: number, height: number, fill: string): void {
    this.#body += `<path fill="${fill}" d="M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z"/>`;
  }

  box(x: number, y: number, width: number, height: number, options: StrokeOptions = {}): void {
    this.path(`M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`, options);
  }

  line(x1: number, y1: number, x2: number, y2: number, options: StrokeOptions = {}): void {
    this.path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, options);
  }

  circle(x: number, y: number, r: number, options: StrokeOptions = {}): void {
    this.path(
      `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0z`,
      options,
    );
  }

  /** A path; by default 3 units wide, in ink, not filled. */
  path(d: string, options: StrokeOptions = {}): void {
    const { stroke = COLOUR.ink, weight = 3, dash, fill = 'none', cap = 'butt' } = options;
    const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
    this.#body +=
      `<path fill="${fill}" stroke="${stroke}" stroke-width="${weight}" stroke-linecap="${cap}"` +
      ` stroke-linejoin="${cap === 'round' ? 'round' : 'miter'}"${dashes} d="${d}"/>`;
  }

  /** Filled arrowhead with its tip at a point, along (dx, dy). */
  arrow(x: number, y: number, dx: number, dy: number, size = 22, fill: string = COLOUR.ink): void {
    const length = Math.hypot(dx, dy),
      ux = dx / length,
      uy = dy / length,
      bx = x - ux * size,
      by = y - uy * size,
      h = size * 0.28;
    this.#body += `<path fill="${fill}" d="M${n(x)} ${n(y)}L${n(bx - uy * h)} ${n(by + ux * h)}L${n(bx + uy * h)} ${n(by - ux * h)}z"/>`;
  }

  /** One line of text; y is its baseline. @returns its width */
  text(x: number, y: number, words: string, options: TextOptions): number {
    const { fill = COLOUR.ink, anchor = 'start' } = options;
    const width = widthOf(words, options);
    const from = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
    this.#body += `<path fill="${fill}" d="${outline(words, from, y, options)}"/>`;
    return width;
  }

  /** A wrapped paragraph. @returns the baseline after its last line */
  paragraph(
    x: number,
    y: number,
    width: number,
    words: string,
    options: TextOptions & { leading?: number },
  ): number {
    const { size, leading = 1.6 } = options;
    let at = y;
    for (const line of wrap(words, width, options)) {
      this.text(x, at, line, options);
      at += size * leading;
    }
    return at;
  }

  /** A drawing from `public/pictures`, as large as fits into a box: in its middle, or on its lower edge (`YMax`). */
  drawing(
    file: string,
    x: number,
    y: number,
    width: number,
    height: number,
    align: 'YMid' | 'YMax' = 'YMid',
  ): void {
    const small = Math.max(width, height) < SMALL;
    const id = `${ID}-${file.replace('.svg', '')}-${align}${small ? '-small' : ''}`;
    this.#symbols.set(id, { file, align, small });
    this.#body += `<use href="#${id}" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"/>`;
  }

  /** A drawing of its own, as large as the box. */
  embed({ svg, width, height }: SvgPicture, { x, y, scale }: Placement): void {
    const inner = svg.slice(svg.indexOf('>') + 1);
    this.#body +=
      `<svg x="${n(x)}" y="${n(y)}" width="${n(width * scale)}" height="${n(height * scale)}" ` +
      `viewBox="0 0 ${width} ${height}">${inner}`;
  }

  /**
   * @param name begins the ids of what is written once, so that they are unique where two sheets are inlined
   * @param shrink rounds a drawing that is embedded so small that nobody sees tenths of its units
   */
  toSvg(name = 'sheet', shrink: (svg: string) => string = (svg) => svg): string {
    const { width, height } = this;
    const symbols = [...this.#symbols].map((entry) => symbolOf(...entry, shrink)).join('');
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="0 0 ${width} ${height}">${symbols}${this.#body}</svg>`
    ).replaceAll(ID, name);
  }
}

/**
 * Drawings are 800 units long: at two fifths of that nobody sees tenths of their units, which are half of their bytes. At 367 (AP-SR
 * on page 1) one does: without them lines and tones move apart.
 */
const SMALL = 320;

function symbolOf(
  id: string,
  { file, align, small }: EmbeddedDrawing,
  shrink: (svg: string) => string,
): string {
  const whole = withoutBlueprint(readFileSync(`public/pictures/${file}`, 'utf8'));
  const svg = small ? shrink(whole) : whole;
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1];
  if (!viewBox) throw new Error(`${file} has no viewBox`);
  const inner = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return `<symbol id="${id}" viewBox="${viewBox}" preserveAspectRatio="xMid${align} meet">${inner}</symbol>`;
}

const STYLE = /^(<svg[^>]*>)<style>[^<]*<\/style>/;

/** A line drawing without the style that makes it a blueprint on dark paper: the sheet that it lies on has its own ground. */
export const withoutBlueprint = (svg: string): string => svg.replace(STYLE, '$1');
