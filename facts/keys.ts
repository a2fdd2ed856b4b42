/** The closed list of facts that a product can have: one table with label, order, kind of value, axis and places of each key. */
import type { Axis } from './axes.ts';
import * as choices from './choices.ts';
import { isUnit, type Unit } from './units.ts';
import {
  type Choice,
  localized,
  type Localized,
  type Names,
  type NotApplicable,
  type NotStated,
  type Quantity,
  type Value,
} from './values.ts';

/** Properties that decide which keys apply to a product. A product has several. */
export type Trait =
  | 'valve'
  | 'butterfly'
  | 'ball'
  | 'three-way'
  | 'pinch'
  | 'flanged-pinch'
  | 'threaded-pinch'
  | 'own-actuator'
  | 'actuator'
  | 'pneumatic'
  | 'spring-return'
  | 'electric'
  | 'fluid';

/** Where a key appears when it is stated. `size-table`: as a column of the table per size. */
export type Place = 'specification' | 'card' | 'size-table' | 'comparison' | 'machine';

/** What a key takes: a quantity in this unit, a choice of these names, or a value of this kind. */
export type Takes = Unit | Names | Exclude<Value['kind'], 'quantity' | 'choice'>;
type Taken<T extends Takes> = T extends Unit
  ? Quantity<T>
  : T extends Names
    ? Choice<keyof T & string>
    : Extract<Value, { kind: T }>;

export interface KeyEntry<T extends Takes = Takes> {
  label: Localized;
  /** For cards. */
  short?: Localized;
  takes: readonly T[];
  axis?: Axis;
  /** The value is a maximum, and the label says so: 60 Nm, not "up to 60 Nm"; two ends are the span of a series. */
  limit?: true;
  /** The value is a difference from another one: never in °C, which is converted with an offset. */
  difference?: true;
  /** The products to which the key applies. A missing value is "not stated" there and "not applicable" elsewhere. */
  askedOf: readonly Trait[];
  shown: readonly Place[];
}

const EVERY: readonly Trait[] = ['valve', 'actuator'];
/** Valves that open and close by a turn of 90°. */
const QUARTER_TURN: readonly Trait[] = ['butterfly', 'ball'];

type Options = Partial<KeyEntry>;
const FULL: readonly Place[] = ['specification', 'comparison', 'machine'];
const CARD: readonly Place[] = ['specification', 'card', 'comparison', 'machine'];
const NOWHERE: Options = { shown: [] };
const COMPARED: Options = { shown: ['comparison'] };
const PER_SIZE: Options = { shown: ['size-table', 'comparison', 'machine'] };

/** Also on cards, where there is room for a short label. */
const onCard = (ko: string, en: string) => ({ shown: CARD, short: localized(ko, en) });

const entry = <const T extends Takes>(
  ko: string,
  en: string,
  takes: T | readonly T[],
  askedOf: readonly Trait[],
  { shown = FULL, ...rest }: Options = {},
): KeyEntry<T> => ({ label: { ko, en }, askedOf, shown, ...rest, takes: [takes].flat() as T[] });

/** The one table of keys. Its order is the order of rows, columns and questions. */
export const KEYS = {
  brand: entry('브랜드', 'Brand', choices.BRAND_NAMES, EVERY, COMPARED),
  application: entry('용도', 'Application', choices.APPLICATION_NAMES, EVERY, NOWHERE),
  actuation: entry('구동', 'Actuation', choices.ACTUATION_NAMES, EVERY, NOWHERE),
  size: entry('호칭경', 'Nominal size', 'sizes', ['valve'], { shown: CARD, axis: 'size' }),
  rating: entry(
    '압력 등급',
    'Pressure rating',
    ['rating', 'bar', 'psi', 'without-unit'],
    QUARTER_TURN,
    { shown: [...CARD, 'size-table'], axis: 'pressure', short: localized('압력 등급', 'Rating') },
  ),
  maxPressure: entry('최대 사용 압력', 'Maximum operating pressure', 'bar', ['pinch'], {
    ...onCard('최대 사용 압력', 'Max. pressure'),
    axis: 'pressure',
    limit: true,
  }),
  maxDifferential: entry('최대 전후 차압', 'Maximum differential pressure', 'bar', ['ball'], {
    ...onCard('전후 차압', 'Differential pressure'),
    limit: true,
  }),
  temperature: entry('사용 온도', 'Temperature', '°C', ['valve'], {
    ...onCard('온도', 'Temp.'),
    axis: 'temperature',
  }),
  ports: entry('포트', 'Ports', choices.PORT_NAMES, ['three-way']),
  bodyStyle: entry('몸체 형식', 'Body style', choices.BODY_STYLE_NAMES, QUARTER_TURN),
  casing: entry('케이싱', 'Casing', choices.CASING_NAMES, ['pinch']),
  connection: entry('접속', 'Connection', 'thread', ['threaded-pinch'], PER_SIZE),
  controlAirAbove: entry(
    '조작 공기 (사용 압력보다 높게)',
    'Control air above operating pressure',
    'bar',
    ['pinch'],
    { axis: 'supply', difference: true },
  ),
  pilotPort: entry('조작 공기 접속구', 'Pilot port', 'thread', ['pinch']),
  length: entry('길이 L', 'Length L', 'mm', ['pinch'], PER_SIZE),
  flangeDiameter: entry('플랜지 외경 D', 'Flange diameter D', 'mm', ['flanged-pinch'], PER_SIZE),
  innerDiameter: entry('내경 Di', 'Inner diameter Di', 'mm', ['pinch'], PER_SIZE),
  flangeStandard: entry('플랜지', 'Flanges', 'codes', [...QUARTER_TURN, 'flanged-pinch'], {
    shown: [...FULL, 'size-table'],
  }),
  weight: entry('중량', 'Weight', 'kg', EVERY, PER_SIZE),
  frameSizes: entry('크기', 'Sizes', 'frame-sizes', ['pneumatic']),
  action: entry('작동 방식', 'Action', choices.ACTION_NAMES, ['pneumatic', 'own-actuator']),
  torque: entry('최대 토크', 'Maximum torque', 'Nm', ['actuator'], {
    ...onCard('최대 토크', 'Max. torque'),
    axis: 'torque',
    limit: true,
  }),
  rotation: entry('회전각', 'Rotation', ['°', 'alternatives'], ['actuator'], { axis: 'rotation' }),
  strokeTime: entry('90° 작동 시간', 'Time for 90°', 's', ['electric', 'pneumatic'], {
    ...onCard('90° 시간', 'Time for 90°'),
  }),
  mounting: entry(
    '장착 플랜지 (ISO 5211)',
    'Mounting flange (ISO 5211)',
    'mounting',
    ['actuator', ...QUARTER_TURN],
    { ...onCard('플랜지', 'Flange'), axis: 'mounting' },
  ),
  actuatorSupply: entry(
    '액추에이터 공급 압력',
    'Actuator supply pressure',
    'bar',
    ['own-actuator'],
    { axis: 'supply' },
  ),
  airSupply: entry('공급 공기 압력', 'Air supply pressure', 'bar', ['pneumatic', 'fluid'], {
    ...onCard('공급 압력', 'Supply pressure'),
    axis: 'supply',
  }),
  oilSupply: entry('작동유 공급 압력', 'Oil supply pressure', 'bar', ['fluid'], { axis: 'supply' }),
  singlePhase: entry('단상 전원', 'Single-phase supply', 'mains', ['electric'], {
    axis: 'supply',
    short: localized('단상', 'Single-phase'),
  }),
  threePhase: entry('삼상 전원', 'Three-phase supply', ['mains', 'none'], ['electric'], {
    axis: 'supply',
    short: localized('삼상', 'Three-phase'),
  }),
  actuatorTemperature: entry(
    '사용 온도 (액추에이터)',
    'Temperature (actuator)',
    '°C',
    ['pneumatic'],
    { ...onCard('온도', 'Temp.') },
  ),
  ambient: entry('주위 온도', 'Ambient temperature', '°C', ['electric', 'own-actuator']),
  protection: entry('보호등급', 'Protection', 'codes', ['actuator', 'own-actuator'], {
    axis: 'protection',
  }),
  submersionDepth: entry('침수 깊이', 'Submersion depth', 'm', [], { limit: true }),
  submersionTime: entry('침수 시간', 'Submersion time', 'h', []),
  submersionCycles: entry(
    '침수 중 최대 개폐 횟수',
    'Maximum open-close cycles under water',
    'count',
    [],
    { limit: true },
  ),
  duty: entry('운전 정격', 'Duty', ['duty', 'codes'], ['electric']),
  insulation: entry('절연등급', 'Insulation class', 'codes', []),
  insulationTemperature: entry('절연 최고 온도', 'Highest insulation temperature', '°C', [], {
    limit: true,
  }),
  positionSensing: entry('위치 검출 범위', 'Position sensing', 'turns', []),
  analogueOutput: entry('아날로그 출력', 'Analogue output', 'mA', []),
  limitSwitches: entry('리미트 스위치', 'Limit switches', 'count', []),
  torqueSwitches: entry('토크 스위치', 'Torque switches', 'count', []),
  extraSwitches: entry('추가 스위치', 'Additional switches', 'count', []),
  conduitEntry: entry('전선관 인입구', 'Conduit entries', 'count', []),
  efficiency: entry('기계 효율', 'Mechanical efficiency', '%', ['fluid']),
  seals: entry('씰', 'Seals', choices.SEAL_NAMES, []),
  dimensions: entry('치수', 'Dimensions', 'box', ['threaded-pinch', 'actuator', ...QUARTER_TURN]),
  failPosition: entry('비상 시 위치', 'Fail position', 'text', ['electric', 'own-actuator']),
  strokeTorques: entry(
    '공기 행정과 스프링 행정의 토크',
    'Torque of air and spring stroke',
    'text',
    ['spring-return'],
  ),
  airConsumption: entry('공기 소비량', 'Air consumption', 'text', ['pneumatic']),
  mechanism: entry('작동 기구', 'Mechanism', 'text', ['pneumatic']),
  accessoryFaces: entry('부속 기기의 접속면', 'Faces for accessories', 'codes', ['pneumatic']),
  threadGender: entry('나사의 암수', 'Male or female thread', choices.THREAD_GENDER_NAMES, [
    'threaded-pinch',
  ]),
  explosionProtection: entry('방폭', 'Explosion protection', 'codes', ['actuator', 'own-actuator']),
  manualOverride: entry('수동 조작', 'Manual override', 'codes', ['actuator', 'own-actuator']),
  faceToFace: entry('면간 거리', 'Face-to-face length', 'mm', QUARTER_TURN, PER_SIZE),
  materials: entry('재질', 'Materials', 'rows', [...QUARTER_TURN, 'threaded-pinch', 'pneumatic']),
  endConnections: entry('접속 규격', 'End connections', 'text', ['ball']),
  valveTorque: entry('밸브 토크, MAST', 'Valve torque, MAST', 'Nm', QUARTER_TURN, PER_SIZE),
  flowCoefficient: entry('유량 계수(Kv·Cv)', 'Kv or Cv value', 'codes', QUARTER_TURN, PER_SIZE),
  seatLeakage: entry('시트 누설 등급', 'Seat leakage class', 'codes', QUARTER_TURN),
  certificates: entry('인증, 성적서', 'Certificates', 'rows', QUARTER_TURN),
} satisfies Readonly<Record<string, KeyEntry>>;
export type FactKey = keyof typeof KEYS;
export type StatedValue<K extends FactKey = FactKey> = Taken<(typeof KEYS)[K]['takes'][number]>;
export type ValueOf<K extends FactKey> = StatedValue<K> | NotStated | NotApplicable;

/** All keys in the order of the table. */
export const FACT_KEYS = Object.keys(KEYS) as FactKey[];
export const keyEntry = (key: FactKey): KeyEntry => KEYS[key];

/** The unit of a key's quantities; a designation has none, even where a pressure may stand in its place. */
export function unitOf(key: FactKey): Unit | undefined {
  const [first] = keyEntry(key).takes;
  return isUnit(first) ? first : undefined;
}

/** What can be chosen for a key, by id; empty where it takes no choice. */
export function choicesOf(key: FactKey): Names {
  const [first] = keyEntry(key).takes;
  return typeof first === 'object' ? first : {};
}

/** Whether a key applies to a product. */
export const isAskedOf = (key: FactKey, traits: readonly Trait[]): boolean =>
  keyEntry(key).askedOf.some((trait) => traits.includes(trait));
