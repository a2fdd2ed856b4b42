import { PQVI_PILOT_PORT, pqviShape } from '#models/families/pinch-threaded.ts';
import type { Cutaway, Part } from '#models/lib/part.ts';
import { cameraFrom } from './camera.ts';
import type { SvgPicture } from './drawing-svg.ts';
import { lineArt } from './line-art.ts';
import { meshCutaway, meshParts, type Fineness } from './mesh.ts';
import { drawView } from './section-view.ts';
import { DrawingSheet } from './drawing-sheet.ts';

// The sheet of PQVF, so that both drawings are read alike.
const WIDTH = 1200,
  HEIGHT = 640;
const AXIS_Y = 320,
  FRONT_X = 390,
  SIDE_X = 900;
/** Sheet units per mm, the same for both sizes: the smaller valve is drawn smaller. */
const SCALE = 3.1;
const DIMENSION_Y = 500,
  TITLE_Y = 566;

const FRONT = cameraFrom({ azimuth: -90, elevation: 0 });
const SIDE = cameraFrom({ azimuth: 0, elevation: 0 });

/** Half section and end view of a PQVI with what is stated: its length L and the threads of ends and pilot port. */
export function pqviDimensions(
  dn: 20 | 25,
  parts: readonly Part[],
  cutaway: Cutaway,
  fineness: Fineness,
): SvgPicture {
  const { length, connection, k } = pqviShape(dn);
  const half = (length / 2) * SCALE,
    radius = 42 * k * SCALE,
    top = AXIS_Y - 78 * k * SCALE;
  const sheet = new DrawingSheet(`pqvi-${dn}`, WIDTH, HEIGHT);
  drawView(
    sheet,
    lineArt(meshCutaway(parts, cutaway, fineness), FRONT, 2400),
    [FRONT_X, AXIS_Y],
    SCALE,
  );
  drawView(sheet, lineArt(meshParts(parts, fineness), SIDE, 1600), [SIDE_X, AXIS_Y], SCALE);
  for (const [x, reach] of [
    [FRONT_X, half],
    [SIDE_X, radius],
  ] as const) {
    sheet.centreLine(x - reach - 16, AXIS_Y, x + reach + 16, AXIS_Y);
    sheet.centreLine(x, top, x, AXIS_Y + radius + 16);
  }
  sheet.across(
    FRONT_X - half,
    FRONT_X + half,
    AXIS_Y + 28 * k * SCALE,
    DIMENSION_Y,
    `L = ${length}`,
  );
  // To the thread from the side, between the screws.
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
