/** Tables derived from the typed technical data of products: per size, per model, side by side. Pure functions. */
import { column } from './authoring.ts';
import {
  both,
  formatDifferential,
  formatFlanges,
  formatInchRange,
  formatLimit,
  formatQuantity,
  formatRating,
  formatSize,
  formatStated,
  formatTemperature,
  formatThread,
  NOT_STATED_TEXT,
} from './format.ts';
import { fromData } from './figures/placeholder.ts';
import type { Language, Localized } from './schema/localized.ts';
import type { ProductEntry } from './schema/product.ts';
import { isStated, NOT_STATED } from './schema/quantity.ts';
import type { SizeRange, Supply } from './schema/quantity.ts';
import type { GridTable, LabelTable } from './schema/table.ts';
import type { TechnicalOf } from './schema/technical.ts';
import { specificationsOf } from './specifications.ts';

const AVAILABLE: Localized = { ko: '있음', en: 'Yes' };
const UNAVAILABLE: Localized = { ko: '없음', en: 'No' };

/** All models of the 480 series, one row each. */
export function quarterTurnTable(entries: readonly ProductEntry[]): GridTable {
  const models = entries.flatMap(({ code, technical }) =>
    technical.family === 'quarter-turn-actuator' ? [{ code, technical }] : [],
  );
  const single = models[0]?.technical.singlePhase;
  const three = models.flatMap(({ technical }) =>
    technical.threePhase === 'unavailable' ? [] : [technical.threePhase],
  )[0];
  const stroke = models[0]?.technical.time;
  if (!single || !three || !stroke) throw new Error('the 480 series has no models');
  const volts = (supply: Supply) => formatQuantity(supply.voltage, 'en');
  const hertz = formatQuantity(single.frequency, 'en');
  const at = `${stroke.atHz} Hz`;
  return fromData({
    caption: { ko: '480 시리즈 모델별 사양', en: 'Models of the 480 series' },
    columns: [
      column('모델', 'Model', 'start'),
      column('최대 토크', 'Max. torque', 'end', 'Nm'),
      column('출력 플랜지', 'Output flange', 'start'),
      column(`${stroke.angle}° 작동 시간 (${at})`, `Time for ${stroke.angle}° (${at})`, 'end', 's'),
      column(`단상 ${volts(single)}`, `Single-phase ${volts(single)}`, 'start'),
      column(`삼상 ${volts(three)}`, `Three-phase ${volts(three)}`, 'start'),
    ],
    rows: models.map(({ code, technical }) => [
      code,
      technical.torque.comparator === 'at-most' ? technical.torque.max : NOT_STATED_TEXT,
      formatFlanges(technical.flanges),
      technical.time.seconds,
      AVAILABLE,
      technical.threePhase === 'unavailable' ? UNAVAILABLE : AVAILABLE,
    ]),
    note: {
      ko: `전원 주파수는 단상과 삼상 모두 ${hertz}입니다. 전압은 자료에 적힌 범위이며, 한 기기를 범위 안의 모든 전압에 쓸 수 있는지는 자료에 없으므로 현장의 전압을 알려 주십시오. 60 Hz에서의 작동 시간, 보호등급, 방폭, 주위 온도, 운전 정격, 수동 조작, 전원이 끊겼을 때의 위치, 치수, 중량도 자료에 없습니다.`,
      en: `Supply frequency is ${hertz}, single-phase and three-phase. The voltages are the stated ranges: whether one unit runs on every voltage within its range is not stated, so tell us yours. Time at 60 Hz, protection, explosion protection, ambient temperature, duty, manual override, position on loss of power, dimensions and weight are not stated.`,
    },
  });
}

/** Dimensions of PQVF per size, with the flange standard of each. */
function flangedPinchTable(data: TechnicalOf<'pinch-valve-flanged'>): GridTable {
  const flangeOf = (dn: number): string =>
    data.flanges.find(({ size }) => dn >= size.from && dn <= size.to)?.standard ?? NOT_STATED;
  return fromData({
    caption: { ko: '호칭경별 치수', en: 'Dimensions per size' },
    columns: [
      column('호칭경 DN', 'Size DN', 'end'),
      column('길이 L', 'Length L', 'end', 'mm'),
      column('플랜지 외경 D', 'Flange diameter D', 'end', 'mm'),
      column('내경 Di', 'Inner diameter Di', 'end', 'mm'),
      column('플랜지', 'Flange', 'start'),
    ],
    rows: data.dimensions.map(({ dn, l, d, di }) => [dn, l, d, di, flangeOf(dn)]),
    note: {
      ko: 'DIN 2632는 PN 10, DIN 2633은 PN 16의 플랜지 규격이며 후속 규격은 EN 1092입니다. 플랜지의 PN은 밸브의 최대 사용 압력이 아닙니다. 배관의 플랜지 규격이나 등급이 다르면, 후속 규격이라도 볼트 구멍을 먼저 대조하십시오.',
      en: 'DIN 2632 is a flange standard for PN 10, DIN 2633 for PN 16; both have been superseded by EN 1092. The PN of the flange is not the valve’s maximum operating pressure. If the flanges of your piping follow another standard, even the successor, or have another rating, compare the bolt holes first.',
    },
  });
}

function threadedPinchTable(data: TechnicalOf<'pinch-valve-threaded'>): GridTable {
  return fromData({
    caption: { ko: '호칭경별 길이와 중량', en: 'Length and weight per size' },
    columns: [
      column('호칭경 DN', 'Size DN', 'end'),
      column('접속', 'Connection', 'start'),
      column('길이', 'Length', 'end', 'mm'),
      column('중량', 'Weight', 'end', 'kg'),
    ],
    rows: data.variants.map(({ dn, connection, length, weight }) => [
      dn,
      formatThread(connection),
      length,
      weight,
    ]),
  });
}

/** PN that a reader may take for a misprint. */
const UNUSUAL_PN: ReadonlySet<number> = new Set([30, 32]);

/** PN per size, where a ball valve has it (S40). */
function ratingTable(data: TechnicalOf<'ball-valve'>): GridTable | null {
  if (!data.rating.pnBySize) return null;
  const unusual = data.rating.pnBySize
    .filter(({ pn }) => UNUSUAL_PN.has(pn))
    .map(({ pn }) => `PN ${pn}`);
  return fromData({
    caption: { ko: '호칭경별 압력 등급', en: 'Pressure rating per size' },
    columns: [column('호칭경', 'Size', 'start'), column('압력 등급', 'Pressure rating', 'start')],
    rows: data.rating.pnBySize.map(({ from, to, pn }) => [formatInchRange(from, to), `PN ${pn}`]),
    ...(unusual.length > 0 && {
      note: {
        ko: `${unusual.join(', ')}은 자료에 있는 그대로입니다.`,
        en: `${unusual.join(' and ')} are given as the source states them.`,
      },
    }),
  });
}

/** The table per size of a product, where the specification has one. `all` is needed for the models of a series. */
export function variantTableOf(
  entry: ProductEntry,
  all: readonly ProductEntry[],
): GridTable | null {
  switch (entry.technical.family) {
    case 'quarter-turn-actuator':
      return quarterTurnTable(all);
    case 'pinch-valve-flanged':
      return flangedPinchTable(entry.technical);
    case 'pinch-valve-threaded':
      return threadedPinchTable(entry.technical);
    case 'ball-valve':
      return ratingTable(entry.technical);
    case 'butterfly-valve':
    case 'pneumatic-actuator':
      return null;
  }
}

/** The specifications of a product as a label and value table. */
export function labelTableOf(entry: ProductEntry): LabelTable {
  const map = specificationsOf(entry);
  const rows = (lang: Language) =>
    Object.entries(map[lang]).map(([label, value]) => ({ label, value }));
  return fromData({ ko: rows('ko'), en: rows('en') });
}

/** Butterfly or ball valves side by side: code, size, rating, temperature. */
export function valveComparison(caption: Localized, entries: readonly ProductEntry[]): GridTable {
  return fromData({
    caption,
    columns: [
      column('코드', 'Code', 'start'),
      column('호칭경', 'Nominal size', 'start'),
      column('압력 등급', 'Pressure rating', 'start'),
      column('사용 온도', 'Temperature', 'start'),
    ],
    rows: entries.flatMap(({ code, technical }) => {
      if (technical.family !== 'butterfly-valve' && technical.family !== 'ball-valve') return [];
      return [
        [
          code,
          both((lang) => formatStated<SizeRange>(technical.size, lang, formatSize)),
          both((lang) => ratingWithDifferential(technical, lang)),
          both((lang) => temperatureWithExtension(technical, lang)),
        ],
      ];
    }),
  });
}

/** `PN 63, 최대 차압 16 bar` where a valve's differential pressure is limited below what its rating suggests. */
export function ratingWithDifferential(
  technical: TechnicalOf<'butterfly-valve'> | TechnicalOf<'ball-valve'>,
  lang: Language,
): string {
  const rating = formatRating(technical.rating, lang);
  return technical.family === 'ball-valve' && isStated(technical.maxDifferentialPressure)
    ? `${rating}, ${formatDifferential(technical.maxDifferentialPressure, lang)}`
    : rating;
}

/**
 * `−20 ~ +150 °C (확장 상한 +200 °C, 조건 자료 없음)` where a valve has an extended temperature.
 *
 * @param condition false where there is no room, and what is said beside it says that the condition is not stated
 */
export function temperatureWithExtension(
  technical: TechnicalOf<'butterfly-valve'> | TechnicalOf<'ball-valve'>,
  lang: Language,
  condition = true,
): string {
  const standard = formatTemperature(technical.temperature, lang);
  if (technical.family !== 'ball-valve' || !technical.temperatureExtended) return standard;
  const extended = formatLimit(technical.temperatureExtended, lang);
  const limit = lang === 'ko' ? `확장 상한 ${extended}` : `extended limit ${extended}`;
  const missing = lang === 'ko' ? ', 조건 자료 없음' : ', condition not stated';
  return `${standard} (${limit}${condition ? missing : ''})`;
}
