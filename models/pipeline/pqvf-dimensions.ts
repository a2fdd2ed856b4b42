import type { FlangeDn } from '#models/lib/flanges.ts';
import type { Cutaway, Part } from '#models/lib/part.ts';
import { pqvfProportions, type PqvfProportions } from '#models/lib/pqvf-proportions.ts';
import type { SvgPicture } from './drawing-svg.ts';
import { lineArt } from './line-art.ts';
import { meshCutaway, meshParts, type MeshTolerance } from './mesh.ts';
import { DIMENSION_SHEET, drawView, END_VIEW, FRONT_VIEW } from './section-view.ts';
import { DrawingSheet } from './drawing-sheet.ts';

// One layout for all sizes, so that nothing moves when a reader chooses another size.
const { width: WIDTH, height: HEIGHT, dimensionY: DIMENSION_Y, titleY: TITLE_Y } = DIMENSION_SHEET;
const AXIS_Y = 268,
  FRONT_X = 420,
  SIDE_X = 955;
const FRONT_ROOM = 520,
  SIDE_ROOM = 340;
const D_X = 60,
  DI_X = 112;

/** Half section and end view of a PQVF with its stated L, D and Di, and the bolt holes of its flange. */
export function pqvfDimensions(
  dn: FlangeDn,
  parts: readonly Part[],
  cutaway: Cutaway,
  tolerance: MeshTolerance,
): SvgPicture {
  const s = pqvfProportions(dn);
  const scale = Math.min(FRONT_ROOM / s.length, SIDE_ROOM / s.flange.outer);
  const sheet = new DrawingSheet(`pqvf-${dn}`, WIDTH, HEIGHT);
  const section = lineArt(meshCutaway(parts, cutaway, tolerance), FRONT_VIEW, 2400);
  const end = lineArt(meshParts(parts, tolerance), END_VIEW, 1600);
  drawView(sheet, section, [FRONT_X, AXIS_Y], scale);
  drawView(sheet, end, [SIDE_X, AXIS_Y], scale);
  centreLines(sheet, s, scale);
  dimensions(sheet, s, scale);
  titleBlock(sheet, dn, s);
  return sheet.toSvg();
}

function centreLines(sheet: DrawingSheet, s: PqvfProportions, scale: number): void {
  const half = (s.length / 2) * scale,
    radius = (s.flange.outer / 2) * scale;
  const top = AXIS_Y - (s.bossTop + s.fitting * 1.7) * scale - 14;
  sheet.centreLine(FRONT_X - half - 16, AXIS_Y, FRONT_X + half + 16, AXIS_Y);
  sheet.centreLine(FRONT_X, top, FRONT_X, AXIS_Y + radius + 16);
  sheet.centreLine(SIDE_X - radius - 16, AXIS_Y, SIDE_X + radius + 16, AXIS_Y);
  sheet.centreLine(SIDE_X, top, SIDE_X, AXIS_Y + radius + 16);
  const pitchRadius = (s.flange.pitchCircle / 2) * scale,
    reach = (s.flange.holeDiameter / 2) * scale + 7;
  sheet.centreCircle(SIDE_X, AXIS_Y, pitchRadius);
  for (let i = 0; i < s.flange.holes; i++) {
    const angle = ((2 * i + 1) * Math.PI) / s.flange.holes,
      c = Math.cos(angle),
      y = Math.sin(angle);
    sheet.centreLine(
      SIDE_X + (pitchRadius - reach) * c,
      AXIS_Y + (pitchRadius - reach) * y,
      SIDE_X + (pitchRadius + reach) * c,
      AXIS_Y + (pitchRadius + reach) * y,
    );
  }
}

function dimensions(sheet: DrawingSheet, s: PqvfProportions, scale: number): void {
  const half = (s.length / 2) * scale,
    radius = (s.flange.outer / 2) * scale,
    bore = s.bore * scale;
  const pitchRadius = (s.flange.pitchCircle / 2) * scale,
    holeRadius = (s.flange.holeDiameter / 2) * scale;
  const angle = Math.PI / s.flange.holes;
  const holeX = SIDE_X + pitchRadius * Math.cos(angle),
    holeY = AXIS_Y - pitchRadius * Math.sin(angle);
  sheet.horizontalDimension(
    FRONT_X - half,
    FRONT_X + half,
    AXIS_Y + s.lip * scale,
    DIMENSION_Y,
    `L = ${s.length}`,
  );
  sheet.verticalDimension(
    AXIS_Y - radius,
    AXIS_Y + radius,
    FRONT_X - s.face * scale,
    D_X,
    `⌀D = ${s.flange.outer}`,
  );
  sheet.verticalDimension(
    AXIS_Y - bore,
    AXIS_Y + bore,
    FRONT_X - half,
    DI_X,
    `⌀Di = ${2 * s.bore}`,
  );
  // The extension lines of the pitch circle start on the horizontal centre line.
  sheet.horizontalDimension(
    SIDE_X - pitchRadius,
    SIDE_X + pitchRadius,
    AXIS_Y,
    DIMENSION_Y,
    `⌀k = ${s.flange.pitchCircle}*`,
  );
  const shelf: [number, number] = [1090, 66];
  const length = Math.hypot(holeX - shelf[0], holeY - shelf[1]);
  const to: [number, number] = [
    holeX + ((shelf[0] - holeX) / length) * holeRadius,
    holeY + ((shelf[1] - holeY) / length) * holeRadius,
  ];
  sheet.leader(shelf, to, `${s.flange.holes} × ⌀${s.flange.holeDiameter}*`);
}

function titleBlock(sheet: DrawingSheet, dn: FlangeDn, { flange }: PqvfProportions): void {
  sheet.titleBlock(TITLE_Y, 72, [
    { label: '형식 Type', value: `PQVF DN ${dn}`, width: 210 },
    { label: '플랜지 Flange', value: `${flange.standard} · ${flange.pressure}`, width: 240 },
    { label: '단위 Unit', value: 'mm', width: 120 },
    { label: '* 볼트 구멍 Bolt holes', value: '확인 필요 To confirm', width: 268 },
    { label: 'L, D, Di 외에는 예시', value: 'Rest is illustration', width: 360 },
  ]);
}
