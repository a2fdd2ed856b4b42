import type { ParamsOf } from '../../content/schema/model.ts';
import { placedParts } from '#models/lib/assembly.ts';
import { cut, fuse } from '#models/lib/booleans.ts';
import type { Family, Part } from '#models/lib/part.ts';
import { cylinder } from '#models/lib/solids.ts';
import { ballFlangedParts } from './ball-flanged.ts';
import { padHeight } from './ball-flanged/ball-flanged-proportions.ts';
import { electricQuarterTurnParts } from './electric-quarter-turn.ts';
import { fastenedActuator } from './parts/mounting.ts';

// Proportions of the illustration, mm: underside of the yoke valve's pad, which is as thick as its body makes it, and foot of
// the actuator on it. The foot covers the corners of the pad.
const UNDERSIDE = padHeight['two-piece-yoke'],
  FOOT = UNDERSIDE + 11.1,
  FOOT_RADIUS = 48,
  FOOT_HEIGHT = 12,
  SHAFT_HOLE = 11.5;

/**
 * Flanged ball valve with a quarter-turn electric actuator: both kinds of product in one picture, for
 * home page and message. All geometry is illustration.
 */
export const actuatedValve: Family<ParamsOf<'actuated-valve'>> = {
  id: 'actuated-valve',
  source: import.meta.url,
  build: () => [
    ...ballFlangedParts({ body: 'two-piece-yoke' }),
    ...fastenedActuator(actuator(), HOUSING, { pad: 'F07', underside: UNDERSIDE, foot: FOOT }),
  ],
  description: () => ({
    ko: '파란색 플랜지형 볼 밸브, 그 위에 장착한 청록색 쿼터턴 전동 액추에이터와 핸드휠',
    en: 'blue flanged ball valve and on it a teal quarter-turn electric actuator with its handwheel',
  }),
};

const HOUSING = 'actuator-base';

/** It is drawn smaller than it is, but for its foot, whose holes are those of the valve's pad. */
function actuator(): Part[] {
  const parts = placedParts(electricQuarterTurnParts(), {
    prefix: 'actuator',
    at: [0, 0, FOOT],
    scale: 0.86,
  });
  const foot = cylinder(FOOT_RADIUS, FOOT_HEIGHT, [0, 0, FOOT - 0.05]);
  const hole = cylinder(SHAFT_HOLE, FOOT_HEIGHT + 1, [0, 0, FOOT - 0.5]);
  return parts.map((part) =>
    part.name === HOUSING ? { ...part, shape: cut(fuse(part.shape, foot), hole) } : part,
  );
}
