import { compact, type SvgPicture } from './drawing-svg.ts';

/** Ink of outlines and text, needle red of centre lines (design.md, "Colour"). */
const INK = '#111a20',
  NEEDLE = '#c93408',
  PAPER_HATCH = '#58656d';
const ARROW_LENGTH = 13,
  ARROW_HALF = 3;
/** Extension lines begin a little off the body and end a little past the dimension line. */
const GAP = 4,
  PAST = 6;

/**
 * Where the sheet is shown small, its text is not as small: the widths are those of the picture, also in an `<img>`. The cells
 * of the title block leave less room than the dimensions.
 */
const SMALL_TEXT =
  '@media(max-width:800px){[font-size="22"]{font-size:27px}[font-size="20"]{font-size:23px}[font-size="16"]{font-size:19px}}' +
  '@media(max-width:480px){[font-size="22"]{font-size:37px}[font-size="20"]{font-size:25px}[font-size="16"]{font-size:23px}}';

const n = (value: number) => String(Number(value.toFixed(2)));

/** Label over value, as in the site's title blocks. */
export interface TitleCell {
  label: string;
  value: string;
  width: number;
}

/** Where hatched, cut bodies: one slant per neighbour, crossed for elastomers. */
export type Hatch = 'cast' | 'second' | 'rubber';

/** An orthographic drawing being written, in sheet units; text keeps its size at any scale. */
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

  /** @param id makes the ids inside unique in a page that has several drawings inline */
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

  /** Horizontal dimension at height `y` between two points whose extension lines start at `from`. */
  across(x1: number, x2: number, from: number, y: number, label: string): void {
    const down = Math.sign(y - from);
    for (const x of [x1, x2]) this.#line(x, from + GAP * down, x, y + PAST * down);
    this.#line(x1, y, x2, y);
    this.#arrow(x1, y, -1, 0);
    this.#arrow(x2, y, 1, 0);
    this.text((x1 + x2) / 2, y - 8, label);
  }

  /** Vertical dimension at `x`. */
  upright(y1: number, y2: number, from: number, x: number, label: string): void {
    const side = Math.sign(x - from);
    for (const y of [y1, y2]) this.#line(from + GAP * side, y, x + PAST * side, y);
    this.#line(x, y1, x, y2);
    this.#arrow(x, y1, 0, -1);
    this.#arrow(x, y2, 0, 1);
    this.text(x - 8, (y1 + y2) / 2, label, { turned: true });
  }

  /** Leader from a text above a short shelf to a point, arrow at the point. */
  leader(shelf: [x: number, y: number], to: [x: number, y: number], label: string): void {
    const [x, y] = shelf,
      length = Math.hypot(to[0] - x, to[1] - y);
    this.#line(x + 90, y, x, y);
    this.#line(x, y, ...to);
    this.#arrow(to[0], to[1], (to[0] - x) / length, (to[1] - y) / length);
    this.text(x + 90, y - 8, label, { anchor: 'end' });
  }

  /** Row of bordered cells along the sheet's foot. */
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
      `<path stroke="${NEEDLE}" stroke-width="1" stroke-dasharray="18 4 4 4" stroke-linecap="butt" d="${this.#centre}"/>` +
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
      `<path d="${lines}" stroke="${PAPER_HATCH}" stroke-width=".9"/></pattern>`;
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
