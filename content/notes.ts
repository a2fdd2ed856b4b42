import type { BlockOf } from './schema/block.ts';
import type { Localized, PictureId } from './schema/localized.ts';
import type { ProductEntry } from './schema/product.ts';

/** Stands wherever the torque of a pneumatic actuator is compared at a supply pressure. */
export const springStroke: Localized = {
  ko: '단동식의 스프링 행정 토크는 공급 압력과 무관하므로 따로 비교하십시오.',
  en: 'The torque of the spring stroke of a spring-return actuator does not depend on the supply pressure: compare it separately.',
};

/** A feature of the valves that are fitted with any actuator; their pages then offer each of them. */
export const anyActuatorFitted: Localized = {
  ko: '전동·공압·유압 액추에이터를 조립하여 공급합니다',
  en: 'Supplied with an electric, pneumatic or hydraulic actuator fitted on request',
};

/** 480-110: what ISO 5211 says of the smaller of its output flanges. */
export const flangeOf480110 = (flange: string): Localized => ({
  ko: `출력 플랜지 ${flange}는 ISO 5211의 최대 플랜지 토크가 이 모델의 최대 토크보다 작으므로, ${flange}로 취부하려면 반드시 확인받으십시오.`,
  en: `The maximum flange torque that ISO 5211 gives for the output flange ${flange} is below the maximum torque of this model: to mount it on ${flange}, have that confirmed first.`,
});

/** Stands in every electric document that gives figures: a reader may come from a model of the 480 series. */
export const electricRangeOnly: BlockOf<'highlight'> = {
  type: 'highlight',
  text: {
    ko: '이 자료의 수치는 전동 액추에이터 제품군의 공통 사양입니다. 쿼터턴 480 시리즈에도 해당하는지는 자료에 없습니다.',
    en: 'The figures of this document are those of the electric range in common. Whether they hold for the quarter-turn 480 series is not stated.',
  },
};

/** What must be said wherever a pressure rating stands beside a temperature: on the pages and data sheets of valves, in their catalogues. */
export const ratingFalls: Localized = {
  ko: '압력 등급은 호칭입니다. 허용 압력은 온도가 올라가면 낮아지므로 사용 온도에서의 값을 확인받으십시오.',
  en: 'The pressure rating is a designation. Allowable pressure falls as the temperature rises: have it confirmed at your operating temperature.',
};

/** An overview ends with what to mind, which the data sheet prints: with a rating, that it falls. */
export function overviewOf({ detailDescription: { ko, en }, technical }: ProductEntry): Localized {
  if (!('rating' in technical)) return { ko, en };
  const { pn, ansi, working, pnBySize } = technical.rating;
  return (pn ?? ansi ?? working ?? pnBySize) === undefined
    ? { ko, en }
    : { ko: `${ko} ${ratingFalls.ko}`, en: `${en} ${ratingFalls.en}` };
}

/** Cutaway views of the AP range, alone and on the pages of its catalogue. */
const AP_CUTAWAY = /^(?:ap-(?:da|sr)\/cutaway|rotary-figure\/0[23]-)/;
const apPrinciple: Localized = {
  ko: '원리를 나타낸 그림이며, AP 시리즈의 구조는 자료에 없습니다.',
  en: 'Illustration of a principle: the design of the AP range is not stated.',
};

/** What stands beside a picture that shows more than its source states; undefined for any other. */
export const pictureNote = (id: PictureId): Localized | undefined =>
  AP_CUTAWAY.test(id) ? apPrinciple : undefined;
