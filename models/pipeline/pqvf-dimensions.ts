import type { FlangeDn } from '#models/lib/flanges.ts';
import type { Cutaway, Part } from '#models/lib/part.ts';
import { pqvfShape, type PqvfShape } from '#models/lib/pqvf-proportions.ts';
import { cameraFrom } from './camera.ts';
import type { SvgPicture } from './drawing-svg.ts';
import { lineArt } from './line-art.ts';
import { meshCutaway, meshParts, type Fineness } from './mesh.ts';
import { drawView } from './section-view.ts';
import { DrawingSheet } from './drawing-sheet.ts';

// One layout for all sizes: choosing another size changes the drawing, and nothing jumps.
const WIDTH = 1200,
  HEIGHT = 640;
const AXIS_Y = 268,
  FRONT_X = 420,
  SIDE_X = 955;
const FRONT_ROOM = 520,
  SIDE_ROOM = 340;
const DIMENSION_Y = 500,
  D_X = 60,
  DI_X = 112,
  TITLE_Y = 566;

const FRONT = cameraFrom({ azimuth: -90, elevation: 0 });
const SIDE = cameraFrom({ azimuth: 0, elevation: 0 });

/** Half section and end view of a PQVF with its stated L, D and Di, and the flange's holes. */
export function pqvfDimensions(
  dn: FlangeDn,
  parts: readonly Part[],
  cutaway: Cutaway,
  fineness: Fineness,
): SvgPicture {
  const s = pqvfShape(dn);
  const scale = Math.min(FRONT_ROOM / s.length, SIDE_ROOM / s.flange.outer);
  const sheet = new DrawingSheet(`pqvf-${dn}`, WIDTH, HEIGHT);
  const section = lineArt(meshCutaway(parts, cutaway, fineness), FRONT, 2400);
  const end = lineArt(meshParts(parts, fineness), SIDE, 1600);
  drawView(sheet, section, [FRONT_X, AXIS_Y], scale);
  drawView(sheet, end, [SIDE_X, AXIS_Y], scale);
  centreLines(sheet, s, scale);
  dimensions(sheet, s, scale);
  titleBlock(sheet, dn, s);
  return sheet.toSvg();
}

function centreLines(sheet: DrawingSheet, s: PqvfShape, scale: number): void {
  const half = (s.length / 2) * scale,
    radius = (s.flange.outer / 2) * scale;
  const top = AXIS_Y - (s.bossTop + s.fitting * 1.7) * scale - 14;
  sheet.centreLine(FRONT_X - half - 16, AXIS_Y, FRONT_X + half + 16, AXIS_Y);
  sheet.centreLine(FRONT_X, top, FRONT_X, AXIS_Y + radius + 16);
  sheet.centreLine(SIDE_X - radius - 16, AXIS_Y, SIDE_X + radius + 16, AXIS_Y);
  sheet.centreLine(SIDE_X, top, SIDE_X, AXIS_Y + radius + 16);
  const pitch = (s.flange.pitch / 2) * scale,
    reach = (s.flange.hole / 2) * scale + 7;
  sheet.centreCircle(SIDE_X, AXIS_Y, pitch);
  for (let i = 0; i < s.flange.holes; i++) {
    const angle = ((2 * i + 1) * Math.PI) / s.flange.holes,
      c = Math.cos(angle),
      y = Math.sin(angle);
    sheet.centreLine(
      SIDE_X + (pitch - reach) * c,
      AXIS_Y + (pitch - reach) * y,
      SIDE_X + (pitch + reach) * c,
      AXIS_Y + (pitch + reach) * y,
    );
  }
}

function dimensions(sheet: DrawingSheet, s: PqvfShape, scale: number): void {
  const half = (s.length / 2) * scale,
    radius = (s.flange.outer / 2) * scale,
    bore = s.bore * scale;
  const pitch = (s.flange.pitch / 2) * scale,
    hole = (s.flange.hole / 2) * scale;
  const angle = Math.PI / s.flange.holes;
  const holeX = SIDE_X + pitch * Math.cos(angle),
    holeY = AXIS_Y - pitch * Math.sin(angle);
  sheet.across(
    FRONT_X - half,
    FRONT_X + half,
    AXIS_Y + s.lip * scale,
    DIMENSION_Y,
    `L = ${s.length}`,
  );
  sheet.upright(
    AXIS_Y - radius,
    AXIS_Y + radius,
    FRONT_X - s.face * scale,
    D_X,
    `⌀D = ${s.flange.outer}`,
  );
  sheet.upright(AXIS_Y - bore, AXIS_Y + bore, FRONT_X - half, DI_X, `⌀Di = ${2 * s.bore}`);
  // The pitch circle's extension lines start at the holes nearest to it, on the horizontal line.
  sheet.across(SIDE_X - pitch, SIDE_X + pitch, AXIS_Y, DIMENSION_Y, `⌀k = ${s.flange.pitch}*`);
  const shelf: [number, number] = [1090, 66];
  const length = Math.hypot(holeX - shelf[0], holeY - shelf[1]);
  const to: [number, number] = [
    holeX + ((shelf[0] - holeX) / length) * hole,
    holeY + ((shelf[1] - holeY) / length) * hole,
  ];
  sheet.leader(shelf, to, `${s.flange.holes} × ⌀${s.flange.hole}*`);
}

function titleBlock(sheet: DrawingSheet, dn: FlangeDn, { flange }: PqvfShape): void {
  sheet.titleBlock(TITLE_Y, 72, [
    { label: '형식 Type', value: `PQVF DN ${dn}`, width: 210 },
    { label: '플랜지 Flange', value: `${flange.standard} · ${flange.pressure}`, width: 240 },
    { label: '단위 Unit', value: 'mm', width: 120 },
    { label: '* 볼트 구멍 Bolt holes', value: '확인 필요 To confirm', width: 268 },
    { label: 'L, D, Di 외에는 예시', value: 'Rest is illustration', width: 360 },
  ]);
}
