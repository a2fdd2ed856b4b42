import pqvf from '../../content/catalogue/pinch-valve/pqvf/pqvf.ts';
import { drawingNumber, drawingRevision } from '../../content/drawing-revision.ts';
import { quantityText } from '../../facts/print.ts';
import type { Language } from '../../content/schema/localized.ts';

import type { FlangeDn } from '../../content/flange-sizes.ts';
import type { Cutaway, Part } from '#models/lib/part.ts';
import { pqvfProportions, type PqvfProportions } from '#models/lib/pqvf-proportions.ts';
import {
  DIMENSION_LAYOUTS,
  type DimensionLayout,
  type DimensionPicture,
  titleRows,
} from './dimension-layout.ts';
import { withoutDoubles } from './doubled-lines.ts';
import { DrawingSheet } from './drawing-sheet.ts';
import { lineArt } from './line-art.ts';
import { meshCutaway, meshParts, type MeshTolerance } from './mesh.ts';
import { drawView, END_VIEW, FRONT_VIEW } from './section-view.ts';

const maxPressure = (language: Language): string => {
  if (pqvf.technical.family !== 'pinch-valve-flanged') throw new Error('PQVF is flanged');
  return quantityText(pqvf.technical.maxOperatingPressure, { language }, { limit: true });
};

/**
 * Half section and end view of a PQVF with its stated L, D and Di, and the bolt holes of its flange.
 * @param parts without the screws, which are drawn here: as lines of their meshes they would be clots
 */
export function pqvfDimensions(
  dn: FlangeDn,
  parts: readonly Part[],
  cutaway: Cutaway,
  tolerance: MeshTolerance,
): DimensionPicture[] {
  const s = pqvfProportions(dn);
  const section = withoutDoubles(lineArt(meshCutaway(parts, cutaway, tolerance), FRONT_VIEW, 2400));
  const end = withoutDoubles(lineArt(meshParts(parts, tolerance), END_VIEW, 1600));
  return DIMENSION_LAYOUTS.flatMap((layout) => {
    const { front, side, frontRoom, diameterRoom } = layout;
    const scale = Math.min(frontRoom / s.length, diameterRoom / s.flange.outer);
    return (['ko', 'en'] as const).map((language) => {
      const { width, height, letters, title } = layout;
      const sheet = new DrawingSheet(`pqvf-${dn}-${layout.name}`, width, height, letters);
      drawView(sheet, section, front, scale, true, holeAndScrew(sheet, s, scale, front));
      drawView(sheet, end, side, scale);
      screwHeads(sheet, s, scale, side);
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
 * Draws a bolt hole in the left flange of the half section, and in the right one a screw that holds it on the casing. Most lie
 * beside the cutting plane: one of each is turned into it (ISO 128-3). The screw is not cut.
 *
 * @returns what the hatchings have to leave out
 */
function holeAndScrew(
  sheet: DrawingSheet,
  s: PqvfProportions,
  scale: number,
  [x, y]: DimensionLayout['front'],
): { cast: string; second: string } {
  const pitch = (s.flange.pitchCircle / 2) * scale;
  const axis = y - pitch;
  const box = (from: number, to: number, half: number) =>
    `M${from} ${axis - half}H${to}V${axis + half}H${from}Z`;
  const places = [s.face, s.ringOuter, s.ringInner].map((place) => place * scale);
  const [face, joint, inside] = places as [number, number, number];
  for (const side of [-1, 1])
    for (const centre of [axis, y + pitch])
      sheet.centreLine(x + side * (face + 9), centre, x + side * (inside - 9), centre);

  const radius = (s.flange.holeDiameter / 2) * scale;
  for (const edge of [axis - radius, axis + radius])
    sheet.outline(`M${x - face} ${edge}H${x - inside}`);

  const thread = s.screw.thread * scale;
  // Under the head, where the seat ends too.
  const neck = x + face - s.screw.depth * scale;
  const seat = box(x + face, neck, s.screw.seat * scale);
  sheet.outline(seat);
  sheet.inFront(
    box(neck - s.screw.length * scale, neck, thread / 2) + box(neck, neck + thread, HEAD * thread),
  );
  return {
    cast: box(x - joint, x - inside, radius),
    second: box(x - face, x - joint, radius) + seat,
  };
}

/** Radius of a screw's head, and of its socket's corners, as shares of the thread: see `capScrew`. */
const HEAD = 0.75,
  SOCKET = 0.5;

/** Heads of the four screws in their seats, in the end view. */
function screwHeads(
  sheet: DrawingSheet,
  s: PqvfProportions,
  scale: number,
  [x, y]: DimensionLayout['side'],
): void {
  const { thread, seat } = s.screw;
  const circle = (u: number, v: number, radius: number) =>
    `M${u - radius} ${v}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0`;
  for (let i = 0; i < 4; i++) {
    const angle = s.screwAngle + (i * Math.PI) / 2;
    const pitch = (s.flange.pitchCircle / 2) * scale;
    const [u, v] = [x + pitch * Math.cos(angle), y + pitch * Math.sin(angle)];
    const corners = Array.from({ length: 6 }, (_, corner) => {
      const turn = (corner * Math.PI) / 3;
      const radius = SOCKET * thread * scale;
      return `${u + radius * Math.cos(turn)} ${v + radius * Math.sin(turn)}`;
    });
    sheet.detail(
      `${circle(u, v, seat * scale)}${circle(u, v, HEAD * thread * scale)}M${corners.join('L')}Z`,
    );
    const reach = seat * scale + 5;
    radialLine(sheet, [x, y], angle, pitch - reach, pitch + reach);
  }
}

/** Centre line along a radius. */
const radialLine = (
  sheet: DrawingSheet,
  [x, y]: [number, number],
  angle: number,
  from: number,
  to: number,
): void => {
  const [c, d] = [Math.cos(angle), Math.sin(angle)];
  sheet.centreLine(x + from * c, y + from * d, x + to * c, y + to * d);
};

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
    const angle = ((2 * i + 1) * Math.PI) / s.flange.holes;
    radialLine(sheet, side, angle, pitchRadius - reach, pitchRadius + reach);
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
  cuttingPlane(sheet, s, scale, { front, side });
  if (name === 'upright') {
    sheet.viewArrow(frontX + half + 12, frontY - radius * 0.5, 'B');
    sheet.text(sideX - radius, topOf(s, scale, sideY) + 30, 'B', { strong: true });
  }
}

/**
 * Ends of the cutting plane of the half section, thick, with arrows the way it is looked at, and its name over the section
 * (ISO 128-3): from above down to the axis, and out at the side of the front view.
 */
function cuttingPlane(
  sheet: DrawingSheet,
  s: PqvfProportions,
  scale: number,
  { front, side: [x, y] }: Pick<DimensionLayout, 'front' | 'side'>,
): void {
  // Within the sheet: the centre line ends there, above the fitting.
  const top = topOf(s, scale, y) - 6,
    left = x - (s.flange.outer / 2) * scale - 20;
  sheet.outline(`M${x} ${top + 14}V${top}M${left} ${y}H${left - 22}`);
  sheet.viewArrow(x, top, 'A', { towards: 1 });
  // Out at the side the plane lies along the sight, and so does its arrow.
  sheet.viewArrow(left - 22, y, 'A', { towards: 1, short: true });
  sheet.text(front[0] + (s.length / 2) * scale, topOf(s, scale, front[1]), 'A–A', {
    strong: true,
    anchor: 'end',
  });
}
