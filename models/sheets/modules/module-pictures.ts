import { type Language, LANGUAGES, type Localized } from '../../../content/schema/localized.ts';
import {
  DETAIL_LIMIT,
  type Illustration,
  type IllustrationPicture,
} from '#models/pipeline/artefact.ts';
import { COLOUR, PrintedSheet } from '../../../tools/drawing/printed-sheet.ts';
import { sheetInputs } from '#models/sheets/raster.ts';
import { partedActuator } from './parted-actuator.ts';

const ID = 'modular-design';
/** Size, in units of which a phone shows 600 in 350 px: its letters are 13 px high there. */
const WIDTH = 600,
  HEIGHT = 470;
const LETTERS = 23;

/** A module of the actuator: its name, where that stands, and where its leader ends on the drawing. */
interface Module {
  name: Localized;
  /** Middle of the name, and its baseline. */
  at: [x: number, y: number];
  /** End of the leader, straight above or below the name. */
  to: number;
}

const MODULES: readonly Module[] = [
  { name: { ko: '제어부', en: 'Control unit' }, at: [182, 48], to: 150 },
  { name: { ko: '모터', en: 'Motor' }, at: [512, 48], to: 312 },
  { name: { ko: '기어', en: 'Gear' }, at: [330, 452], to: 272 },
];

/** Highest size of the drawing on the wire, bytes: the names come on top. */
const DRAWING_LIMIT = 16_000;

/** The actuator in its modules, with their names, which stand in the text beside it. */
async function moduleFigure(language: Language): Promise<PrintedSheet> {
  const sheet = new PrintedSheet(WIDTH, HEIGHT, null);
  const drawing = await partedActuator(DRAWING_LIMIT);
  const scale = (WIDTH - 8) / drawing.width;
  const top = (HEIGHT - drawing.height * scale) / 2;
  const ends = drawing.axis.flatMap(([x, y]) => [4 + x * scale, top + y * scale]);
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends;
  sheet.line(x1, y1, x2, y2, { stroke: COLOUR.needle, weight: 1.5, dash: '20 5 4 5' });
  sheet.embed(drawing, { x: 4, y: top, scale });
  return withNames(sheet, language);
}

/** Writes the names of the modules, and their leaders. */
function withNames(sheet: PrintedSheet, language: Language): PrintedSheet {
  for (const { name, at, to } of MODULES) {
    const [x, y] = at;
    const above = y < to;
    sheet.line(x, above ? y + 10 : y - LETTERS - 2, x, to, { weight: 1.5 });
    sheet.circle(x, to, 4, { fill: COLOUR.ink, stroke: COLOUR.white, weight: 1.5 });
    sheet.text(x, y, name[language], { size: LETTERS, weight: 'SemiBold', anchor: 'middle' });
  }
  return sheet;
}

const picture = (language: Language): IllustrationPicture => ({
  name: language,
  source: import.meta.url,
  inputs: () => sheetInputs(withNames(new PrintedSheet(WIDTH, HEIGHT, null), language)),
  alt: {
    ko: '모듈로 나누어 그린 다회전 전동 액추에이터: 이름을 붙인 모터, 기어, 제어부',
    en: 'Multi-turn electric actuator drawn apart into its modules: motor, gear and control unit, named',
  },
  async make() {
    const sheet = await moduleFigure(language);
    return [
      {
        path: `public/pictures/${ID}-${language}.svg`,
        data: Buffer.from(sheet.toSvg(`${ID}-${language}`)),
        picture: { id: `${ID}/${language}`, width: WIDTH, height: HEIGHT },
        limit: DETAIL_LIMIT,
      },
    ];
  },
});

/** The picture of the document on modular design, in Korean and in English. */
export const modulePictures: Illustration = { id: ID, pictures: LANGUAGES.map(picture) };
