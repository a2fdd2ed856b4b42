import type { ParamsOf } from '../../content/schema/model.ts';
import type { Family } from '#models/lib/part.ts';
import { multiTurnGear } from './parts/multi-turn-gear.ts';
import { hydraulicMotor } from './special/hydraulic-motor.ts';
import { quarterTurnGear } from './special/quarter-turn-gear.ts';
import { vaneMotor } from './special/vane-motor.ts';
import { valveBlock } from './special/valve-block.ts';

/**
 * Special-medium actuators: hydraulic motor or pneumatic vane motor instead of the electric motor, on a
 * gear with handwheel. All geometry is illustration.
 */
export const special: Family<ParamsOf<'special'>> = {
  id: 'special',
  source: import.meta.url,
  build: ({ motor }) =>
    motor === 'hydraulic'
      ? [...multiTurnGear('paint-special'), ...hydraulicMotor(), ...valveBlock()]
      : [...quarterTurnGear(), ...vaneMotor()],
  description: ({ motor }) =>
    motor === 'hydraulic'
      ? {
          ko: '보라색 기어 하우징과 핸드휠, 전기 모터 자리의 유압 모터, 유압 배관과 밸브 블록',
          en: 'violet gear housing with handwheel, hydraulic motor in the place of the electric one, hydraulic pipes and valve block',
        }
      : {
          ko: '보라색 기어 하우징과 핸드휠, 전기 모터 자리의 공압 베인 모터, 공기 포트와 소음기, 노란 위치 지시계',
          en: 'violet gear housing with handwheel, pneumatic vane motor in the place of the electric one, air ports and silencers, yellow position indicator',
        },
};
