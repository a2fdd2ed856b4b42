/** The closed list of facts that a product can have: one table with label, order, axis, unit and places of each key. */
import type { Axis } from './axes.ts';
import type { Actuation, ApplicationId, BrandId } from './choices.ts';
import type { Unit } from './units.ts';
import type {
  Alternatives,
  Box,
  Choice,
  Codes,
  Count,
  Duty,
  FrameSizes,
  Localized,
  Mains,
  Mounting,
  None,
  NotApplicable,
  NotStated,
  Quantity,
  Rating,
  Rows,
  Sizes,
  Text,
  Thread,
  WithoutUnit,
} from './values.ts';

/** The kind of value of each key. */
interface ValueByKey {
  brand: Choice<BrandId>;
  application: Choice<ApplicationId>;
  actuation: Choice<Actuation>;
  size: Sizes;
  rating: Rating | Quantity<'bar' | 'psi'> | WithoutUnit;
  maxPressure: Quantity<'bar'>;
  maxDifferential: Quantity<'bar'>;
  temperature: Quantity<'°C'>;
  ports: Choice<'T' | 'L'>;
  bodyStyle: Choice<'wafer' | 'double-flanged'>;
  casing: Choice<'grey-cast-iron-gg20' | 'aluminium'>;
  connection: Thread;
  controlAirAbove: Quantity<'bar'>;
  pilotPort: Thread;
  length: Quantity<'mm'>;
  flangeDiameter: Quantity<'mm'>;
  innerDiameter: Quantity<'mm'>;
  flangeStandard: Codes;
  weight: Quantity<'kg'>;
  frameSizes: FrameSizes;
  action: Choice<'double-acting' | 'spring-return'>;
  torque: Quantity<'Nm'>;
  rotation: Quantity<'°'> | Alternatives<'°'>;
  strokeTime: Quantity<'s'>;
  mounting: Mounting;
  actuatorSupply: Quantity<'bar'>;
  airSupply: Quantity<'bar'>;
  oilSupply: Quantity<'bar'>;
  singlePhase: Mains;
  threePhase: Mains | None;
  actuatorTemperature: Quantity<'°C'>;
  ambient: Quantity<'°C'>;
  protection: Codes;
  submersionDepth: Quantity<'m'>;
  submersionTime: Quantity<'h'>;
  submersionCycles: Count;
  duty: Duty | Codes;
  insulation: Codes;
  insulationTemperature: Quantity<'°C'>;
  positionSensing: Quantity<'turns'>;
  analogueOutput: Quantity<'mA'>;
  limitSwitches: Count;
  torqueSwitches: Count;
  extraSwitches: Count;
  conduitEntry: Count;
  efficiency: Quantity<'%'>;
  seals: Choice<'options'>;
  dimensions: Box;
  failPosition: Text;
  strokeTorques: Text;
  airConsumption: Text;
  mechanism: Text;
  accessoryFaces: Codes;
  threadGender: Choice<'male' | 'female'>;
  explosionProtection: Codes;
  manualOverride: Codes;
  faceToFace: Quantity<'mm'>;
  materials: Rows;
  endConnections: Text;
  valveTorque: Quantity<'Nm'>;
  flowCoefficient: Codes;
  seatLeakage: Codes;
  certificates: Rows;
}
export type FactKey = keyof ValueByKey;
export type ValueOf<K extends FactKey> = ValueByKey[K] | NotStated | NotApplicable;

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

export interface KeyEntry {
  label: Localized;
  /** For cards. */
  short?: Localized;
  axis?: Axis;
  unit?: Unit;
  /** The value is a maximum, and the label says so: 60 Nm, not "up to 60 Nm"; two ends are the span of a series. */
  limit?: true;
  /** The value is a difference: it is converted without an offset. */
  difference?: true;
  /** The products to which the key applies. A missing value is "not stated" there and "not applicable" elsewhere. */
  askedOf: readonly Trait[];
  shown: readonly Place[];
}

const NOWHERE: readonly Place[] = [];
const COMPARED: readonly Place[] = ['comparison'];
const FULL: readonly Place[] = ['specification', 'comparison', 'machine'];
const CARD: readonly Place[] = ['specification', 'card', 'comparison', 'machine'];
const PER_SIZE: readonly Place[] = ['size-table', 'comparison', 'machine'];

type Rest = Omit<KeyEntry, 'label' | 'short' | 'shown' | 'askedOf'> & {
  short?: [ko: string, en: string];
};
const entry = (
  ko: string,
  en: string,
  shown: readonly Place[],
  askedOf: readonly Trait[],
  { short, ...rest }: Rest = {},
): KeyEntry => ({
  label: { ko, en },
  ...(short && { short: { ko: short[0], en: short[1] } }),
  shown,
  askedOf,
  ...rest,
});

/** The one table of keys. Its order is the order of rows, columns and questions. */
export const KEYS: Readonly<Record<FactKey, KeyEntry>> = {
  brand: entry('브랜드', 'Brand', COMPARED, ['valve', 'actuator']),
  application: entry('용도', 'Application', NOWHERE, ['valve', 'actuator']),
  actuation: entry('구동', 'Actuation', NOWHERE, ['valve', 'actuator']),
  size: entry('호칭경', 'Nominal size', CARD, ['valve'], { axis: 'size' }),
  rating: entry('압력 등급', 'Pressure rating', [...CARD, 'size-table'], ['butterfly', 'ball'], {
    axis: 'pressure',
    short: ['압력 등급', 'Rating'],
  }),
  maxPressure: entry('최대 사용 압력', 'Maximum operating pressure', CARD, ['pinch'], {
    axis: 'pressure',
    unit: 'bar',
    limit: true,
    short: ['최대 사용 압력', 'Max. pressure'],
  }),
  maxDifferential: entry('최대 전후 차압', 'Maximum differential pressure', CARD, ['ball'], {
    unit: 'bar',
    limit: true,
    short: ['전후 차압', 'Differential pressure'],
  }),
  temperature: entry('사용 온도', 'Temperature', CARD, ['valve'], {
    axis: 'temperature',
    unit: '°C',
    short: ['온도', 'Temp.'],
  }),
  ports: entry('포트', 'Ports', FULL, ['three-way']),
  bodyStyle: entry('몸체 형식', 'Body style', FULL, ['butterfly', 'ball']),
  casing: entry('케이싱', 'Casing', FULL, ['pinch']),
  connection: entry('접속', 'Connection', PER_SIZE, ['threaded-pinch']),
  controlAirAbove: entry(
    '조작 공기 (사용 압력보다 높게)',
    'Control air above operating pressure',
    FULL,
    ['pinch'],
    { axis: 'supply', unit: 'bar', difference: true },
  ),
  pilotPort: entry('조작 공기 접속구', 'Pilot port', FULL, ['pinch']),
  length: entry('길이 L', 'Length L', PER_SIZE, ['pinch'], { unit: 'mm' }),
  flangeDiameter: entry('플랜지 외경 D', 'Flange diameter D', PER_SIZE, ['flanged-pinch'], {
    unit: 'mm',
  }),
  innerDiameter: entry('내경 Di', 'Inner diameter Di', PER_SIZE, ['pinch'], { unit: 'mm' }),
  flangeStandard: entry(
    '플랜지',
    'Flanges',
    [...FULL, 'size-table'],
    ['butterfly', 'ball', 'flanged-pinch'],
  ),
  weight: entry('중량', 'Weight', PER_SIZE, ['valve', 'actuator'], { unit: 'kg' }),
  frameSizes: entry('크기', 'Sizes', FULL, ['pneumatic']),
  action: entry('작동 방식', 'Action', FULL, ['pneumatic', 'own-actuator']),
  torque: entry('최대 토크', 'Maximum torque', CARD, ['actuator'], {
    axis: 'torque',
    unit: 'Nm',
    limit: true,
    short: ['최대 토크', 'Max. torque'],
  }),
  rotation: entry('회전각', 'Rotation', FULL, ['actuator'], { axis: 'rotation', unit: '°' }),
  strokeTime: entry('90° 작동 시간', 'Time for 90°', CARD, ['electric', 'pneumatic'], {
    unit: 's',
    short: ['90° 시간', 'Time for 90°'],
  }),
  mounting: entry(
    '장착 플랜지 (ISO 5211)',
    'Mounting flange (ISO 5211)',
    CARD,
    ['actuator', 'butterfly', 'ball'],
    { axis: 'mounting', short: ['플랜지', 'Flange'] },
  ),
  actuatorSupply: entry(
    '액추에이터 공급 압력',
    'Actuator supply pressure',
    FULL,
    ['own-actuator'],
    { axis: 'supply', unit: 'bar' },
  ),
  airSupply: entry('공급 공기 압력', 'Air supply pressure', CARD, ['pneumatic', 'fluid'], {
    axis: 'supply',
    unit: 'bar',
    short: ['공급 압력', 'Supply pressure'],
  }),
  oilSupply: entry('작동유 공급 압력', 'Oil supply pressure', FULL, ['fluid'], {
    axis: 'supply',
    unit: 'bar',
  }),
  singlePhase: entry('단상 전원', 'Single-phase supply', FULL, ['electric'], {
    axis: 'supply',
    short: ['단상', 'Single-phase'],
  }),
  threePhase: entry('삼상 전원', 'Three-phase supply', FULL, ['electric'], {
    axis: 'supply',
    short: ['삼상', 'Three-phase'],
  }),
  actuatorTemperature: entry(
    '사용 온도 (액추에이터)',
    'Temperature (actuator)',
    CARD,
    ['pneumatic'],
    { unit: '°C', short: ['온도', 'Temp.'] },
  ),
  ambient: entry('주위 온도', 'Ambient temperature', FULL, ['electric', 'own-actuator'], {
    unit: '°C',
  }),
  protection: entry('보호등급', 'Protection', FULL, ['actuator', 'own-actuator'], {
    axis: 'protection',
  }),
  submersionDepth: entry('침수 깊이', 'Submersion depth', FULL, [], { unit: 'm', limit: true }),
  submersionTime: entry('침수 시간', 'Submersion time', FULL, [], { unit: 'h' }),
  submersionCycles: entry(
    '침수 중 최대 개폐 횟수',
    'Maximum open-close cycles under water',
    FULL,
    [],
    { limit: true },
  ),
  duty: entry('운전 정격', 'Duty', FULL, ['electric']),
  insulation: entry('절연등급', 'Insulation class', FULL, []),
  insulationTemperature: entry('절연 최고 온도', 'Highest insulation temperature', FULL, [], {
    unit: '°C',
    limit: true,
  }),
  positionSensing: entry('위치 검출 범위', 'Position sensing', FULL, [], { unit: 'turns' }),
  analogueOutput: entry('아날로그 출력', 'Analogue output', FULL, [], { unit: 'mA' }),
  limitSwitches: entry('리미트 스위치', 'Limit switches', FULL, []),
  torqueSwitches: entry('토크 스위치', 'Torque switches', FULL, []),
  extraSwitches: entry('추가 스위치', 'Additional switches', FULL, []),
  conduitEntry: entry('전선관 인입구', 'Conduit entries', FULL, []),
  efficiency: entry('기계 효율', 'Mechanical efficiency', FULL, ['fluid'], { unit: '%' }),
  seals: entry('씰', 'Seals', FULL, []),
  dimensions: entry('치수', 'Dimensions', FULL, [
    'threaded-pinch',
    'actuator',
    'butterfly',
    'ball',
  ]),
  failPosition: entry('비상 시 위치', 'Fail position', FULL, ['electric', 'own-actuator']),
  strokeTorques: entry('공기 행정과 스프링 행정의 토크', 'Torque of air and spring stroke', FULL, [
    'spring-return',
  ]),
  airConsumption: entry('공기 소비량', 'Air consumption', FULL, ['pneumatic']),
  mechanism: entry('작동 기구', 'Mechanism', FULL, ['pneumatic']),
  accessoryFaces: entry('부속 기기의 접속면', 'Faces for accessories', FULL, ['pneumatic']),
  threadGender: entry('나사의 암수', 'Male or female thread', FULL, ['threaded-pinch']),
  explosionProtection: entry('방폭', 'Explosion protection', FULL, ['actuator', 'own-actuator']),
  manualOverride: entry('수동 조작', 'Manual override', FULL, ['actuator', 'own-actuator']),
  faceToFace: entry('면간 거리', 'Face-to-face length', PER_SIZE, ['butterfly', 'ball'], {
    unit: 'mm',
  }),
  materials: entry('재질', 'Materials', FULL, ['butterfly', 'ball', 'threaded-pinch', 'pneumatic']),
  endConnections: entry('접속 규격', 'End connections', FULL, ['ball']),
  valveTorque: entry('밸브 토크, MAST', 'Valve torque, MAST', PER_SIZE, ['butterfly', 'ball'], {
    unit: 'Nm',
  }),
  flowCoefficient: entry('유량 계수(Kv·Cv)', 'Kv or Cv value', PER_SIZE, ['butterfly', 'ball']),
  seatLeakage: entry('시트 누설 등급', 'Seat leakage class', FULL, ['butterfly', 'ball']),
  certificates: entry('인증, 성적서', 'Certificates', FULL, ['butterfly', 'ball']),
};

/** All keys in the order of the table. */
export const FACT_KEYS = Object.keys(KEYS) as FactKey[];
export const keyEntry = (key: FactKey): KeyEntry => KEYS[key];

/** Whether a key applies to a product. */
export const isAskedOf = (key: FactKey, traits: readonly Trait[]): boolean =>
  keyEntry(key).askedOf.some((trait) => traits.includes(trait));
