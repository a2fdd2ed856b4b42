import type { ParamsOf } from '#content/schema/model.ts';
import { placedParts } from '#models/lib/assembly.ts';
import type { Bilingual, Family, Part } from '#models/lib/part.ts';
import { ballAndSeats, stemAndOperator } from './ball-threaded/trim-and-operator.ts';
import { proportions } from './ball-threaded/ball-threaded-proportions.ts';
import { threePieceThreadedBody } from './ball-threaded/three-piece-threaded-body.ts';
import { twoPieceThreadedBody } from './ball-threaded/two-piece-threaded-body.ts';
import { mountingBracket } from './parts/bracket.ts';
import { pneumaticParts } from './pneumatic.ts';

export type BallThreadedParams = ParamsOf<'ball-threaded'>;

/**
 * Threaded ball valve, operated by hand or by a pneumatic actuator (mounted directly or on a bracket). All
 * geometry is illustration: neither finish nor actuator size says anything about a product.
 */
export const ballThreaded: Family<BallThreadedParams> = {
  id: 'ball-threaded',
  source: import.meta.url,
  build: (params) => [...valve(params), ...actuator(params)],
  description: ({ body, operator }) => ({
    ko: `${bodies[body].ko}, ${operators[operator].ko}`,
    en: `${bodies[body].en}, ${operators[operator].en}`,
  }),
  cutaway: () => ({
    box: [
      [-300, -300, -200],
      [300, 0, proportions.pad + proportions.padThickness + 0.05],
    ],
    uncut: ['stem', 'lever', 'lever-grip', 'lever-nut', 'handle', 'handle-nut'],
    description: {
      ko: '두 시트 사이에 놓인 볼과 곧게 열린 통로',
      en: 'the ball between its two seats, its bore open from end to end',
    },
  }),
};

function valve(params: BallThreadedParams): Part[] {
  const body = params.body === 'three-piece' ? threePieceThreadedBody() : twoPieceThreadedBody();
  return [...body, ...ballAndSeats(), ...stemAndOperator(params.operator)];
}

const ACTUATOR_SCALE = 0.72;

function actuator({ operator }: BallThreadedParams): Part[] {
  if (operator !== 'actuator' && operator !== 'actuator-bracket') return [];
  const top = proportions.pad + proportions.padThickness;
  const bracket =
    operator === 'actuator-bracket'
      ? mountingBracket({ z: top, height: 52, width: 66, depth: 50, material: 'stainless' })
      : [];
  const at = bracket.length ? top + 52 : top;
  return [
    ...bracket,
    ...placedParts(pneumaticParts({ action: 'double-acting' }), {
      prefix: 'actuator',
      at: [0, 0, at + 0.1],
      scale: ACTUATOR_SCALE,
    }),
  ];
}

const bodies: Record<BallThreadedParams['body'], Bilingual> = {
  'two-piece': {
    ko: '몸체와 두 끝단',
    en: 'body with two ends',
  },
  'three-piece': {
    ko: '두 끝단 사이의 몸체',
    en: 'body between two ends',
  },
};
const operators: Record<BallThreadedParams['operator'], Bilingual> = {
  lever: { ko: '파란 손잡이의 레버', en: 'lever with a blue grip' },
  'wing-handle': { ko: '파란 나비형 핸들', en: 'blue wing handle' },
  actuator: {
    ko: '바로 장착한 갈색 엔드캡의 공압 액추에이터',
    en: 'pneumatic actuator with brown end caps mounted directly',
  },
  'actuator-bracket': {
    ko: '몸체에서 띄워 장착한 갈색 엔드캡의 공압 액추에이터',
    en: 'pneumatic actuator with brown end caps, mounted clear of the body',
  },
};
