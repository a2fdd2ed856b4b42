import { dimensionDrawing as WORDS } from '../../content/drawn-words.ts';
import type { Bilingual } from '#models/lib/part.ts';

import { DETAIL_LIMIT, type OutputFile } from './artefact.ts';
import type { LetterSizes, TitleCell } from './drawing-sheet.ts';
import type { SvgPicture } from '../../tools/drawing/printed-sheet.ts';

/** Language of a title block. */
type Language = keyof Bilingual;

/** Where the views, dimension lines and title block of a dimension drawing stand, sheet units; one for all sizes. */
export interface DimensionLayout {
  name: 'wide' | 'upright';
  width: number;
  height: number;
  /** Centres of half section and end view. */
  front: [x: number, y: number];
  side: [x: number, y: number];
  /** Room for the length of the half section, and for the diameter of both views. */
  frontRoom: number;
  diameterRoom: number;
  /** Dimension line of the length, and the vertical ones from the outside in. */
  lengthY: number;
  diameterX: readonly [number, number];
  letters: LetterSizes;
  title: { y: number; rowHeight: number };
}

/** The views side by side, the end view where third-angle projection puts it: for desks, paper and files. */
const wide: DimensionLayout = {
  name: 'wide',
  width: 1200,
  height: 680,
  front: [430, 268],
  side: [930, 268],
  frontRoom: 520,
  diameterRoom: 340,
  lengthY: 506,
  diameterX: [64, 120],
  letters: { figure: 27, label: 17, value: 21 },
  title: { y: 548, rowHeight: 65 },
};

/** The end view below the half section, named by an arrow, with larger letters: for phones. */
const upright: DimensionLayout = {
  name: 'upright',
  width: 640,
  height: 1140,
  front: [372, 232],
  side: [290, 690],
  frontRoom: 400,
  diameterRoom: 296,
  lengthY: 440,
  diameterX: [40, 96],
  letters: { figure: 28, label: 20, value: 23 },
  title: { y: 872, rowHeight: 66 },
};

export const DIMENSION_LAYOUTS: readonly DimensionLayout[] = [wide, upright];

/** What the title block of a drawing says. */
export interface TitleWords {
  /** `PQVF DN 100`. */
  type: string;
  number: string;
  revision: { letter: string; day: string };
  connection: string;
  /** Whether `connection` names the drilling of flanges: their nominal pressure is not the valve's. */
  flanged?: boolean;
  /** Maximum operating pressure of the valve, with unit, where the flanges' PN would be taken for it. */
  maxPressure?: string;
  /** A further fact of the valve, where there is one. */
  pilotPort?: string;
  /** Whether the drawing has bolt holes that are to be confirmed. */
  boltHoles?: boolean;
  /** Dimensions that the source states: `L, D, Di`. */
  stated: string;
}

/** The rows of a title block, as wide as the layout. */
export function titleRows(
  { name, width }: DimensionLayout,
  language: Language,
  words: TitleWords,
): TitleCell[][] {
  const say = WORDS[language];
  const cell = (label: string, value: string) => ({ label, value });
  const title = cell(say.title, say.drawing(words.type));
  const number = cell(say.number, words.number);
  const revision = cell(say.revision, `${words.revision.letter} · ${words.revision.day}`);
  const scale = cell(say.scale, say.notToScale);
  const unit = cell(say.unit, 'mm');
  const connection = cell(words.flanged ? say.drilling : say.connection, words.connection);
  const others = cell(say.others(words.stated), say.illustration);
  const pressure =
    words.maxPressure === undefined ? [] : [cell(say.maxPressure, words.maxPressure)];
  const special = [
    ...(words.pilotPort === undefined ? [] : [cell(say.pilotPort, words.pilotPort)]),
    ...(words.boltHoles ? [cell(say.boltHoles, say.toConfirm)] : []),
  ];
  // The arrow names the view where it does not stand in its place, so that no projection needs to be known.
  const rows =
    name === 'wide'
      ? [
          shares(
            [title, 5],
            ...pressure.map((each) => [each, 3] as const),
            [number, 3],
            [revision, 2.6],
            [scale, 2.6],
          ),
          shares(
            [connection, 3.2],
            ...special.map((each) => [each, 3.2] as const),
            [others, 2.8],
            [unit, 1],
            [{ label: say.projection }, 1.7],
          ),
        ]
      : [
          shares([title, 1.45], ...pressure.map((each) => [each, 1] as const)),
          shares([number, 1.1], [revision, 1]),
          shares([scale, 1.5], [unit, 0.6], [others, 1.4]),
          shares([connection, 1], ...special.map((each) => [each, 1.1] as const)),
        ];
  return rows.map((cells) => {
    const all = cells.reduce((sum, { share }) => sum + share, 0);
    return cells.map(({ share, ...rest }) => ({
      ...rest,
      width: Math.round(((width - 2) * share) / all),
    }));
  });
}

type Labelled = Omit<TitleCell, 'width'>;

const shares = (...cells: (readonly [Labelled, number])[]) =>
  cells.map(([labelled, share]) => ({ ...labelled, share }));

/** A dimension drawing in one layout and language. */
export interface DimensionPicture extends SvgPicture {
  layout: DimensionLayout['name'];
  language: Language;
}

const VARIANTS = {
  wide: { ko: undefined, en: 'en' },
  upright: { ko: 'upright', en: 'upright-en' },
} as const;

/** Files of a dimension drawing: the wide one with Korean words is the picture, the others are its variants. */
export const dimensionFiles = (name: string, drawings: readonly DimensionPicture[]): OutputFile[] =>
  drawings.map(({ svg, width, height, layout, language }) => {
    const variant = VARIANTS[layout][language];
    const picture = { id: `${name}/dimensions`, width, height, ...(variant && { variant }) };
    return {
      path: `public/pictures/${name}-dimensions${variant ? `-${variant}` : ''}.svg`,
      data: Buffer.from(svg),
      picture,
      limit: DETAIL_LIMIT,
    } as const;
  });
