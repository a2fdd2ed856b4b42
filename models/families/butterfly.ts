import type { ParamsOf } from '../../content/schema/model.ts';
import type { Bilingual, Family, Part } from '#models/lib/part.ts';
import { withInside } from './butterfly/butterfly-inside.ts';
import { bodyRing } from './butterfly/butterfly-body.ts';
import { neckAndOperator } from './butterfly/neck-and-stem.ts';
import { discAndSeat } from './butterfly/disc-and-seat.ts';

export type ButterflyParams = ParamsOf<'butterfly'>;

/**
 * Butterfly valve with its disc 70° open. All geometry is illustration. The specification states for no code whether the disc
 * is concentric or offset: a metal-seated one is drawn beside its stem, where a seat ring in the face can meet it, and no text
 * claims it.
 */
export const butterfly: Family<ButterflyParams> = {
  id: 'butterfly',
  source: import.meta.url,
  build: exterior,
  viewer: (params) => withInside(params, exterior(params)),
  description: (params) => {
    const phrases = [
      { ko: '파란색', en: 'blue' },
      bodies[params.body],
      necks[params.neck],
      operators[params.operator],
      discOpen,
    ];
    return {
      ko: phrases.map(({ ko }) => ko).join(', '),
      en: phrases.map(({ en }) => en).join(', '),
    };
  },
};

function exterior(params: ButterflyParams): Part[] {
  return [...bodyRing(params), ...neckAndOperator(params), ...discAndSeat(params)];
}

const discOpen: Bilingual = { ko: '비스듬히 열린 디스크', en: 'disc standing open' };
const bodies: Record<ButterflyParams['body'], Bilingual> = {
  'wafer-four-lugs': {
    ko: '귀가 있는 고리 모양 몸체',
    en: 'ring-shaped body with ears',
  },
  'wafer-two-lugs': {
    ko: '귀가 있는 고리 모양 몸체',
    en: 'ring-shaped body with ears',
  },
  'wafer-plain': { ko: '고리 모양 몸체', en: 'ring-shaped body' },
  lug: { ko: '귀가 둘러진 고리 모양 몸체', en: 'ring-shaped body with ears all round' },
  'double-flanged': { ko: '양 끝이 넓은 고리 모양 몸체', en: 'ring-shaped body with wide rims' },
};
const necks: Record<ButterflyParams['neck'], Bilingual> = {
  ribbed: { ko: '리브가 있는 목', en: 'ribbed neck' },
  oval: { ko: '타원형 목', en: 'oval neck' },
  yoke: { ko: '요크', en: 'yoke' },
  finned: { ko: '고리가 둘러진 긴 목', en: 'long neck with rings' },
};
const operators: Record<ButterflyParams['operator'], Bilingual> = {
  lever: { ko: '눈금판과 레버', en: 'lever on a notched plate' },
  shaft: { ko: '액추에이터 설치 패드와 축', en: 'actuator pad and bare shaft' },
};
