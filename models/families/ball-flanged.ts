import type { ParamsOf } from '#content/schema/model.ts';
import type { Bilingual, Cutaway, Family, Part } from '#models/lib/part.ts';
import { ballAndStem } from './ball-flanged/ball-and-stem.ts';
import { twoPieceFlangedBody } from './ball-flanged/two-piece-flanged-body.ts';
import { threePieceFlangedBody } from './ball-flanged/three-piece-flanged-body.ts';

export type BallFlangedParams = ParamsOf<'ball-flanged'>;

/** Flanged ball valve with a half-open ball. All geometry is illustration. */
export const ballFlanged: Family<BallFlangedParams> = {
  id: 'ball-flanged',
  source: import.meta.url,
  build: ballFlangedParts,
  description: ({ body }) => bodies[body],
  cutaway: () => ballCut,
};

/** Parts of the valve, also for assemblies. */
export function ballFlangedParts(params: BallFlangedParams): Part[] {
  const body =
    params.body === 'three-piece' ? threePieceFlangedBody() : twoPieceFlangedBody(params.body);
  return [...body, ...ballAndStem(params)];
}

/** Front half removed; ball and stem are not cut. */
const ballCut: Cutaway = {
  box: [
    [-400, -400, -400],
    [400, 0, 400],
  ],
  uncut: ['ball', 'stem', 'lever', 'lever-grip', 'lever-nut'],
  description: {
    ko: '두 시트 사이에서 반쯤 열린 볼과 스템',
    en: 'the half-open ball between its two seats, and the stem',
  },
};

const bodies: Record<BallFlangedParams['body'], Bilingual> = {
  'two-piece': {
    ko: '파란색 2분할 몸체, 볼트 구멍 4개인 플랜지, 레버',
    en: 'blue split body, flanges with four bolt holes, lever',
  },
  'two-piece-yoke': {
    ko: '파란색 2분할 몸체, 볼트 구멍 8개인 플랜지, 패킹 누르개가 보이는 요크와 액추에이터 설치 패드',
    en: 'blue split body, flanges with eight bolt holes, yoke with its packing gland and an actuator pad',
  },
  'three-piece': {
    ko: '스터드로 조립한 파란색 3분할 몸체, 두꺼운 플랜지, 아래위의 볼트 커버, 액추에이터 설치 패드',
    en: 'blue three-piece body held by studs, thick flanges, bolted covers above and below, actuator pad',
  },
};
