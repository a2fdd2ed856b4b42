import apDa from '../../../content/catalogue/pneumatic/rotary/ap-da.ts';
import apSr from '../../../content/catalogue/pneumatic/rotary/ap-sr.ts';
import rotary from '../../../content/documents/rotary.ts';
import { type Language, LANGUAGES } from '../../../content/schema/localized.ts';
import type { Page } from '../../../content/schema/document.ts';
import type { Illustration, IllustrationPicture, OutputFile } from '#models/pipeline/artefact.ts';
import { compact } from '#models/pipeline/drawing-svg.ts';
import { sheetInputs } from '#models/sheets/raster.ts';
import type { PrintedSheet } from '../../../tools/drawing/printed-sheet.ts';
import { cataloguePage, pageFigure } from './catalogue-page.ts';
import type { Graphic } from './graphic.ts';
import { FIGURE_LIMIT, SHEET_LIMIT } from './limits.ts';
import { mountingStack } from './mounting-stack.ts';
import { doubleActing, springReturn } from './pistons.ts';
import { rotationDial } from './rotation-dial.ts';
import { accessories, bothTypes, protection, sizeRow } from './overview.ts';
import { pressureScale, temperatureScale, torqueScale } from './scales.ts';
import { selectionDiagram, selectionSteps } from './selection.ts';

/** Graphic of each page, in the order of the document's pages. */
const GRAPHICS: readonly {
  draw: Graphic;
  /** What stands beside the text, where it is another drawing. */
  figure?: Graphic;
  /** The only type that the page is about. */
  type?: string;
  /** Height of the figure, of 600 units of width. */
  height: number;
  description: { ko: string; en: string };
}[] = [
  {
    draw: bothTypes,
    height: 560,
    description: {
      ko: '나란히 그린 복동식과 단동식 액추에이터',
      en: 'double-acting and spring-return actuator side by side',
    },
  },
  {
    draw: doubleActing,
    type: apDa.code,
    height: 640,
    description: {
      ko: '절개한 복동식 액추에이터와 두 방향의 피스톤 작동도',
      en: 'cutaway view of the double-acting actuator, diagram of the pistons in both directions',
    },
  },
  {
    draw: springReturn,
    type: apSr.code,
    height: 640,
    description: {
      ko: '절개한 단동식 액추에이터와 공기 공급·차단 때의 피스톤과 스프링',
      en: 'cutaway view of the spring-return actuator, diagram of pistons and springs with air on and off',
    },
  },
  {
    draw: sizeRow,
    height: 540,
    description: {
      ko: '액추에이터와 열두 크기의 이름',
      en: 'actuator, and the names of the twelve sizes',
    },
  },
  {
    draw: torqueScale,
    height: 520,
    description: {
      ko: '로그 눈금 위에 막대로 나타낸 토크 범위',
      en: 'torque range as a bar on a logarithmic scale',
    },
  },
  {
    draw: pressureScale,
    height: 690,
    description: {
      ko: 'bar와 psi 눈금 위에 막대로 나타낸 공급 압력, 공기 계통도',
      en: 'supply pressure as bars on scales of bar and psi, line diagram of the air supply',
    },
  },
  {
    draw: temperatureScale,
    height: 520,
    description: {
      ko: '눈금 위에 막대로 나타낸 사용 온도, 브래킷에 장착한 액추에이터',
      en: 'temperature range as a bar on a scale, actuator on its bracket',
    },
  },
  {
    draw: rotationDial,
    height: 440,
    description: {
      ko: '표준 회전각과 옵션 회전각을 그린 각도 눈금',
      en: 'dial with the standard rotation and the optional ones',
    },
  },
  {
    draw: mountingStack,
    height: 760,
    description: {
      ko: '축을 따라 벌려 그린 액추에이터, 커플링, 브래킷, 밸브 플랜지',
      en: 'actuator, coupling, bracket and valve flange parted along their axis',
    },
  },
  {
    draw: accessories,
    height: 560,
    description: {
      ko: '은선도와 솔레노이드 밸브, 리미트 스위치 박스, 포지셔너 기호',
      en: 'hidden-line drawing, symbols of solenoid valve, limit switch box and positioner',
    },
  },
  {
    draw: protection,
    height: 600,
    description: {
      ko: '홈에 끼운 씰의 단면과 옵션 보호등급',
      en: 'section of a seal in its groove, optional degrees of protection',
    },
  },
  {
    draw: selectionSteps,
    figure: selectionDiagram,
    height: 470,
    description: {
      ko: '밸브 토크에 안전율을 곱한 값, 최저와 최고 공급 압력에서의 액추에이터 토크, 최대 허용 스템 토크를 비교한 막대',
      en: 'bars that compare valve torque times the safety factor, actuator torque at the lowest and the highest supply pressure, and the maximum allowable stem torque',
    },
  },
  {
    draw: bothTypes,
    height: 560,
    description: {
      ko: '복동식과 단동식 액추에이터',
      en: 'double-acting and spring-return actuator',
    },
  },
];

function graphicOf(pageNumber: number) {
  const graphic = GRAPHICS[pageNumber - 1];
  if (!graphic) throw new Error(`page ${pageNumber} of the catalogue has no graphic`);
  return graphic;
}

function wholeSheet(page: Page, language: Language): PrintedSheet {
  const { draw, type } = graphicOf(page.pageNumber);
  return cataloguePage(page, draw, language, type);
}

/** One SVG per page and language; words in it are outlines. */
function perPage(
  id: string,
  limit: number,
  draw: (page: Page, language: Language) => PrintedSheet,
): Illustration {
  const picture = (page: Page, language: Language): IllustrationPicture => {
    const name = `${String(page.pageNumber).padStart(2, '0')}-${language}`;
    const { description } = graphicOf(page.pageNumber);
    return {
      name,
      source: import.meta.url,
      inputs: () => sheetInputs(draw(page, language)),
      alt: {
        ko: `AP 시리즈 카탈로그 ${page.pageNumber}쪽 "${page.title.ko}": ${description.ko}`,
        en: `AP catalogue, page ${page.pageNumber}, "${page.title.en}": ${description.en}`,
      },
      make: () => {
        const sheet = draw(page, language);
        const file: OutputFile = {
          path: `public/pictures/${id}-${name}.svg`,
          data: Buffer.from(sheet.toSvg(`${id}-${name}`, (svg) => compact(svg, 0))),
          picture: { id: `${id}/${name}`, width: sheet.width, height: sheet.height },
          limit,
        };
        return Promise.resolve([file]);
      },
    };
  };
  return {
    id,
    pictures: rotary.pages.flatMap((page) => LANGUAGES.map((language) => picture(page, language))),
  };
}

/** The pages of the pneumatic catalogue as they are typeset, in Korean and in English: opened in the viewer. */
export const rotaryPages = perPage('rotary-page', SHEET_LIMIT, wholeSheet);

/** Their drawings alone, legible on a phone: they stand beside the text of their page. */
export const rotaryFigures = perPage('rotary-figure', FIGURE_LIMIT, (page, language) => {
  const { draw, figure = draw, height } = graphicOf(page.pageNumber);
  return pageFigure(figure, height, language);
});
