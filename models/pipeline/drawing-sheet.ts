import { outline, widthOf } from '../../tools/drawing/typesetting.ts';
import type { SvgPicture } from '../../tools/drawing/printed-sheet.ts';
import { compact } from './drawing-svg.ts';
import { CENTRE_LINE, HATCH_LINE, PAPER, SHEET_INK, withBlueprint } from './inks.ts';

const ARROW_LENGTH = 13,
  ARROW_HALF = 3;
/** Extension lines start at a gap from the part and end beyond the dimension line. */
const EXTENSION_GAP = 4,
  EXTENSION_OVERSHOOT = 6;
/** Space between a dimension line and the foot of its figure. */
const FIGURE_GAP = 8;

const n = (value: number) => String(Number(value.toFixed(2)));

/** Sizes of letters, sheet units. */
export interface LetterSizes {
  figure: number;
  label: number;
  value: number;
}

/** Cell of the title block: label over value. */
export interface TitleCell {
  label: string;
  /** Without one, the cell holds the symbol of third-angle projection. */
  value?: string;
  width: number;
}

/** Hatching of cut faces: neighbouring castings slant differently, elastomers are cross-hatched. */
export type Hatch = 'cast' | 'second' | 'rubber';

/**
 * Writes an orthographic drawing to ISO 128 and ISO 129-1, in sheet units. Text is outlines of the site's font, so that the file
 * looks the same wherever it is opened; what it says stands beside each as its label.
 */
export class DrawingSheet {
  readonly width: number;
  readonly height: number;
  readonly #id: string;
  readonly #letters: LetterSizes;
  #hatching = '';
  #thick = '';
  #thin = '';
  #inFront = '';
  #dimensions = '';
  #arrows = '';
  #centre = '';
  #text = '';
  #frame = '';

  /** @param id prefix of the SVG's ids, which must be unique in a page with several inline drawings */
  constructor(id: string, width: number, height: number, letters: LetterSizes) {
    this.#id = id;
    this.width = width;
    this.height = height;
    this.#letters = letters;
  }

  outline(path: string): void {
    this.#thick += path;
  }

  detail(path: string): void {
    this.#thin += path;
  }

  /** Draws a part that is not cut over a section: its closed line hides the lines and the hatching behind it. */
  inFront(path: string): void {
    this.#inFront += path;
  }

  /** @param path what lies in another closed line of it is left out */
  hatch(kind: Hatch, path: string): void {
    if (path)
      this.#hatching += `<path fill="url(#${this.#id}-${kind})" fill-rule="evenodd" d="${path}"/>`;
  }

  centreLine(x1: number, y1: number, x2: number, y2: number): void {
    this.#centre += `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  }

  centreCircle(x: number, y: number, radius: number): void {
    this.#centre += `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 1 ${n(2 * radius)} 0a${n(radius)} ${n(radius)} 0 1 1 ${n(-2 * radius)} 0`;
  }

  /** Major diameter of an internal thread seen along its axis: three quarters of a thin circle (ISO 6410-1). */
  threadCircle(x: number, y: number, radius: number): void {
    this.#thin += `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(radius)} ${n(-radius)}`;
  }

  /** @throws Error where the font lacks a character */
  text(
    x: number,
    y: number,
    content: string,
    {
      anchor = 'middle',
      turned = false,
      size = this.#letters.figure,
      strong = false,
    }: {
      anchor?: 'start' | 'middle' | 'end';
      turned?: boolean;
      size?: number;
      strong?: boolean;
    } = {},
  ): void {
    const setting = { size, weight: strong ? 'SemiBold' : 'Regular' } as const;
    const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * widthOf(content, setting);
    const place = turned ? `translate(${n(x)} ${n(y)}) rotate(-90)` : `translate(${n(x)} ${n(y)})`;
    this.#text += `<path aria-label="${content}" transform="${place}" d="${outline(content, -shift, 0, setting)}"/>`;
  }

  /** Horizontal dimension line at `y`, from `x1` to `x2`; the extension lines start at y = `from`. */
  horizontalDimension(x1: number, x2: number, from: number, y: number, label: string): void {
    const down = Math.sign(y - from);
    for (const x of [x1, x2])
      this.#line(x, from + EXTENSION_GAP * down, x, y + EXTENSION_OVERSHOOT * down);
    this.#line(x1, y, x2, y);
    this.#arrow(x1, y, -1, 0);
    this.#arrow(x2, y, 1, 0);
    this.text((x1 + x2) / 2, y - FIGURE_GAP, label);
  }

  /** Vertical dimension line at `x`, from `y1` to `y2`; the extension lines start at x = `from`. */
  verticalDimension(y1: number, y2: number, from: number, x: number, label: string): void {
    const side = Math.sign(x - from);
    for (const y of [y1, y2])
      this.#line(from + EXTENSION_GAP * side, y, x + EXTENSION_OVERSHOOT * side, y);
    this.#line(x, y1, x, y2);
    this.#arrow(x, y1, 0, -1);
    this.#arrow(x, y2, 0, 1);
    this.text(x - FIGURE_GAP, (y1 + y2) / 2, label, { turned: true });
  }

  /**
   * Diameter taken across a circle at an angle, from hole to hole; the line goes on to a shelf outside the part, which carries the
   * figure (ISO 129-1).
   *
   * @param angle of the end that goes on, radians clockwise from the right
   * @param reach from the centre to the shelf
   */
  diameter(
    [x, y]: [x: number, y: number],
    radius: number,
    angle: number,
    reach: number,
    label: string,
  ): void {
    const c = Math.cos(angle),
      s = Math.sin(angle);
    const [endX, endY] = [x + reach * c, y + reach * s];
    const width = widthOf(label, { size: this.#letters.figure }) + 8;
    this.#line(x - radius * c, y - radius * s, endX, endY);
    this.#line(endX, endY, endX + width, endY);
    this.#arrow(x + radius * c, y + radius * s, c, s);
    this.#arrow(x - radius * c, y - radius * s, -c, -s);
    this.text(endX + 4, endY - FIGURE_GAP, label, { anchor: 'start' });
  }

  /** Leader with its text above a short shelf, which ends at `shelf`, and an arrow at the point. */
  leader(shelf: [x: number, y: number], to: [x: number, y: number], label: string): void {
    const [x, y] = shelf,
      length = Math.hypot(to[0] - x, to[1] - y);
    const width = widthOf(label, { size: this.#letters.figure }) + 8;
    this.#line(x + width, y, x, y);
    this.#line(x, y, ...to);
    this.#arrow(to[0], to[1], (to[0] - x) / length, (to[1] - y) / length);
    this.text(x + width - 4, y - FIGURE_GAP, label, { anchor: 'end' });
  }

  /**
   * Arrow of a view that does not stand where the projection would put it, or of a cutting plane, with its letter (ISO 128-3).
   *
   * @param towards 1 to the right, -1 to the left
   * @param short with the letter over it; a long one to the right has its letter before it
   */
  viewArrow(
    x: number,
    y: number,
    letter: string,
    { towards = -1, short = false }: { towards?: 1 | -1; short?: boolean } = {},
  ): void {
    const length = short ? 36 : 60;
    this.#line(x - length * towards, y, x, y);
    this.#arrow(x, y, towards, 0);
    const isBefore = towards > 0 && !short;
    this.text(
      isBefore ? x - length - 16 : x - length * 0.6 * towards,
      isBefore ? y + 10 : y - (short ? 12 : FIGURE_GAP),
      letter,
      { strong: true },
    );
  }

  /** Rows of bordered cells, each as wide as the sheet. */
  titleBlock(y: number, height: number, rows: readonly (readonly TitleCell[])[]): void {
    const { label: small, value: large } = this.#letters;
    const right = this.width - 1;
    this.#frame += `M1 ${y}H${right}V${y + height * rows.length}H1Z`;
    rows.forEach((cells, index) => {
      const top = y + index * height;
      if (index > 0) this.#frame += `M1 ${top}H${right}`;
      let x = 1;
      for (const { label, value, width } of cells) {
        if (x > 1) this.#frame += `M${x} ${top}V${top + height}`;
        this.text(x + 12, top + small + 6, label, { anchor: 'start', size: small });
        const foot = top + height - 13;
        if (value === undefined) this.#thirdAngle(x + 16, foot - large * 0.26, large);
        else this.text(x + 12, foot, value, { anchor: 'start', size: large, strong: true });
        x += width;
      }
    });
  }

  toSvg(): SvgPicture {
    const { width, height } = this;
    const strokes =
      `<g fill="none" stroke="${SHEET_INK}" stroke-linecap="round" stroke-linejoin="round">` +
      `<path stroke-width="1" d="${this.#thin}"/><path stroke-width="2.2" d="${this.#thick}"/>` +
      (this.#inFront && `<path fill="${PAPER}" stroke-width="1.5" d="${this.#inFront}"/>`) +
      `<path stroke="${CENTRE_LINE}" stroke-width="1" stroke-dasharray="18 4 4 4" stroke-linecap="butt" d="${this.#centre}"/>` +
      `<path stroke-width="1" d="${this.#dimensions}"/><path stroke-width="1.5" stroke-linejoin="miter" d="${this.#frame}"/></g>`;
    const words = `<path fill="${SHEET_INK}" d="${this.#arrows}"/><g fill="${SHEET_INK}">${this.#text}</g>`;
    const raw =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<defs>${this.#patterns()}</defs>${this.#hatching}${strokes}${words}</svg>`;
    return { svg: withBlueprint(compact(raw, 1)), width, height };
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

  /** Symbol of third-angle projection (ISO 5456-2): the end view beside the narrow end of a frustum. */
  #thirdAngle(x: number, y: number, height: number): void {
    const outer = height / 2,
      inner = height / 4,
      length = height * 1.1;
    const centre = x + outer;
    for (const radius of [outer, inner])
      this.#thick += `M${n(centre - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 1 ${n(2 * radius)} 0a${n(radius)} ${n(radius)} 0 1 1 ${n(-2 * radius)} 0Z`;
    const from = centre + outer + 14;
    this.#thick += `M${n(from)} ${n(y - inner)}L${n(from + length)} ${n(y - outer)}V${n(y + outer)}L${n(from)} ${n(y + inner)}Z`;
    this.centreLine(x - 6, y, from + length + 6, y);
    this.centreLine(centre, y - outer - 6, centre, y + outer + 6);
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
