import { COLOUR, type PrintedSheet } from '../../tools/drawing/printed-sheet.ts';

/** A scale on a sheet. */
export interface PrintedAxis {
  min: number;
  max: number;
  kind: 'linear' | 'logarithmic';
  /** Values with a number. */
  ticks: readonly number[];
  /** Values with a short tick only. */
  minor?: readonly number[];
  format(value: number): string;
}

/** x of a value on a scale from `x`. */
function positionOn(axis: PrintedAxis, value: number, x: number, width: number): number {
  const f = axis.kind === 'linear' ? (v: number) => v : Math.log10;
  return x + ((f(value) - f(axis.min)) / (f(axis.max) - f(axis.min))) * width;
}

/** A scale with the range `from` to `to` as a bar; its numbers are below the line, or above. */
export function scaleWithBar(
  sheet: PrintedSheet,
  axis: PrintedAxis,
  [from, to]: readonly [number, number],
  {
    x,
    y,
    width,
    side = 'below',
  }: { x: number; y: number; width: number; side?: 'below' | 'above' },
): void {
  const down = side === 'below' ? 1 : -1;
  const a = positionOn(axis, from, x, width),
    b = positionOn(axis, to, x, width);
  const bar = 46;
  sheet.rect(a, down > 0 ? y - bar : y, b - a, bar, COLOUR.pneumatic);
  sheet.line(x, y, x + width, y);
  for (const value of axis.minor ?? []) {
    const at = positionOn(axis, value, x, width);
    sheet.line(at, y, at, y + 9 * down, { weight: 1.5, stroke: COLOUR.line });
  }
  for (const value of axis.ticks) {
    const at = positionOn(axis, value, x, width);
    sheet.line(at, y, at, y + 16 * down, { weight: 2 });
    sheet.text(at, y + (down > 0 ? 44 : -26), axis.format(value), {
      size: 21,
      anchor: 'middle',
      fill: COLOUR.ink3,
    });
  }
  // Numbers of a short bar stand outwards, so that they keep apart.
  const short = b - a < 90;
  for (const [value, at, anchor] of [
    [from, a, short ? 'end' : 'middle'],
    [to, b, short ? 'start' : 'middle'],
  ] as const) {
    sheet.line(at, down > 0 ? y - bar - 16 : y, at, down > 0 ? y : y + bar + 16, { weight: 2 });
    const inwards = anchor === 'middle' ? 0 : anchor === 'end' ? 14 : -14;
    sheet.text(at + inwards, down > 0 ? y - bar - 30 : y + bar + 48, axis.format(value), {
      size: 34,
      weight: 'SemiBold',
      anchor,
    });
  }
}
