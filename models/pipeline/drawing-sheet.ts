import { compact, type SvgPicture } from './drawing-svg.ts';

/** Colours of outlines and text, of centre lines and of hatching, as on the site. */
const INK = '#111a20',
  CENTRE_LINE = '#c93408',
  HATCH_LINE = '#58656d';
const ARROW_LENGTH = 13,
  ARROW_HALF = 3;
/** Extension lines start at a gap from the part and end beyond the dimension line. */
const EXTENSION_GAP = 4,
  EXTENSION_OVERSHOOT = 6;

/**
 * Keeps text readable where the drawing is shown small: inside an `<img>` the media queries see the picture's own width. Text
 * in the title block grows less, since its cells have less room.
 */
const SMALL_TEXT =
  '@media(max-width:800px){[font-size="22"]{font-size:27px}[font-size="20"]{font-size:23px}[font-size="16"]{font-size:19px}}' +
  '@media(max-width:480px){[font-size="22"]{font-size:37px}[font-size="20"]{font-size:25px}[font-size="16"]{font-size:23px}}';

const n = (value: number) => String(Number(value.toFixed(2)));

/** Cell of the title block: label over value. */
export interface TitleCell {
  label: string;
  value: string;
  width: number;
}

/** Hatching of cut faces: neighbouring castings slant differently, elastomers are cross-hatched. */
export type Hatch = 'cast' | 'second' | 'rubber';

/** Writes an orthographic drawing, in sheet units; text has the same size at any scale of the part. */
export class DrawingSheet {
  readonly width: number;
  readonly height: number;
  readonly #id: string;
  #hatching = '';
  #thick = '';
  #thin = '';
  #dimensions = '';
  #arrows = '';
  #centre = '';
  #text = '';
  #frame = '';

  /** @param id prefix of the SVG's ids, which must be unique in a page with several inline drawings */
  constructor(id: string, width: number, height: number) {
    this.#id = id;
    this.width = width;
    this.height = height;
  }

  outline(path: string): void {
    this.#thick += path;
  }

  detail(path: string): void {
    this.#thin += path;
  }

  hatch(kind: Hatch, path: string): void {
    if (path) this.#hatching += `<path fill="url(#${this.#id}-${kind})" d="${path}"/>`;
  }

  centreLine(x1: number, y1: number, x2: number, y2: number): void {
    this.#centre += `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  }

  centreCircle(x: number, y: number, radius: number): void {
    this.#centre += `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 1 ${n(2 * radius)} 0a${n(radius)} ${n(radius)} 0 1 1 ${n(-2 * radius)} 0`;
  }

  text(
    x: number,
    y: number,
    content: string,
    { anchor = 'middle', turned = false, size = 22, strong = false } = {},
  ): void {
    const turn = turned ? ` transform="rotate(-90 ${n(x)} ${n(y)})"` : '';
    const weight = strong ? ' font-weight="600"' : '';
    this.#text += `<text x="${n(x)}" y="${n(y)}" font-size="${size}" text-anchor="${anchor}"${weight}${turn}>${content}</text>`;
  }

  /** Horizontal dimension line at `y`, from `x1` to `x2`; the extension lines start at y = `from`. */
  horizontalDimension(x1: number, x2: number, from: number, y: number, label: string): void {
    const down = Math.sign(y - from);
    for (const x of [x1, x2])
      this.#line(x, from + EXTENSION_GAP * down, x, y + EXTENSION_OVERSHOOT * down);
    this.#line(x1, y, x2, y);
    this.#arrow(x1, y, -1, 0);
    this.#arrow(x2, y, 1, 0);
    this.text((x1 + x2) / 2, y - 8, label);
  }

  /** Vertical dimension line at `x`, from `y1` to `y2`; the extension lines start at x = `from`. */
  verticalDimension(y1: number, y2: number, from: number, x: number, label: string): void {
    const side = Math.sign(x - from);
    for (const y of [y1, y2])
      this.#line(from + EXTENSION_GAP * side, y, x + EXTENSION_OVERSHOOT * side, y);
    this.#line(x, y1, x, y2);
    this.#arrow(x, y1, 0, -1);
    this.#arrow(x, y2, 0, 1);
    this.text(x - 8, (y1 + y2) / 2, label, { turned: true });
  }

  /** Leader with its text above a short shelf and an arrow at the point. */
  leader(shelf: [x: number, y: number], to: [x: number, y: number], label: string): void {
    const [x, y] = shelf,
      length = Math.hypot(to[0] - x, to[1] - y);
    this.#line(x + 90, y, x, y);
    this.#line(x, y, ...to);
    this.#arrow(to[0], to[1], (to[0] - x) / length, (to[1] - y) / length);
    this.text(x + 90, y - 8, label, { anchor: 'end' });
  }

  /** Row of bordered cells. */
  titleBlock(y: number, height: number, cells: readonly TitleCell[]): void {
    let x = 1;
    const right = x + cells.reduce((sum, cell) => sum + cell.width, 0);
    this.#frame += `M${x} ${y}H${right}V${y + height}H${x}Z`;
    for (const { label, value, width } of cells) {
      if (x > 1) this.#frame += `M${x} ${y}V${y + height}`;
      this.text(x + 14, y + 26, label, { anchor: 'start', size: 16 });
      this.text(x + 14, y + 52, value, { anchor: 'start', size: 20, strong: true });
      x += width;
    }
  }

  toSvg(): SvgPicture {
    const { width, height } = this;
    const strokes =
      `<g fill="none" stroke="${INK}" stroke-linecap="round" stroke-linejoin="round">` +
      `<path stroke-width="1" d="${this.#thin}"/><path stroke-width="2.2" d="${this.#thick}"/>` +
      `<path stroke="${CENTRE_LINE}" stroke-width="1" stroke-dasharray="18 4 4 4" stroke-linecap="butt" d="${this.#centre}"/>` +
      `<path stroke-width="1" d="${this.#dimensions}"/><path stroke-width="1.5" stroke-linejoin="miter" d="${this.#frame}"/></g>`;
    const words =
      `<path fill="${INK}" d="${this.#arrows}"/><g class="drawing-text" fill="${INK}" ` +
      `font-family="Pretendard Variable,Pretendard,Noto Sans KR,Arial,sans-serif">${this.#text}</g>`;
    const raw =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<style>${SMALL_TEXT}</style><defs>${this.#patterns()}</defs>${this.#hatching}${strokes}${words}</svg>`;
    return { svg: compact(raw, 1), width, height };
  }

  #patterns(): string {
    const pattern = (kind: Hatch, size: number, angle: number, lines: string) =>
      `<pattern id="${this.#id}-${kind}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})">` +
      `<path d="${lines}" stroke="${HATCH_LINE}" stroke-width=".9"/></pattern>`;
    return (
      pattern('cast', 8, 45, 'M0 0V8') +
      pattern('second', 8, -45, 'M0 0V8') +
      pattern('rubber', 5, 45, 'M0 0V5M0 0H5')
    );
  }

  #line(x1: number, y1: number, x2: number, y2: number): void {
    this.#dimensions += `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  }

  #arrow(x: number, y: number, dx: number, dy: number): void {
    const bx = x - ARROW_LENGTH * dx,
      by = y - ARROW_LENGTH * dy;
    this.#arrows += `M${n(x)} ${n(y)}L${n(bx + ARROW_HALF * dy)} ${n(by - ARROW_HALF * dx)}L${n(bx - ARROW_HALF * dy)} ${n(by + ARROW_HALF * dx)}Z`;
  }
}
