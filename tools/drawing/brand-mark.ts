import { COLOUR, type PrintedSheet } from './printed-sheet.ts';

/** The brand's mark, 34 units wide at scale 1. */
export function brandMark(sheet: PrintedSheet, x: number, y: number, scale: number): void {
  const at = (u: number, v: number) => `${x + u * scale} ${y + v * scale}`;
  sheet.path(
    `M${at(2, 14)}L${at(2, 30)}L${at(17, 22)}L${at(32, 30)}L${at(32, 14)}L${at(17, 22)}z`,
    { fill: COLOUR.ink, weight: 0.01 },
  );
  sheet.line(x + 17 * scale, y + 22 * scale, x + 17 * scale, y + 11 * scale, {
    weight: 2.5 * scale,
  });
  sheet.circle(x + 17 * scale, y + 6.5 * scale, 4.5 * scale, {
    fill: COLOUR.needle,
    stroke: COLOUR.needle,
    weight: 0.01,
  });
}
