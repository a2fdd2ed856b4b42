import type { ParamsOf } from '../../content/schema/model.ts';
import type { Bilingual, Cutaway, Family, Part } from '#models/lib/part.ts';
import { ballAndStem } from './ball-flanged/ball-and-stem.ts';
import { twoPieceFlangedBody } from './ball-flanged/two-piece-flanged-body.ts';
import { threePieceFlangedBody } from './ball-flanged/three-piece-flanged-body.ts';

export type BallFlangedParams = ParamsOf<'ball-flanged'>;

/** Flanged ball valve with an open ball. All geometry is illustration. */
export const ballFlanged: Family<BallFlangedParams> = {
  id: 'ball-flanged',
  source: import.meta.url,
  build: ballFlangedParts,
  description: ({ body }) => bodies[body],
  cutaway: ({ body }) => ({
    ...ballCut,
    description: body === 'three-piece' ? trunnionBall : floatingBall,
  }),
};

/** Parts of the valve, also for assemblies. */
export function ballFlangedParts(params: BallFlangedParams): Part[] {
  const body =
    params.body === 'three-piece' ? threePieceFlangedBody() : twoPieceFlangedBody(params.body);
  return [...body, ...ballAndStem(params)];
}

/** Front half removed; stem and pin are not cut (ISO 128-3), the ball is: its bore is open from end to end. */
const ballCut: Omit<Cutaway, 'description'> = {
  box: [
    [-400, -400, -400],
    [400, 0, 400],
  ],
  uncut: ['stem', 'trunnion', 'lever', 'lever-grip', 'lever-nut'],
};

const floatingBall: Bilingual = {
  ko: '두 시트 사이에 놓인 볼, 곧게 열린 통로, 스템',
  en: 'the ball between its two seats, its bore open from end to end, and the stem',
};
const trunnionBall: Bilingual = {
  ko: '스프링이 미는 두 시트 사이에 놓인 볼, 볼을 받치는 하부 트러니언과 부시, 곧게 열린 통로, 스템',
  en: 'the ball between its two spring-loaded seats, the lower trunnion with its bush under the ball, the bore open from end to end, and the stem',
};

const bodies: Record<BallFlangedParams['body'], Bilingual> = {
  'two-piece': {
    ko: '파란색 몸체, 넓은 양 끝, 레버',
    en: 'blue body with wide ends, lever',
  },
  'two-piece-yoke': {
    ko: '파란색 몸체, 넓은 양 끝, 요크와 그 위의 설치 패드',
    en: 'blue body with wide ends, yoke and on it a mounting pad',
  },
  'three-piece': {
    ko: '파란색 몸체, 넓고 두꺼운 양 끝, 아래위의 덮개, 설치 패드',
    en: 'blue body with wide thick ends, covers above and below, mounting pad',
  },
};
