import type { BlockOf } from './schema/block.ts';
import type { Localized, PictureId } from './schema/localized.ts';
import type { ProductEntry } from './schema/product.ts';

/** Stands wherever the torque of a pneumatic actuator is compared at a supply pressure. */
export const springStroke: Localized = {
  ko: '단동식의 스프링 행정 토크는 공급 압력과 무관하므로 따로 비교하십시오.',
  en: 'The torque of the spring stroke of a spring-return actuator does not depend on the supply pressure: compare it separately.',
};

/** A feature of the valves that state no actuator of their own: mounting flange and stem are not stated either. */
export const actuatorConfirmed: Localized = {
  ko: '전동·공압·유압 액추에이터와 조립할 수 있는지는 문의하시면 확인해 드립니다',
  en: 'Ask us whether it can be fitted with an electric, pneumatic or hydraulic actuator',
};

/** What the torque of a valve and that of an actuator of the 480 series mean for each other. */
export const torqueLimits: Localized = {
  ko: '밸브의 최대 요구 토크에 안전율을 곱한 값이 최대 토크를 넘지 않아야 합니다. 최대 토크가 밸브의 최대 허용 스템 토크(MAST)를 넘지 않는지도 확인하십시오.',
  en: 'The highest valve torque times the safety factor must not exceed the maximum torque. Check too that the maximum torque stays within the maximum allowable stem torque (MAST) of the valve.',
};

/** 480-110: what ISO 5211 says of the smaller of its output flanges. */
export const flangeOf480110 = (flange: string): Localized => ({
  ko: `출력 플랜지 ${flange}는 ISO 5211의 최대 플랜지 토크가 이 모델의 최대 토크보다 작으므로, ${flange}로 장착하려면 반드시 확인받으십시오.`,
  en: `The maximum flange torque that ISO 5211 gives for the output flange ${flange} is below the maximum torque of this model: to mount it on ${flange}, have that confirmed first.`,
});

/** Stands in every electric document that gives figures: a reader may come from a model of the 480 series. */
export const electricRangeOnly: BlockOf<'highlight'> = {
  type: 'highlight',
  text: {
    ko: '이 자료의 수치는 전동 액추에이터 제품군의 공통 사양입니다. 쿼터턴 480 시리즈에도 해당하는지는 자료에 없습니다.',
    en: 'The figures in this document apply to the electric range as a whole. Whether they hold for the quarter-turn 480 series is not stated.',
  },
};

/** Texts one after the other. */
const joined = (...texts: readonly Localized[]): Localized => ({
  ko: texts.map(({ ko }) => ko).join(' '),
  en: texts.map(({ en }) => en).join(' '),
});

/** What must be said wherever a pressure stands beside a temperature. */
export const pressureFalls: Localized = {
  ko: '허용 압력은 온도가 올라가면 낮아지므로 사용 온도에서의 값을 확인받으십시오.',
  en: 'Allowable pressure falls as the temperature rises: have it confirmed at your operating temperature.',
};

/** The same of a PN or a class: on the pages and data sheets of valves, in their catalogues. */
export const ratingFalls: Localized = joined(
  { ko: '압력 등급은 호칭입니다.', en: 'The pressure rating is a designation.' },
  pressureFalls,
);

/** Of a series with several ratings: its ranges are not those of every valve in it. */
const rangesOfSeries: Localized = {
  ko: '호칭경, 압력 등급, 사용 온도는 시리즈 전체의 범위이며, 한 호칭경에서 함께 성립하는지는 자료에 없습니다. 세 조건을 함께 알려 주십시오.',
  en: 'Size, rating and temperature are each stated for the series: whether they hold together for one size is not stated. Give us all three.',
};

/** The same where the rating is one, or stated per size. */
const temperatureOfSeries: Localized = {
  ko: '사용 온도가 모든 호칭경에 해당하는지는 자료에 없습니다.',
  en: 'Whether the temperature range holds for every size is not stated.',
};

/** What to mind in a table that compares series. */
export const comparedRatings: Localized = joined(rangesOfSeries, ratingFalls);

/** An overview ends with what to mind, which the data sheet prints: with a rating, that it falls. */
export function overviewOf({ detailDescription, technical }: ProductEntry): Localized {
  if (!('rating' in technical)) return detailDescription;
  const { pn = [], ansi = [], working, pnBySize } = technical.rating;
  const classes = pn.length + ansi.length;
  if (classes > 1) return joined(detailDescription, comparedRatings);
  // It states a pressure itself, which is no designation.
  if (working) return joined(detailDescription, temperatureOfSeries, pressureFalls);
  if (classes === 0 && !pnBySize) return detailDescription;
  return joined(detailDescription, temperatureOfSeries, ratingFalls);
}

/** Of the valves that come with their actuator: what is not stated of it. */
export const ownActuator = (supply: string): Localized => ({
  ko: `액추에이터 공급 압력은 ${supply}입니다. 공압 구동이라는 표기는 이 압력에서 추정한 것이므로, 액추에이터를 함께 공급하는지와 함께 견적 때 확인합니다. 이 값이 최솟값인지 정격값인지는 자료에 없으므로, 현장의 공급 압력이 이보다 낮거나 높으면 문의 때 알려 주십시오. 액추에이터가 복동식인지 단동식인지도 자료에 없으므로, 공기가 끊겼을 때 밸브가 있어야 할 위치를 알려 주십시오.`,
  en: `The actuator supply pressure is ${supply}; that the drive is pneumatic is inferred from it, and is confirmed with the quotation, as is whether the actuator is supplied with the valve. Whether that pressure is a minimum or a rated value is not stated: if yours is lower or higher, tell us when you ask. Whether the actuator is double-acting or spring-return is not stated either: tell us the position the valve must take on loss of air.`,
});

/** The temperature that S70 and S80 state beside their range. */
export const extendedLimit = (extended: string): Localized => ({
  ko: `${extended}는 사용 온도의 확장 상한으로 실려 있으나 그 조건은 자료에 없으므로, 쓰기 전에 문의해 주십시오.`,
  en: `${extended} is stated as an extended limit; its condition is not, so ask first.`,
});

/** How a pinch valve opens, and what that means when its air fails. */
export const pinchOpens: Localized = {
  ko: '공기를 빼면 유체의 압력과 슬리브의 탄성으로 열립니다. 따라서 조작 공기가 끊기면 닫힌 상태가 유지되지 않습니다. 진공이거나 압력이 없는 배관에 쓰려면 문의해 주십시오.',
  en: 'When the air is vented the valve opens, by the pressure of the medium and the elasticity of the sleeve. It therefore does not stay closed on loss of control air. For vacuum or unpressurised lines, please ask.',
};

/** What the data sheet of a pinch valve says of selecting it: the air, and the sleeve. */
export const pinchSelecting: Localized = {
  ko: '조작 공기를 빼면 열리며, 조작 공기가 끊기면 닫힌 상태가 유지되지 않습니다. 슬리브 재질은 온도만으로 정할 수 없고, 어느 재질이 어느 형식과 호칭경에 공급되는지는 자료에 없으므로 유체를 알려 주십시오.',
  en: 'The valve opens when the control air is vented, and does not stay closed on loss of control air. Temperature alone does not decide the sleeve material, and which is supplied for which type and size is not stated: tell us the medium.',
};

/** Stands under every table of sleeve materials: spec §9 gives one list of highest temperatures for all pinch valves. */
export const sleeveReservations: Localized = {
  ko: '표는 최고 온도만 나타냅니다. 재질별 최저 온도, LQ와 SKAZ의 뜻, 어느 재질이 어느 형식과 호칭경에 공급되는지는 자료에 없습니다. 온도만으로 재질을 정할 수 없으므로 유체 이름, 농도, 고형물의 크기와 양을 함께 알려 주십시오. 식품 접촉 가능 여부 등은 따로 확인받으십시오.',
  en: 'The table gives the highest temperatures only. The lowest temperature of each material, the meaning of LQ and SKAZ, and which materials are supplied for which type and size are not stated. Temperature alone does not decide the material: please give the medium, its concentration, and the size and amount of solids. Have suitability such as food contact confirmed separately.',
};

/** Views of the AP range that show its inside, alone and on the pages of its catalogue. */
const AP_INSIDE = /^(?:ap-(?:da|sr)\/cutaway|rotary-figure\/(?:0[23]|1[01])-)/;
const apPrinciple: Localized = {
  ko: '원리를 나타낸 그림이며, AP 시리즈의 구조는 자료에 없습니다.',
  en: 'It shows the principle; the design of the AP range is not stated.',
};

/** Views of the 480 series, whose handwheel is drawn and named. */
const QUARTER_TURN = /^quarter-turn-480\//;
const manualOverride: Localized = {
  ko: '수동 조작은 자료에 없습니다.',
  en: 'Manual override is not stated.',
};

/** What stands beside a picture that shows more than its source states; undefined for any other. */
export function pictureNote(id: PictureId): Localized | undefined {
  if (AP_INSIDE.test(id)) return apPrinciple;
  return QUARTER_TURN.test(id) ? manualOverride : undefined;
}
