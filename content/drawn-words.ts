/**
 * The words that drawings hold as outlines or letters, where no reader of texts finds them: models/ draws them, the check of the
 * texts reads them. What a drawing takes from an entry is not among them.
 */
import type { Localized } from './schema/localized.ts';

/** Words of the title block (ISO 7200), by language. */
export const dimensionDrawing = {
  ko: {
    title: '제목',
    drawing: (type: string) => `${type} 치수도`,
    number: '도면 번호',
    revision: '개정',
    scale: '척도',
    notToScale: '비례척 아님 (NS)',
    unit: '단위',
    connection: '배관 연결',
    drilling: '플랜지 구멍 규격',
    maxPressure: '최대 사용 압력',
    pilotPort: '조작 공기 접속구',
    boltHoles: '* 볼트 구멍, 피치원',
    toConfirm: '확인 필요',
    others: (stated: string) => `${stated} 외`,
    illustration: '예시',
    projection: '제3각법',
  },
  en: {
    title: 'Title',
    drawing: (type: string) => `${type} dimension drawing`,
    number: 'Drawing number',
    revision: 'Revision',
    scale: 'Scale',
    notToScale: 'Not to scale',
    unit: 'Unit',
    connection: 'Connection',
    drilling: 'Flange drilling',
    maxPressure: 'Max. operating pressure',
    pilotPort: 'Pilot port',
    boltHoles: '* Bolt holes and circle',
    toConfirm: 'To be confirmed',
    others: (stated: string) => `Other than ${stated}`,
    illustration: 'Illustration',
    projection: 'Third angle',
  },
} as const;

/** Words of the sheet beside the message's own. */
export const message = {
  valve: { ko: '맞는 밸브', en: 'The right valve' },
  actuator: { ko: '맞는 구동 방식', en: 'The right actuator' },
  signature: { ko: '서명', en: 'Signature' },
  chief: { ko: '대표이사', en: 'CEO' },
  sheet: { ko: '도면', en: 'Drawing' },
  notToScale: { ko: '예시, 비례척 아님', en: 'Illustration, not to scale' },
} satisfies Record<string, Localized>;

/** Names as in content/company/map.ts. Positions are samples, so the map is called a sketch. */
export const map = {
  road: { ko: '가마산로', en: 'Gamasan-ro' },
  west: { ko: '서부간선도로', en: 'Seobu Expressway' },
  south: { ko: '남부순환로', en: 'Nambu Beltway' },
  station: { ko: '가산디지털단지역', en: 'Gasan Digital Complex station' },
  district: { ko: '금천구', en: 'Geumcheon-gu' },
  sketch: { ko: '약도', en: 'Sketch map' },
  notToScale: { ko: '축척 없음', en: 'not to scale' },
  north: { ko: '북', en: 'N' },
} satisfies Record<string, Localized>;

/** Words of the page's frame. */
export const cataloguePage = {
  catalogue: { ko: '카탈로그', en: 'Catalogue' },
  page: { ko: '쪽', en: 'Page' },
  pictures: { ko: '그림', en: 'Pictures' },
  notToScale: { ko: '예시, 비례척 아님', en: 'Illustration, not to scale' },
  types: { ko: '형식', en: 'Types' },
  data: { ko: '수치', en: 'Figures' },
  range: { ko: '시리즈 전체의 범위', en: 'Range as a whole' },
} satisfies Record<string, Localized>;

/** Words in the drawing. */
export const mounting = {
  actuator: { ko: '액추에이터', en: 'Actuator' },
  face: { ko: '접속면', en: 'Mounting face' },
  coupling: { ko: '커플링', en: 'Coupling' },
  bracket: { ko: '브래킷', en: 'Bracket' },
  valve: { ko: '밸브 플랜지와 스템', en: 'Valve flange and stem' },
} satisfies Record<string, Localized>;

/** Words in the drawing. */
export const pistons = {
  air: { ko: '공기', en: 'Air' },
  exhaust: { ko: '배기', en: 'Exhaust' },
  vent: { ko: '대기 개방', en: 'Vent' },
  spring: { ko: '스프링', en: 'Spring' },
  open: { ko: '여는 방향 (예시)', en: 'Opening (example)' },
  close: { ko: '닫는 방향 (예시)', en: 'Closing (example)' },
  onAir: { ko: '공기 공급', en: 'Air on' },
  onFailure: { ko: '공기 차단', en: 'Air off' },
} satisfies Record<string, Localized>;

/** Words in the drawing. */
export const rotation = {
  standard: { ko: '표준', en: 'standard' },
} satisfies Record<string, Localized>;

/** Words at the section of a seal. */
export const overview = {
  ring: { ko: '씰', en: 'Seal' },
  optional: { ko: '옵션', en: 'Optional' },
} satisfies Record<string, Localized>;

/** The stations from compressed air to actuator. */
export const airStations: readonly Localized[] = [
  { ko: '압축 공기', en: 'Compressed air' },
  { ko: '필터', en: 'Filter' },
  { ko: '레귤레이터', en: 'Regulator' },
  { ko: '솔레노이드 밸브', en: 'Solenoid valve' },
  { ko: '액추에이터', en: 'Actuator' },
];

/** Words of the bars and limits. */
export const selection = {
  torque: { ko: '토크', en: 'Torque' },
  valve: { ko: '밸브 토크', en: 'Valve torque' },
  actuator: { ko: '액추에이터 (공급 압력)', en: 'Actuator (supply pressure)' },
  factor: { ko: '안전율', en: 'safety factor' },
  limit: { ko: '최대 허용 스템 토크(MAST)', en: 'Maximum allowable stem torque (MAST)' },
} satisfies Record<string, Localized>;

/** Names of the torques that are compared. */
export const torques = {
  break: { ko: '개방', en: 'Break' },
  run: { ko: '구동', en: 'Run' },
  seat: { ko: '폐쇄', en: 'Seat' },
  lowest: { ko: '최저', en: 'Lowest' },
  highest: { ko: '최고', en: 'Highest' },
} satisfies Record<string, Localized>;
