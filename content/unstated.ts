/**
 * What a buyer asks of every product of a family, and the specification states of none of them: no field of the technical data
 * holds it. Pages and data sheets say so, instead of leaving it out.
 */
import { openRow } from './authoring.ts';
import type { Localized } from './schema/localized.ts';
import type { Family } from './schema/technical.ts';

const pair = (ko: string, en: string): Localized => ({ ko, en });

/** Of the actuator that a valve comes with: its rows of the specifications. */
export const ACTUATOR_ROWS = [
  openRow('작동 방식 (복동식/단동식)', 'Action (double-acting or spring-return)'),
  openRow('비상 시 위치', 'Fail position'),
  openRow('공급 압력의 구분 (최소/정격)', 'Supply pressure: minimum or rated'),
];

const TORQUE_SUPPLY = openRow('토크의 기준 공급 압력', 'Supply pressure for these torques');
const TORQUE_PER_SIZE = openRow('크기별 토크', 'Torque per size');
const TEMPERATURE_OF = openRow(
  '사용 온도의 기준 (주위/공급 공기)',
  'What the temperature refers to (ambient or supply air)',
);

/** Of the AP range, by its action. */
export const AP_ROWS = {
  'double-acting': [TORQUE_SUPPLY, TORQUE_PER_SIZE, TEMPERATURE_OF],
  'spring-return': [
    TORQUE_SUPPLY,
    TORQUE_PER_SIZE,
    openRow('공기 행정과 스프링 행정의 토크', 'Torque of air stroke and spring stroke'),
    openRow('단동식 최소 공급 압력', 'Minimum supply pressure, spring-return'),
    TEMPERATURE_OF,
  ],
};

const FACE_TO_FACE = pair('면간 거리, 중량', 'Face-to-face length, weight');
const TORQUE = pair(
  '밸브 토크, MAST, 상부 플랜지(ISO 5211)',
  'Torque, MAST, mounting flange (ISO 5211)',
);
const FLOW = pair('유량 계수(Kv·Cv), 시트 누설 등급', 'Kv or Cv value, seat leakage class');
const CERTIFICATES = pair('인증, 성적서', 'Certification, test certificates');

/** Ids of documents that say no more than that they are in preparation (spec §3): there is no file of them. */
export const IN_PREPARATION: readonly string[] = ['400-410-series'];

export const UNSTATED: Readonly<Record<Family, readonly Localized[]>> = {
  'pneumatic-actuator': [
    pair('크기별 출력 플랜지, 치수, 중량', 'Output flange, dimensions and weight per size'),
    pair('작동 시간, 공기 소비량', 'Operating time, air consumption'),
    pair('작동 기구, 재질', 'Mechanism, materials'),
    pair('부속 기기의 접속면', 'Faces for accessories'),
    pair('방폭', 'Explosion protection'),
  ],
  // Of all else its technical data has a field (content/schema/technical.ts).
  'quarter-turn-actuator': [pair('전원이 끊겼을 때의 위치', 'Position on loss of power')],
  'butterfly-valve': [
    FACE_TO_FACE,
    pair('몸체, 디스크, 시트의 재질', 'Body, disc and seat materials'),
    TORQUE,
    FLOW,
    CERTIFICATES,
  ],
  'ball-valve': [
    FACE_TO_FACE,
    pair('접속 규격, 몸체와 시트의 재질', 'End connections, body and seat materials'),
    TORQUE,
    FLOW,
    CERTIFICATES,
  ],
  'pinch-valve-flanged': [pair('중량', 'Weight'), pair('조작 공기 접속구', 'Pilot port')],
  'pinch-valve-threaded': [
    pair('케이싱 재질', 'Casing material'),
    pair('높이와 너비', 'Height and width'),
    pair('나사의 암수, 통로의 지름', 'Male or female thread, bore'),
  ],
};
