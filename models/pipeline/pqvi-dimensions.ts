import { PQVI_PILOT_PORT, pqviProportions } from '#models/families/pinch-threaded.ts';
import type { Cutaway, Part } from '#models/lib/part.ts';
import type { SvgPicture } from './drawing-svg.ts';
import { lineArt } from './line-art.ts';
import { meshCutaway, meshParts, type MeshTolerance } from './mesh.ts';
import { DIMENSION_SHEET, drawView, END_VIEW, FRONT_VIEW } from './section-view.ts';
import { DrawingSheet } from './drawing-sheet.ts';

const { width: WIDTH, height: HEIGHT, dimensionY: DIMENSION_Y, titleY: TITLE_Y } = DIMENSION_SHEET;
const AXIS_Y = 320,
  FRONT_X = 390,
  SIDE_X = 900;
/** Sheet units per mm; one scale for both sizes, so that the smaller valve looks smaller. */
const SCALE = 3.1;

/** Half section and end view of a PQVI with its stated length L and the threads of ends and pilot port. */
export function pqviDimensions(
  dn: 20 | 25,
  parts: readonly Part[],
  cutaway: Cutaway,
  tolerance: MeshTolerance,
): SvgPicture {
  const { length, connection, detailScale: k } = pqviProportions(dn);
  const half = (length / 2) * SCALE,
    radius = 42 * k * SCALE,
    top = AXIS_Y - 78 * k * SCALE;
  const sheet = new DrawingSheet(`pqvi-${dn}`, WIDTH, HEIGHT);
  drawView(
    sheet,
    lineArt(meshCutaway(parts, cutaway, tolerance), FRONT_VIEW, 2400),
    [FRONT_X, AXIS_Y],
    SCALE,
  );
  drawView(sheet, lineArt(meshParts(parts, tolerance), END_VIEW, 1600), [SIDE_X, AXIS_Y], SCALE);
  for (const [x, reach] of [
    [FRONT_X, half],
    [SIDE_X, radius],
  ] as const) {
    sheet.centreLine(x - reach - 16, AXIS_Y, x + reach + 16, AXIS_Y);
    sheet.centreLine(x, top, x, AXIS_Y + radius + 16);
  }
  sheet.horizontalDimension(
    FRONT_X - half,
    FRONT_X + half,
    AXIS_Y + 28 * k * SCALE,
    DIMENSION_Y,
    `L = ${length}`,
  );
  // The leader reaches the thread between the screws.
  const mouth = 15 * k * SCALE;
  sheet.leader([1090, 250], [SIDE_X + mouth * 0.94, AXIS_Y - mouth * 0.34], connection);
  const boss: [number, number] = [FRONT_X + 14 * k * SCALE, AXIS_Y - 46 * k * SCALE];
  sheet.leader([FRONT_X + 130, 66], boss, PQVI_PILOT_PORT);
  sheet.titleBlock(TITLE_Y, 72, [
    { label: '형식 Type', value: `PQVI DN ${dn}`, width: 220 },
    { label: '배관 연결 Connection', value: connection, width: 240 },
    { label: '조작 공기 Pilot port', value: PQVI_PILOT_PORT, width: 220 },
    { label: '단위 Unit', value: 'mm', width: 158 },
    { label: 'L, G 외에는 예시', value: 'Rest is illustration', width: 360 },
  ]);
  return sheet.toSvg();
}
