import pqvf from '#content/catalogue/pinch-valve/pqvf/pqvf.ts';
import { drawingNumber, drawingRevision } from '#content/drawing-revision.ts';
import { formatLimit } from '#content/format.ts';
import type { Language } from '#content/schema/localized.ts';

import type { FlangeDn } from '#models/lib/flanges.ts';
import type { Cutaway, Part } from '#models/lib/part.ts';
import { pqvfProportions, type PqvfProportions } from '#models/lib/pqvf-proportions.ts';
import {
  DIMENSION_LAYOUTS,
  type DimensionLayout,
  type DimensionPicture,
  titleRows,
} from './dimension-layout.ts';
import { DrawingSheet } from './drawing-sheet.ts';
import { lineArt } from './line-art.ts';
import { meshCutaway, meshParts, type MeshTolerance } from './mesh.ts';
import { drawView, END_VIEW, FRONT_VIEW } from './section-view.ts';

const maxPressure = (language: Language): string => {
  if (pqvf.technical.family !== 'pinch-valve-flanged') throw new Error('PQVF is flanged');
  return formatLimit(pqvf.technical.maxOperatingPressure, language);
};

/** Half section and end view of a PQVF with its stated L, D and Di, and the bolt holes of its flange. */
export function pqvfDimensions(
  dn: FlangeDn,
  parts: readonly Part[],
  cutaway: Cutaway,
  tolerance: MeshTolerance,
): DimensionPicture[] {
  const s = pqvfProportions(dn);
  const section = lineArt(meshCutaway(parts, cutaway, tolerance), FRONT_VIEW, 2400);
  const end = lineArt(meshParts(parts, tolerance), END_VIEW, 1600);
  return DIMENSION_LAYOUTS.flatMap((layout) => {
    const { front, side, frontRoom, diameterRoom } = layout;
    const scale = Math.min(frontRoom / s.length, diameterRoom / s.flange.outer);
    return (['ko', 'en'] as const).map((language) => {
      const { width, height, letters, title } = layout;
      const sheet = new DrawingSheet(`pqvf-${dn}-${layout.name}`, width, height, letters);
      drawView(sheet, section, front, scale, true, boltHoles(sheet, s, scale, front));
      drawView(sheet, end, side, scale);
      centreLines(sheet, s, scale, layout);
      dimensions(sheet, s, scale, layout);
      sheet.titleBlock(
        title.y,
        title.rowHeight,
        titleRows(layout, language, {
          type: `PQVF DN ${dn}`,
          number: drawingNumber('PQVF', dn),
          revision: drawingRevision,
          connection: `${s.flange.standard} (${s.flange.pressure})`,
          flanged: true,
          maxPressure: maxPressure(language),
          boltHoles: true,
          stated: 'L, D, Di',
        }),
      );
      return { ...sheet.toSvg(), layout: layout.name, language };
    });
  });
}

/**
 * Draws a bolt hole in each flange of the half section: no hole lies in the cutting plane, so one is turned into it (ISO 128-3).
 *
 * @returns what the hatchings have to leave out
 */
function boltHoles(
  sheet: DrawingSheet,
  s: PqvfProportions,
  scale: number,
  [x, y]: DimensionLayout['front'],
): { cast: string; second: string } {
  const radius = s.flange.holeDiameter / 2,
    pitch = s.flange.pitchCircle / 2;
  const [top, foot] = [y - (pitch + radius) * scale, y - (pitch - radius) * scale];
  const out = { cast: '', second: '' };
  for (const side of [-1, 1]) {
    const [outside, joint, inside] = [s.face, s.ringOuter, s.ringInner].map(
      (place) => x + side * place * scale,
    ) as [number, number, number];
    const box = (from: number, to: number) => `M${from} ${top}H${to}V${foot}H${from}Z`;
    out.second += box(outside, joint);
    out.cast += box(joint, inside);
    for (const edge of [top, foot]) sheet.outline(`M${outside} ${edge}H${inside}`);
    for (const centre of [y - pitch * scale, y + pitch * scale])
      sheet.centreLine(outside + side * 9, centre, inside - side * 9, centre);
  }
  return out;
}

/** Top of the centre lines: above the fitting. */
const topOf = (s: PqvfProportions, scale: number, axisY: number) =>
  axisY - (s.bossTop + s.fitting * 1.7) * scale - 14;

function centreLines(
  sheet: DrawingSheet,
  s: PqvfProportions,
  scale: number,
  { front, side }: DimensionLayout,
): void {
  const half = (s.length / 2) * scale,
    radius = (s.flange.outer / 2) * scale;
  for (const [[x, y], reach] of [
    [front, half],
    [side, radius],
  ] as const) {
    sheet.centreLine(x - reach - 16, y, x + reach + 16, y);
    sheet.centreLine(x, topOf(s, scale, y), x, y + radius + 16);
  }
  const [x, y] = side;
  const pitchRadius = (s.flange.pitchCircle / 2) * scale,
    reach = (s.flange.holeDiameter / 2) * scale + 7;
  sheet.centreCircle(x, y, pitchRadius);
  for (let i = 0; i < s.flange.holes; i++) {
    const angle = ((2 * i + 1) * Math.PI) / s.flange.holes,
      c = Math.cos(angle),
      d = Math.sin(angle);
    sheet.centreLine(
      x + (pitchRadius - reach) * c,
      y + (pitchRadius - reach) * d,
      x + (pitchRadius + reach) * c,
      y + (pitchRadius + reach) * d,
    );
  }
}

function dimensions(
  sheet: DrawingSheet,
  s: PqvfProportions,
  scale: number,
  { name, front, side, lengthY, diameterX }: DimensionLayout,
): void {
  const half = (s.length / 2) * scale,
    radius = (s.flange.outer / 2) * scale,
    bore = s.bore * scale;
  const pitchRadius = (s.flange.pitchCircle / 2) * scale,
    holeRadius = (s.flange.holeDiameter / 2) * scale;
  // Half of the angle between two holes: they lie beside the centre lines.
  const angle = Math.PI / s.flange.holes;
  const [frontX, frontY] = front,
    [sideX, sideY] = side;
  sheet.horizontalDimension(
    frontX - half,
    frontX + half,
    frontY + s.lip * scale,
    lengthY,
    String(s.length),
  );
  sheet.verticalDimension(
    frontY - radius,
    frontY + radius,
    frontX - s.face * scale,
    diameterX[0],
    `Ø${s.flange.outer}`,
  );
  sheet.verticalDimension(
    frontY - bore,
    frontY + bore,
    frontX - half,
    diameterX[1],
    `Ø${2 * s.bore}`,
  );
  sheet.diameter(side, pitchRadius, angle, radius + 26, `Ø${s.flange.pitchCircle}*`);
  const hole: [number, number] = [
    sideX + pitchRadius * Math.cos(angle),
    sideY - pitchRadius * Math.sin(angle),
  ];
  const shelf: [number, number] = [sideX + radius * 0.82, topOf(s, scale, sideY) + 30];
  const length = Math.hypot(hole[0] - shelf[0], hole[1] - shelf[1]);
  const to: [number, number] = [
    hole[0] + ((shelf[0] - hole[0]) / length) * holeRadius,
    hole[1] + ((shelf[1] - hole[1]) / length) * holeRadius,
  ];
  sheet.leader(shelf, to, `${s.flange.holes} × Ø${s.flange.holeDiameter}*`);
  if (name === 'upright') {
    sheet.viewArrow(frontX + half + 12, frontY - radius * 0.5, 'A');
    sheet.text(sideX - radius, topOf(s, scale, sideY) + 30, 'A', { strong: true });
  }
}
