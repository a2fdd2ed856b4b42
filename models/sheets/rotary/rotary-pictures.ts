import rotary from '#content/documents/rotary.ts';
import { LANGUAGES } from '#content/schema/localized.ts';
import {
  DETAIL_LIMIT,
  type Illustration,
  type IllustrationPicture,
} from '#models/pipeline/artefact.ts';
import { rasterSheet, sheetInputs } from '#models/sheets/raster.ts';
import { cataloguePage, type Graphic } from './catalogue-page.ts';
import { doubleActing, mountingStack, rotationDial, springReturn } from './mechanics.ts';
import { accessories, bothTypes, protection, selectionSteps, sizeRow } from './overview.ts';
import { pressureScale, temperatureScale, torqueScale } from './scales.ts';

const ID = 'rotary-page';
const RASTER = new URL('../raster.ts', import.meta.url).href;
/**
 * Beside its text a page is shown 446 px wide. The larger sizes, in which small print can be read, are for high-resolution
 * screens and the viewer.
 */
const SIZES = [
  { width: 480, avif: DETAIL_LIMIT, webp: 36_000 },
  { width: 800, avif: 40_000, webp: 64_000 },
  { width: 1200, avif: 66_000, webp: 112_000 },
];

/** Graphic of each page, in the order of the document's pages. */
const GRAPHICS: readonly { draw: Graphic; description: { ko: string; en: string } }[] = [
  {
    draw: bothTypes,
    description: {
      ko: '나란히 그린 복동식과 단동식 액추에이터',
      en: 'double-acting and spring-return actuator side by side',
    },
  },
  {
    draw: doubleActing,
    description: {
      ko: '절개한 복동식 액추에이터와 두 방향의 피스톤 작동도',
      en: 'cut-away of the double-acting actuator, diagram of the pistons in both directions',
    },
  },
  {
    draw: springReturn,
    description: {
      ko: '절개한 단동식 액추에이터와 공기 공급·차단 때의 피스톤과 스프링',
      en: 'cut-away of the spring-return actuator, diagram of pistons and springs with air on and off',
    },
  },
  {
    draw: sizeRow,
    description: {
      ko: '차례로 커지는 열두 크기의 이름',
      en: 'names of the twelve sizes in rising order',
    },
  },
  {
    draw: torqueScale,
    description: {
      ko: '로그 눈금 위에 막대로 나타낸 토크 범위',
      en: 'torque range as a bar on a logarithmic scale',
    },
  },
  {
    draw: pressureScale,
    description: {
      ko: 'bar와 psi 눈금 위에 막대로 나타낸 공급 압력, 공기 계통도',
      en: 'supply pressure as bars on scales of bar and psi, line diagram of the air supply',
    },
  },
  {
    draw: temperatureScale,
    description: {
      ko: '눈금 위에 막대로 나타낸 사용 온도, 브래킷에 얹은 액추에이터',
      en: 'temperature range as a bar on a scale, actuator on its bracket',
    },
  },
  {
    draw: rotationDial,
    description: {
      ko: '표준 회전각과 선택 회전각을 그린 각도 눈금',
      en: 'dial with the standard rotation and the optional ones',
    },
  },
  {
    draw: mountingStack,
    description: {
      ko: '축을 따라 벌려 그린 액추에이터, 커플링, 브래킷, 밸브 플랜지',
      en: 'actuator, coupling, bracket and valve flange parted along their axis',
    },
  },
  {
    draw: accessories,
    description: {
      ko: '은선도와 솔레노이드 밸브, 리미트 스위치 박스, 포지셔너 기호',
      en: 'drawing with hidden lines, symbols of solenoid valve, limit switch box and positioner',
    },
  },
  {
    draw: protection,
    description: {
      ko: '홈에 끼운 씰의 단면과 선택 보호등급',
      en: 'section of a seal in its groove, optional protection classes',
    },
  },
  {
    draw: selectionSteps,
    description: {
      ko: '다섯 단계의 크기 선정 순서도',
      en: 'flow chart of selection in five steps',
    },
  },
  {
    draw: bothTypes,
    description: {
      ko: '두 형식의 도면과 사양 요약표',
      en: 'both types above the summary of figures',
    },
  },
];

/** A page of the catalogue as SVG, its text as outlines: for the catalogue as PDF. @param pageNumber 1, 2, 3 … */
export function rotaryPageSvg(pageNumber: number, language: (typeof LANGUAGES)[number]): string {
  const page = rotary.pages[pageNumber - 1];
  const graphic = GRAPHICS[pageNumber - 1];
  if (!page || !graphic) throw new Error(`the catalogue has no page ${pageNumber}`);
  return cataloguePage(page, graphic.draw, language).toSvg();
}

/** The pages of the pneumatic catalogue, in Korean and in English. */
export const rotaryPages: Illustration = {
  id: ID,
  pictures: rotary.pages.flatMap((page, index) => {
    const graphic = GRAPHICS[index];
    if (!graphic) throw new Error(`page ${page.pageNumber} of the catalogue has no graphic`);
    return LANGUAGES.map((lang): IllustrationPicture => {
      const name = `${String(page.pageNumber).padStart(2, '0')}-${lang}`;
      const svg = () => cataloguePage(page, graphic.draw, lang).toSvg();
      return {
        name,
        source: RASTER,
        inputs: () => sheetInputs(svg()),
        alt: {
          ko: `AP 시리즈 카탈로그 ${page.pageNumber}쪽 "${page.title.ko}": ${graphic.description.ko}`,
          en: `AP catalogue, page ${page.pageNumber}, "${page.title.en}": ${graphic.description.en}`,
        },
        make: () => rasterSheet(`${ID}/${name}`, svg(), SIZES),
      };
    });
  }),
};
