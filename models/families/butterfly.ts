import type { ParamsOf } from '#content/schema/model.ts';
import type { MaterialName } from '#models/lib/materials.ts';
import type { Bilingual, Family } from '#models/lib/part.ts';
import { bodyRing } from './butterfly/butterfly-body.ts';
import { neckAndOperator } from './butterfly/neck-and-stem.ts';
import { discAndSeat } from './butterfly/disc-and-seat.ts';

export type ButterflyParams = ParamsOf<'butterfly'>;

/**
 * Butterfly valve with a half-open disc. All geometry is illustration; it does not say whether the disc is
 * concentric or offset, which the specification states for no code.
 */
export const butterfly: Family<ButterflyParams> = {
  id: 'butterfly',
  source: import.meta.url,
  build: (params) => {
    const paint: MaterialName = params.finish === 'stainless' ? 'stainless' : 'paint-valve';
    return [...bodyRing(params, paint), ...neckAndOperator(params), ...discAndSeat(params)];
  },
  description: (params) => {
    const phrases = [
      finishes[params.finish],
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

const discOpen: Bilingual = { ko: '반쯤 열린 디스크', en: 'disc half open' };
const finishes: Record<ButterflyParams['finish'], Bilingual> = {
  painted: { ko: '파란색 도장', en: 'painted blue' },
  stainless: { ko: '금속 표면 그대로', en: 'bare metal finish' },
};
const bodies: Record<ButterflyParams['body'], Bilingual> = {
  'wafer-four-lugs': {
    ko: '위치 결정 귀 4개가 있는 웨이퍼형 몸체',
    en: 'wafer body with four locating lugs',
  },
  'wafer-two-lugs': {
    ko: '위치 결정 귀 2개가 있는 웨이퍼형 몸체',
    en: 'wafer body with two locating lugs',
  },
  'wafer-plain': { ko: '귀가 없는 웨이퍼형 몸체', en: 'plain wafer body' },
  lug: { ko: '볼트 구멍 귀가 둘러진 몸체', en: 'body ringed by bolt lugs' },
  'double-flanged': { ko: '양플랜지형 몸체', en: 'double-flanged body' },
};
const necks: Record<ButterflyParams['neck'], Bilingual> = {
  ribbed: { ko: '리브가 있는 목', en: 'ribbed neck' },
  oval: { ko: '타원형 목', en: 'oval neck' },
  yoke: { ko: '패킹 누르개가 보이는 요크', en: 'yoke with its packing gland' },
  finned: { ko: '냉각 핀이 있는 긴 목', en: 'long neck with cooling fins' },
};
const operators: Record<ButterflyParams['operator'], Bilingual> = {
  lever: { ko: '눈금판과 레버', en: 'lever on a notched plate' },
  shaft: { ko: '액추에이터 설치 패드와 축', en: 'actuator pad and bare shaft' },
};
