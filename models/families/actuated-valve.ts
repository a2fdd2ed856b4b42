import type { ParamsOf } from '#content/schema/model.ts';
import { placedParts } from '#models/lib/assembly.ts';
import type { Family } from '#models/lib/part.ts';
import { ballFlangedParts } from './ball-flanged.ts';
import { padHeight } from './ball-flanged/ball-flanged-proportions.ts';
import { electricQuarterTurnParts } from './electric-quarter-turn.ts';

/** Top of the yoke valve's pad, which is as thick as its body makes it; proportion of the illustration, mm. */
const PAD_TOP = padHeight['two-piece-yoke'] + 11;

/**
 * Flanged ball valve with a quarter-turn electric actuator: both kinds of product in one picture, for
 * home page and message. All geometry is illustration.
 */
export const actuatedValve: Family<ParamsOf<'actuated-valve'>> = {
  id: 'actuated-valve',
  source: import.meta.url,
  build: () => [
    ...ballFlangedParts({ body: 'two-piece-yoke' }),
    ...placedParts(electricQuarterTurnParts(), {
      prefix: 'actuator',
      at: [0, 0, PAD_TOP + 0.1],
      scale: 0.86,
    }),
  ],
  description: () => ({
    ko: '파란색 플랜지형 볼 밸브, 그 위에 장착한 청록색 쿼터턴 전동 액추에이터와 핸드휠',
    en: 'blue flanged ball valve and on it a teal quarter-turn electric actuator with its handwheel',
  }),
};
