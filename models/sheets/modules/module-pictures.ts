import { type Language, LANGUAGES, type Localized } from '#content/schema/localized.ts';
import {
  DETAIL_LIMIT,
  type Illustration,
  type IllustrationPicture,
} from '#models/pipeline/artefact.ts';
import { COLOUR, PrintedSheet } from '#models/sheets/printed-sheet.ts';
import { sheetInputs } from '#models/sheets/raster.ts';

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
  { name: { ko: '제어부', en: 'Control unit' }, at: [120, 28], to: 120 },
  { name: { ko: '모터', en: 'Motor' }, at: [490, 28], to: 318 },
  { name: { ko: '기어', en: 'Gear' }, at: [330, 462], to: 272 },
];

/** The actuator with hidden lines, its modules named: their names stand in the text beside it. */
function moduleFigure(language: Language): PrintedSheet {
  const sheet = new PrintedSheet(WIDTH, HEIGHT, null);
  sheet.drawing('multi-turn-hidden.svg', 4, 44, WIDTH - 8, HEIGHT - 88);
  for (const { name, at, to } of MODULES) {
    const [x, y] = at;
    const above = y < to;
    sheet.line(x, above ? y + 10 : y - LETTERS - 2, x, to, { weight: 1.5, stroke: COLOUR.ink3 });
    sheet.circle(x, to, 4, { fill: COLOUR.ink3, stroke: COLOUR.ink3, weight: 1 });
    sheet.text(x, y, name[language], { size: LETTERS, weight: 'SemiBold', anchor: 'middle' });
  }
  return sheet;
}

const picture = (language: Language): IllustrationPicture => ({
  name: language,
  source: import.meta.url,
  inputs: () => sheetInputs(moduleFigure(language).toSvg()),
  alt: {
    ko: '다회전 전동 액추에이터의 은선도: 이름을 붙인 모터, 기어, 제어부',
    en: 'Hidden-line drawing of a multi-turn electric actuator: motor, gear and control unit, named',
  },
  make: () =>
    Promise.resolve([
      {
        path: `public/pictures/${ID}-${language}.svg`,
        data: Buffer.from(moduleFigure(language).toSvg(`${ID}-${language}`)),
        picture: { id: `${ID}/${language}`, width: WIDTH, height: HEIGHT },
        limit: DETAIL_LIMIT,
      },
    ]),
});

/** The picture of the document on modular design, in Korean and in English. */
export const modulePictures: Illustration = { id: ID, pictures: LANGUAGES.map(picture) };
