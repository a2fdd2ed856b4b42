import type { ParamsOf } from '#content/schema/model.ts';
import { mounted } from '#models/lib/assembly.ts';
import type { Bilingual, Family, Part } from '#models/lib/part.ts';
import { ballAndSeats, stemAndOperator } from './ball-threaded/operator.ts';
import { frame } from './ball-threaded/frame.ts';
import { threePieceBody } from './ball-threaded/three-piece-body.ts';
import { twoPieceBody } from './ball-threaded/two-piece-body.ts';
import { mountingBracket } from './parts/bracket.ts';
import { pneumaticParts } from './pneumatic.ts';

/** Looks of a threaded ball valve. */
export type BallThreadedParams = ParamsOf<'ball-threaded'>;

/**
 * Threaded ball valve, by hand or with a pneumatic actuator on it (direct, or over a bracket). All
 * geometry is illustration: neither finish nor actuator size is a statement about a product.
 */
export const ballThreaded: Family<BallThreadedParams> = {
  id: 'ball-threaded',
  source: import.meta.url,
  build: (params) => [...valve(params), ...actuator(params)],
  seen: ({ body, operator }) => ({
    ko: `${bodies[body].ko}, ${operators[operator].ko}`,
    en: `${bodies[body].en}, ${operators[operator].en}`,
  }),
  cutaway: () => ({
    box: [
      [-300, -300, -200],
      [300, 0, frame.pad - 0.05],
    ],
    whole: ['ball', 'stem', 'lever', 'lever-grip', 'lever-nut', 'handle', 'handle-nut'],
    shows: {
      ko: '두 시트 사이에서 반쯤 열린 볼',
      en: 'the half-open ball between its two seats',
    },
  }),
};

function valve(params: BallThreadedParams): Part[] {
  const body = params.body === 'three-piece' ? threePieceBody() : twoPieceBody();
  return [...body, ...ballAndSeats(), ...stemAndOperator(params.operator)];
}

const ACTUATOR_SCALE = 0.72;

function actuator({ operator }: BallThreadedParams): Part[] {
  if (operator !== 'actuator' && operator !== 'actuator-bracket') return [];
  const top = frame.pad + frame.padThickness;
  const bracket =
    operator === 'actuator-bracket'
      ? mountingBracket({ z: top, height: 52, width: 66, depth: 50, material: 'stainless' })
      : [];
  const at = bracket.length ? top + 52 : top;
  return [
    ...bracket,
    ...mounted(pneumaticParts({ action: 'double-acting' }), {
      prefix: 'actuator',
      at: [0, 0, at + 0.1],
      scale: ACTUATOR_SCALE,
    }),
  ];
}

const bodies: Record<BallThreadedParams['body'], Bilingual> = {
  'two-piece': {
    ko: '육각 끝단의 금속 몸체',
    en: 'metal body with hexagonal ends',
  },
  'three-piece': {
    ko: '볼트로 조립한 금속 몸체',
    en: 'metal body held by bolts',
  },
};
const operators: Record<BallThreadedParams['operator'], Bilingual> = {
  lever: { ko: '파란 손잡이의 레버', en: 'lever with a blue grip' },
  'wing-handle': { ko: '파란 나비형 손잡이', en: 'blue wing handle' },
  actuator: {
    ko: '바로 얹은 갈색 엔드캡의 공압 액추에이터',
    en: 'pneumatic actuator with brown end caps mounted directly',
  },
  'actuator-bracket': {
    ko: '브래킷 위에 얹은 갈색 엔드캡의 공압 액추에이터',
    en: 'pneumatic actuator with brown end caps on a bracket',
  },
};
