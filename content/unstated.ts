/**
 * What a buyer asks of every product of a family, and the specification states of none of them: no field of the technical data
 * holds it. Pages and data sheets say so, instead of leaving it out.
 */
import type { Localized } from './schema/localized.ts';
import type { Family } from './schema/technical.ts';

const pair = (ko: string, en: string): Localized => ({ ko, en });

const FACE_TO_FACE = pair('면간 거리, 중량', 'Face-to-face length, weight');
const TORQUE = pair('밸브 토크, 상부 플랜지(ISO 5211)', 'Valve torque, top flange (ISO 5211)');

/** Ids of documents that say no more than that they are in preparation (spec §3): there is no file of them. */
export const IN_PREPARATION: readonly string[] = ['400-410-series'];

export const UNSTATED: Readonly<Record<Family, readonly Localized[]>> = {
  'pneumatic-actuator': [
    pair('크기별 치수, 중량', 'Dimensions and weight per size'),
    pair('작동 기구', 'Mechanism'),
    pair('공기 소비량', 'Air consumption'),
    pair('재질', 'Materials'),
  ],
  // Its technical data has a field for each (content/schema/technical.ts).
  'quarter-turn-actuator': [],
  'butterfly-valve': [
    FACE_TO_FACE,
    pair('몸체, 디스크, 시트의 재질', 'Body, disc and seat materials'),
    TORQUE,
  ],
  'ball-valve': [
    FACE_TO_FACE,
    pair('접속 규격', 'End connections'),
    pair('몸체와 시트의 재질', 'Body and seat materials'),
    TORQUE,
  ],
  'pinch-valve-flanged': [
    pair('중량', 'Weight'),
    pair('조작 공기 압력, 조작 공기 접속구', 'Control air pressure, pilot port'),
  ],
  'pinch-valve-threaded': [
    pair('케이싱 재질', 'Casing material'),
    pair('높이와 너비', 'Height and width'),
  ],
};
