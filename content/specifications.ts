/**
 * Derives a product's specification rows and its display code from the typed technical data.
 * Pure functions; the order of rows is fixed per family.
 */
import {
  both,
  formatDualPressure,
  formatFlanges,
  formatLimit,
  formatNumber,
  formatQuantity,
  formatRating,
  formatSize,
  formatStated,
  formatStroke,
  formatSupply,
  formatTemperature,
  formatThread,
} from './format.ts';
import { sourceOf } from './provenance.ts';
import type { Language, Localized, LocalizedMap } from './schema/localized.ts';
import type { ProductEntry } from './schema/product.ts';
import type { Provenance } from './schema/provenance.ts';
import { isStated } from './schema/quantity.ts';
import type { SizeRange } from './schema/quantity.ts';
import type { Technical, TechnicalOf } from './schema/technical.ts';

/** A label with its text, both languages. */
interface Row {
  /** Field of the technical data that the row states; absent in rows that an entry writes itself. */
  field?: string;
  label: Localized;
  value: Localized;
}

const row = (
  field: string,
  ko: string,
  en: string,
  value: Localized | ((lang: Language) => string),
): Row => ({
  field,
  label: { ko, en },
  value: typeof value === 'function' ? both(value) : value,
});

const ACTION = {
  'double-acting': { ko: '복동식', en: 'Double-acting' },
  'spring-return': { ko: '단동식(스프링 리턴)', en: 'Spring-return' },
} as const satisfies Record<string, Localized>;

const BODY_STYLE = {
  wafer: { ko: '웨이퍼형', en: 'Wafer' },
  'double-flanged': { ko: '양플랜지형', en: 'double-flanged' },
} as const satisfies Record<string, Localized>;

const CASING = {
  'grey-cast-iron-gg20': { ko: '회주철 GG20', en: 'Grey cast iron GG20' },
  aluminium: { ko: '알루미늄', en: 'aluminium' },
} as const satisfies Record<string, Localized>;

/** Supply as the range has it; the lowest pressure that works against the springs is another matter (spec §9). */
export function supplyText(
  { supply, action }: TechnicalOf<'pneumatic-actuator'>,
  language: Language,
): string {
  const range = formatDualPressure(supply, language);
  if (action !== 'spring-return') return range;
  return language === 'ko'
    ? `${range}, 단동식 최소 압력은 자료 없음`
    : `${range}; minimum for spring return not stated`;
}

function pneumaticRows(data: TechnicalOf<'pneumatic-actuator'>): Row[] {
  const { sizes, sizesStated, rotation } = data;
  return [
    row('action', '작동 방식', 'Action', ACTION[data.action]),
    row('appliesTo', '적용 범위', 'Figures apply to', {
      ko: 'AP 시리즈 전체',
      en: 'AP range as a whole',
    }),
    row('sizes', '크기', 'Sizes', {
      ko: `AP${sizes.from}–AP${sizes.to} (${sizesStated}개 크기로 적힌 자료도 있음)`,
      en: `AP${sizes.from}–AP${sizes.to} (elsewhere stated as ${sizesStated} sizes)`,
    }),
    row('torque', '출력 토크', 'Output torque', (lang) => formatQuantity(data.torque, lang)),
    row('supply', '공급 압력', 'Supply pressure', (lang) => supplyText(data, lang)),
    row('temperature', '사용 온도', 'Temperature', (lang) =>
      formatTemperature(data.temperature, lang),
    ),
    row('rotation', '회전각', 'Rotation', {
      ko: `${rotation.standard}° 표준, ${rotation.options.join('/')}° 선택`,
      en: `${rotation.standard}° standard, ${rotation.options.join('/')}° options`,
    }),
    row('mounting', '장착 규격', 'Mounting', { ko: data.mounting, en: data.mounting }),
    row('protection', '보호등급', 'Protection', {
      ko: `${data.protectionOptions.join('/')} 선택, 표준 보호등급은 자료 없음`,
      en: `${data.protectionOptions.join('/')} optional; standard protection not stated`,
    }),
  ];
}

function quarterTurnRows(data: TechnicalOf<'quarter-turn-actuator'>): Row[] {
  const { threePhase } = data;
  return [
    row('torque', '최대 토크', 'Maximum torque', (lang) => formatLimit(data.torque, lang)),
    row(
      'flanges',
      '출력 플랜지',
      'Output flange',
      both(() => formatFlanges(data.flanges)),
    ),
    row('time', '90° 작동 시간', 'Time for 90°', (lang) => formatStroke(data.time, lang)),
    row('singlePhase', '단상 전원', 'Single-phase supply', (lang) =>
      formatSupply(data.singlePhase, lang),
    ),
    row(
      'threePhase',
      '삼상 전원',
      'Three-phase supply',
      threePhase === 'unavailable'
        ? { ko: '삼상 사양 없음', en: 'Not available' }
        : (lang) => formatSupply(threePhase, lang),
    ),
    row('timeAt60Hz', '90° 작동 시간 (60 Hz)', 'Time for 90° (60 Hz)', (lang) =>
      formatStated(data.timeAt60Hz, lang, formatStroke),
    ),
    row('protection', '보호등급', 'Protection', (lang) =>
      formatStated(data.protection, lang, String),
    ),
    row('explosionProtection', '방폭', 'Explosion protection', (lang) =>
      formatStated(data.explosionProtection, lang, String),
    ),
    row('ambient', '주위 온도', 'Ambient temperature', (lang) =>
      formatStated(data.ambient, lang, formatTemperature),
    ),
    row('duty', '운전 정격', 'Duty', (lang) => formatStated(data.duty, lang, String)),
    row('manualOverride', '수동 조작', 'Manual override', (lang) =>
      formatStated(data.manualOverride, lang, String),
    ),
    row('dimensions', '치수', 'Dimensions', (lang) =>
      formatStated(
        data.dimensions,
        lang,
        ({ length, width, height }) =>
          `${[length, width, height].map(formatNumber).join(' × ')} mm`,
      ),
    ),
    row('weight', '중량', 'Weight', (lang) =>
      formatStated(data.weight, lang, (kg) => `${formatNumber(kg)} kg`),
    ),
  ];
}

function butterflyRows(data: TechnicalOf<'butterfly-valve'>): Row[] {
  const { bodyStyles } = data;
  return [
    row(
      'size',
      '호칭경',
      'Nominal size',
      both(() => formatSize(data.size)),
    ),
    row('rating', '압력 등급', 'Pressure rating', (lang) => formatRating(data.rating, lang)),
    row('temperature', '사용 온도', 'Temperature', (lang) =>
      formatTemperature(data.temperature, lang),
    ),
    row('bodyStyles', '몸체 형식', 'Body style', (lang) =>
      formatStated(bodyStyles, lang, (styles) =>
        styles
          .map(({ style, size }) => `${BODY_STYLE[style][lang]} ${formatSize(size)}`)
          .join(', '),
      ),
    ),
  ];
}

function ballRows(data: TechnicalOf<'ball-valve'>): Row[] {
  const { temperatureExtended, threeWayPorts } = data;
  const rows = [
    row('size', '호칭경', 'Nominal size', (lang) =>
      formatStated<SizeRange>(data.size, lang, formatSize),
    ),
    row('rating', '압력 등급', 'Pressure rating', (lang) => formatRating(data.rating, lang)),
    row('temperature', '사용 온도', 'Temperature', (lang) =>
      formatTemperature(data.temperature, lang),
    ),
  ];
  if (temperatureExtended) {
    rows.push(
      row(
        'temperatureExtended',
        '확장 상한 (조건 자료 없음)',
        'Extended limit (condition not stated)',
        (lang) => formatTemperature(temperatureExtended, lang),
      ),
    );
  }
  if (threeWayPorts) {
    rows.push(
      row('threeWayPorts', '포트', 'Ports', {
        ko: `삼방, ${threeWayPorts.map((port) => `${port} 포트`).join(' 또는 ')} (S70·S80 공통 표기, 코드별 자료 없음)`,
        en: `Three-way, ${threeWayPorts.map((port) => `${port}-`).join(' or ')}port (stated for S70 and S80 together, not per code)`,
      }),
    );
  }
  rows.push(
    row('actuatorSupply', '액추에이터 공급 압력', 'Actuator supply pressure', (lang) =>
      formatStated(data.actuatorSupply, lang, formatQuantity),
    ),
    row('maxDifferentialPressure', '최대 차압', 'Maximum differential pressure', (lang) =>
      formatStated(data.maxDifferentialPressure, lang, formatLimit),
    ),
  );
  return rows;
}

function flangedPinchRows(data: TechnicalOf<'pinch-valve-flanged'>): Row[] {
  return [
    row(
      'size',
      '호칭경',
      'Nominal size',
      both(() => formatSize(data.size)),
    ),
    row('maxOperatingPressure', '최대 사용 압력', 'Maximum operating pressure', (lang) =>
      formatLimit(data.maxOperatingPressure, lang),
    ),
    row('casing', '케이싱', 'Casing', (lang) =>
      data.casing.map((item) => CASING[item][lang]).join(lang === 'ko' ? ' 또는 ' : ' or '),
    ),
    row(
      'flanges',
      '플랜지',
      'Flanges',
      both(() =>
        data.flanges.map(({ standard, size }) => `${standard} (${formatSize(size)})`).join(', '),
      ),
    ),
  ];
}

function threadedPinchRows(data: TechnicalOf<'pinch-valve-threaded'>): Row[] {
  return [
    row(
      'size',
      '호칭경',
      'Nominal size',
      both(() =>
        data.variants
          .map(({ dn, connection }) => `DN ${dn} (${formatThread(connection)})`)
          .join(', '),
      ),
    ),
    row('maxOperatingPressure', '최대 사용 압력', 'Maximum operating pressure', (lang) =>
      formatLimit(data.maxOperatingPressure, lang),
    ),
    row('controlAirAboveOperating', '조작 공기', 'Control air', (lang) =>
      lang === 'ko'
        ? `사용 압력보다 ${formatQuantity(data.controlAirAboveOperating, lang)} 높게`
        : `${formatQuantity(data.controlAirAboveOperating, lang)} above operating pressure`,
    ),
    row(
      'pilotPort',
      '조작 공기 접속구',
      'Pilot port',
      both(() => formatThread(data.pilotPort)),
    ),
  ];
}

function technicalRows(data: Technical): Row[] {
  switch (data.family) {
    case 'pneumatic-actuator':
      return pneumaticRows(data);
    case 'quarter-turn-actuator':
      return quarterTurnRows(data);
    case 'butterfly-valve':
      return butterflyRows(data);
    case 'ball-valve':
      return ballRows(data);
    case 'pinch-valve-flanged':
      return flangedPinchRows(data);
    case 'pinch-valve-threaded':
      return threadedPinchRows(data);
  }
}

/** A valve that is sold with its actuator. */
const hasOwnActuator = (data: Technical): boolean =>
  data.family === 'ball-valve' && isStated(data.actuatorSupply);

const isActuator = (data: Technical): boolean => data.family.endsWith('actuator');

/** Butterfly and ball valves turn by a quarter, by hand or by an actuator on their mounting flange. */
const isQuarterTurnValve = (data: Technical): boolean =>
  data.family === 'butterfly-valve' || data.family === 'ball-valve';

const withActuator = (data: Technical): boolean => isActuator(data) || hasOwnActuator(data);
const always = (): boolean => true;

/**
 * To which products a row of the comparison applies, by its Korean label; a row that is not here applies to every product
 * of the kind (valve or actuator) that has it.
 */
const ROW_APPLIES: Readonly<Record<string, (data: Technical) => boolean>> = {
  '액추에이터 공급 압력': isQuarterTurnValve,
  '비상 시 위치': (data) => withActuator(data) || data.family.startsWith('pinch-valve'),
  방폭: always,
  '장착 규격': (data) => isActuator(data) || isQuarterTurnValve(data),
  회전각: (data) => isActuator(data) || isQuarterTurnValve(data),
  보호등급: withActuator,
  '수동 조작': withActuator,
  '주위 온도': withActuator,
  '사용 온도 (액추에이터)': withActuator,
  // A pinch valve states its dimensions in rows of their own.
  치수: (data) => !data.family.startsWith('pinch-valve'),
  플랜지: (data) => data.family !== 'pinch-valve-threaded' && !isActuator(data),
  '플랜지 외경 D': (data) => data.family !== 'pinch-valve-threaded' && !isActuator(data),
  '확장 상한 (조건 자료 없음)': (data) =>
    data.family === 'ball-valve' && data.temperatureExtended !== undefined,
  포트: (data) => data.family === 'ball-valve' && data.threeWayPorts !== undefined,
  '몸체 형식': isQuarterTurnValve,
  케이싱: (data) => data.family.startsWith('pinch-valve'),
  '호칭경·케이싱·슬리브별 최대 사용 압력': (data) => data.family === 'pinch-valve-flanged',
  '조작 공기': (data) => data.family.startsWith('pinch-valve'),
  '조작 공기 접속구': (data) => data.family.startsWith('pinch-valve'),
  '작동 방식': (data) => data.family === 'pneumatic-actuator' || hasOwnActuator(data),
  '적용 범위': (data) => data.family === 'pneumatic-actuator',
  '공급 압력': (data) => data.family === 'pneumatic-actuator',
  크기: (data) => data.family === 'pneumatic-actuator',
  '단동식 최소 공급 압력': (data) =>
    data.family === 'pneumatic-actuator' && data.action === 'spring-return',
  '크기별 토크': (data) => data.family === 'pneumatic-actuator',
  '토크의 기준 공급 압력': (data) => data.family === 'pneumatic-actuator',
  '공기 행정과 스프링 행정의 토크': (data) =>
    data.family === 'pneumatic-actuator' && data.action === 'spring-return',
  '사용 온도의 기준 (주위/공급 공기)': (data) => data.family === 'pneumatic-actuator',
  '공급 압력의 구분 (최소/정격)': hasOwnActuator,
  '단상 전원': (data) => data.family === 'quarter-turn-actuator',
  '삼상 전원': (data) => data.family === 'quarter-turn-actuator',
  '90° 작동 시간 (60 Hz)': (data) => data.family === 'quarter-turn-actuator',
  '운전 정격': (data) => data.family === 'quarter-turn-actuator',
};

/**
 * Whether a row applies to a product. Where it does not, the value is not applicable (해당 없음), not missing (자료 없음).
 *
 * @returns undefined for a row that applies to every product of a kind that has it
 */
export const rowApplies = (label: string, data: Technical): boolean | undefined =>
  ROW_APPLIES[label]?.(data);

/** Turns rows into a label-to-text map (spec §3). */
export const toMap = (rows: readonly Row[]): LocalizedMap => ({
  ko: Object.fromEntries(rows.map(({ label, value }) => [label.ko, value.ko])),
  en: Object.fromEntries(rows.map(({ label, value }) => [label.en, value.en])),
});

const rowsOf = (entry: ProductEntry): Row[] => [
  ...technicalRows(entry.technical),
  ...(entry.extraSpecifications ?? []),
];

/** The specifications of a product: the rows of its family, then its extra rows. */
export const specificationsOf = (entry: ProductEntry): LocalizedMap => toMap(rowsOf(entry));

/** Where each row of the specifications comes from, in their order: its own source, else that of the technical data. */
export const specificationSourcesOf = (entry: ProductEntry): (Provenance['source'] | undefined)[] =>
  rowsOf(entry).map(({ field }) =>
    sourceOf(entry.provenance, field === undefined ? 'technical' : `technical.${field}`),
  );

/** The code as shown: only in sirca-valves it follows the brand. */
export const displayCode = (entry: Pick<ProductEntry, 'category' | 'code'>): string =>
  entry.category === 'sirca-valves' ? `SIRCA ${entry.code}` : entry.code;
