import type { ParamsOf } from '../../content/schema/model.ts';
import type { Family } from '#models/lib/part.ts';
import { controlUnit } from './electric-multi-turn/control-unit.ts';
import { electricMotor } from './electric-multi-turn/electric-motor.ts';
import { multiTurnGear } from './parts/multi-turn-gear.ts';

/**
 * Multi-turn electric actuator with integral control: gear housing with stem tube, finned motor,
 * handwheel, and a control unit with display, selectors and cable entries (specification §9, 2 x PG21
 * + 1 x PG16). All geometry is illustration.
 */
export const electricMultiTurn: Family<ParamsOf<'electric-multi-turn'>> = {
  id: 'electric-multi-turn',
  source: import.meta.url,
  build: ({ control }) => [
    ...multiTurnGear('paint-electric'),
    ...electricMotor(),
    ...controlUnit(control),
  ],
  description: ({ control }) =>
    control
      ? {
          ko: '청록색 기어 하우징, 냉각 핀이 있는 모터, 핸드휠, 표시창과 선택 스위치가 있는 일체형 제어부, 전선관 인입구 3개',
          en: 'teal gear housing, finned motor, handwheel, integral control unit with display and selector switches, three conduit entries',
        }
      : {
          ko: '청록색 기어 하우징, 냉각 핀이 있는 모터, 핸드휠, 단자함과 전선관 인입구 3개',
          en: 'teal gear housing, finned motor, handwheel, terminal box with three conduit entries',
        },
};
