import type { ParamsOf } from '../../content/schema/model.ts';
import { placedParts } from '#models/lib/assembly.ts';
import type { Bilingual, Family, Part } from '#models/lib/part.ts';
import { ballAndSeats, stemAndOperator } from './ball-threaded/trim-and-operator.ts';
import { proportions } from './ball-threaded/ball-threaded-proportions.ts';
import { threePieceThreadedBody } from './ball-threaded/three-piece-threaded-body.ts';
import { twoPieceThreadedBody } from './ball-threaded/two-piece-threaded-body.ts';
import { BRACKET_WALL, mountingBracket } from './parts/bracket.ts';
import { fastenedActuator } from './parts/mounting.ts';
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
  cutaway: ({ operator }) => {
    const at = actuatorHeight(operator);
    return {
      box: [
        [-300, -300, -200],
        [300, 0, at === undefined ? 300 : at + FOOT_HEIGHT + 0.05],
      ],
      uncut: [
        'stem',
        'lever',
        'lever-grip',
        'lever-nut',
        'handle',
        'handle-nut',
        'coupling',
        'actuator-shaft',
        'actuator-cap-left',
        'actuator-cap-right',
        'actuator-gaskets',
      ],
      // From higher up, the actuator hides what it stands on; from lower down, the letters of its indicator are blots.
      ...(at !== undefined && { view: { azimuth: -55, elevation: 14 } }),
      description: cuts[operator],
    };
  },
};

function valve(params: BallThreadedParams): Part[] {
  const body = params.body === 'three-piece' ? threePieceThreadedBody() : twoPieceThreadedBody();
  return [...body, ...ballAndSeats(), ...stemAndOperator(params.operator)];
}

const { mounting, pad, padThickness } = proportions;
const padTop = pad + padThickness;
const ACTUATOR_BODY = 'actuator-body';
const ACTUATOR_SCALE = 0.72,
  /** Of the actuator's foot, whose upper end is in the round of its cylinder. */
  FOOT_HEIGHT = 14 * ACTUATOR_SCALE,
  BRACKET_HEIGHT = 52;

/** z of the actuator's foot. */
function actuatorHeight(operator: BallThreadedParams['operator']): number | undefined {
  if (operator === 'actuator') return padTop + 0.1;
  return operator === 'actuator-bracket' ? padTop + BRACKET_HEIGHT + 0.1 : undefined;
}

function actuator({ operator }: BallThreadedParams): Part[] {
  const foot = actuatorHeight(operator);
  if (foot === undefined) return [];
  const onBracket = operator === 'actuator-bracket';
  // Hatched otherwise than what it stands on.
  const material = onBracket ? 'anodised' : 'anodised-second';
  const parts = placedParts(pneumaticParts({ action: 'double-acting' }, { caps: 'paint-system' }), {
    prefix: 'actuator',
    at: [0, 0, foot],
    scale: ACTUATOR_SCALE,
  });
  for (const part of parts) if (part.name === ACTUATOR_BODY) part.material = material;
  const underside = onBracket ? padTop + BRACKET_HEIGHT - BRACKET_WALL : pad;
  return [
    ...(onBracket
      ? mountingBracket({
          pad: mounting,
          underside: pad,
          z: padTop,
          height: BRACKET_HEIGHT,
          width: 58,
          depth: 54,
          material: 'stainless-second',
        })
      : []),
    ...fastenedActuator(parts, ACTUATOR_BODY, { pad: mounting, underside, foot }),
  ];
}

const bodies: Record<BallThreadedParams['body'], Bilingual> = {
  'two-piece': {
    ko: '몸체와 두 엔드 피스',
    en: 'body with two ends',
  },
  'three-piece': {
    ko: '두 엔드 피스 사이의 몸체',
    en: 'body between two ends',
  },
};
const operators: Record<BallThreadedParams['operator'], Bilingual> = {
  lever: { ko: '파란 손잡이의 레버', en: 'lever with a blue grip' },
  'wing-handle': { ko: '파란 나비형 핸들', en: 'blue wing handle' },
  actuator: {
    ko: '패드에 너트로 바로 고정한 회색 엔드캡의 액추에이터',
    en: 'actuator with grey end caps, fastened directly to the pad by nuts under it',
  },
  'actuator-bracket': {
    ko: '패드에 볼트로 고정한 브래킷, 그 위에 장착한 회색 엔드캡의 액추에이터',
    en: 'bracket bolted to the pad and on it an actuator with grey end caps',
  },
};

const ballCut: Bilingual = {
  ko: '두 시트 사이에 놓인 볼과 곧게 열린 통로',
  en: 'the ball between its two seats, its bore open from end to end',
};
const cuts: Record<BallThreadedParams['operator'], Bilingual> = {
  lever: ballCut,
  'wing-handle': ballCut,
  actuator: {
    ko: `${ballCut.ko}, 패킹을 지나 액추에이터 축으로 들어가는 스템`,
    en: `${ballCut.en}, and the stem, which passes the packing into the actuator's shaft`,
  },
  'actuator-bracket': {
    ko: `${ballCut.ko}, 패킹을 지나는 스템, 브래킷 안에서 스템과 액추에이터를 잇는 커플링`,
    en: `${ballCut.en}, the stem in its packing, and in the bracket the coupling from stem to actuator`,
  },
};
