import {
  formatLimit,
  formatQuantity,
  formatDifferential,
  formatRating,
  formatSize,
  formatStated,
  missingValue,
} from '#content/format.ts';
import { supplyText } from '#content/specifications.ts';
import { ratingWithDifferential, temperatureWithExtension } from '#content/tables.ts';
import type { Product } from '#content/schema/product.ts';
import { bounds, NOT_STATED, type SizeRange } from '#content/schema/quantity.ts';
import type { Technical, TechnicalOf } from '#content/schema/technical.ts';

import { sizeFact } from '#app/shared/fit/finder-facts.server.ts';
import { shortRating } from './short-rating.server.ts';
import type { RangeView, SpecView } from '#app/shared/page/views.ts';
import type { SourceList } from '#app/shared/table/sources.server.ts';
import type { Language } from '#contract/address.ts';

type Pair = readonly [ko: string, en: string];

/** Every range of a product that has an axis, with the text that prints it: a row with this text gets the bar. */
function ranges(technical: Technical, language: Language): { text: string; range: RangeView }[] {
  const shown: { text: string; range: RangeView }[] = [];
  const add = (
    quantity: RangeView['quantity'],
    value: Parameters<typeof bounds>[0],
    ...texts: readonly string[]
  ) => {
    const { min, max } = bounds(value);
    if (max === undefined) return;
    const range = { quantity, to: max, ...(min !== undefined && { from: min }) };
    const printed = [formatQuantity(value, language), formatLimit(value, language), ...texts];
    shown.push(...printed.map((text) => ({ text, range })));
  };
  if (technical.family === 'ball-valve')
    add('temperature', technical.temperature, temperatureWithExtension(technical, language));
  else if ('temperature' in technical) add('temperature', technical.temperature);
  if ('temperatureExtended' in technical && technical.temperatureExtended)
    add('temperature', technical.temperatureExtended);
  if ('torque' in technical) add('torque', technical.torque);
  if ('size' in technical && technical.size !== NOT_STATED) {
    // An inch size lies at the DN of its name (`nominal-size.ts`).
    const { from, to, text } = sizeFact(technical.size);
    shown.push({ text, range: { quantity: 'size', from, to } });
  }
  return shown;
}

/** The range that a text prints of a product, where its quantity has an axis. */
export const rangeOf = (
  technical: Technical,
  language: Language,
  text: string,
): RangeView | undefined => ranges(technical, language).find((each) => each.text === text)?.range;

/** The PN that a text prints as a product's rating; undefined for any other text, and where the rating lists none. */
export function pnOf(technical: Technical, language: Language, text: string): number[] | undefined {
  if (!('rating' in technical)) return undefined;
  const { rating } = technical;
  const printed = [formatRating(rating, language), shortRating(rating, language)];
  if (technical.family === 'ball-valve')
    printed.push(ratingWithDifferential(technical, language), ballRating(technical, language));
  const pn = [...(rating.pn ?? []), ...(rating.pnBySize ?? []).map((step) => step.pn)];
  return pn.length > 0 && printed.includes(text) ? [...new Set(pn)] : undefined;
}

function spec(label: string, value: string, known: ReturnType<typeof ranges>): SpecView {
  const range = known.find(({ text }) => text === value)?.range;
  const missing = missingValue(value);
  return {
    label,
    value,
    ...(missing && { missing }),
    ...(range && { range }),
  };
}

/** Specifications of a product, each row with its bar where its quantity has an axis. */
export function productSpecs(
  { specifications, specificationSources, technical }: Product,
  language: Language,
  sources: SourceList,
): SpecView[] {
  const known = ranges(technical, language);
  return Object.entries(specifications[language]).map(([label, value], index) => ({
    ...spec(label, value, known),
    ...sources.mark(specificationSources[index], value),
  }));
}

/** What a buyer compares first in a family, in three rows. */
export function cardSpecs(technical: Technical, language: Language): SpecView[] {
  const known = ranges(technical, language);
  return cardRows(technical, language).map(([[ko, en], value]) => {
    const pn = pnOf(technical, language, value);
    return { ...spec(language === 'ko' ? ko : en, value, known), ...(pn && { pn }) };
  });
}

/** The same where no further row says how far the extended limit reaches: `−20 ~ +150 °C (확장 상한 +200 °C, 조건 자료 없음)`. */
export function cardSpecsWithExtension(technical: Technical, language: Language): SpecView[] {
  const rows = cardSpecs(technical, language);
  if (technical.family !== 'ball-valve') return rows;
  const standard = formatQuantity(technical.temperature, language);
  const value = temperatureWithExtension(technical, language);
  return rows.map((row) => (row.value === standard ? { ...row, value } : row));
}

function cardRows(data: Technical, language: Language): (readonly [Pair, string])[] {
  const size = ['호칭경', 'Size'] as const;
  const rating = ['압력 등급', 'Rating'] as const;
  const temperature = ['온도', 'Temp.'] as const;
  const pressure = ['최대 사용 압력', 'Max. pressure'] as const;
  const torque = ['토크', 'Torque'] as const;
  switch (data.family) {
    case 'ball-valve':
      return [
        [size, formatStated<SizeRange>(data.size, language, formatSize)],
        [rating, ballRating(data, language)],
        [temperature, formatQuantity(data.temperature, language)],
      ];
    case 'butterfly-valve':
      return [
        [size, formatSize(data.size)],
        [rating, shortRating(data.rating, language)],
        [temperature, formatQuantity(data.temperature, language)],
      ];
    case 'quarter-turn-actuator':
      return [
        [torque, formatQuantity(data.torque, language)],
        [['플랜지', 'Flange'], data.flanges.join('/')],
        [
          ['90° 시간', 'Time for 90°'],
          language === 'ko'
            ? `${data.time.seconds}초 (${data.time.atHz} Hz)`
            : `${data.time.seconds} s (${data.time.atHz} Hz)`,
        ],
      ];
    case 'pneumatic-actuator':
      return [
        [['토크 (AP 시리즈)', 'Torque (AP range)'], formatQuantity(data.torque, language)],
        [['공급 압력', 'Supply pressure'], supplyText(data, language)],
        [temperature, formatQuantity(data.temperature, language)],
      ];
    case 'pinch-valve-flanged':
      return [
        [size, formatSize(data.size)],
        // Which of them a valve has is not stated.
        [
          pressure,
          `${formatLimit(data.maxOperatingPressure, language)} ${language === 'ko' ? '(확인 필요)' : '(to be confirmed)'}`,
        ],
        [['플랜지', 'Flange'], data.flanges.map(({ standard }) => standard).join(' · ')],
      ];
    case 'pinch-valve-threaded':
      return [
        [size, formatSize(data.size)],
        [pressure, formatLimit(data.maxOperatingPressure, language)],
        [
          ['조작 공기', 'Control air'],
          language === 'ko'
            ? `사용 압력보다 ${formatQuantity(data.controlAirAboveOperating, language)} 높게`
            : `${formatQuantity(data.controlAirAboveOperating, language)} above operating pressure`,
        ],
      ];
  }
}

function ballRating(data: TechnicalOf<'ball-valve'>, language: Language): string {
  const parts = [shortRating(data.rating, language)];
  if (data.maxDifferentialPressure !== NOT_STATED) {
    parts.push(formatDifferential(data.maxDifferentialPressure, language));
  }
  return parts.join(' · ');
}
