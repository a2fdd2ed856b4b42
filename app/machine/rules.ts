import type { Localized } from '#facts/values.ts';

/** What a program may not conclude from the catalogue; the same as the pages say. */
export const RULES: readonly Localized[] = [
  {
    ko: '압력 등급은 호칭이며 허용 압력은 온도에 따라 낮아집니다.',
    en: 'The pressure rating is a designation; the allowable pressure falls as the temperature rises.',
  },
  {
    ko: '호칭경, 압력 등급, 온도는 시리즈(series)의 값입니다. 한 밸브가 이 값들을 함께 만족하는지는 자료에 없으므로 문의로 확인하십시오.',
    en: 'Sizes, ratings and temperatures are those of a series: whether one valve combines several of them is not stated. Ask.',
  },
  {
    ko: '자료에 없는 값은 추정하지 않습니다. 문의 항목으로 보내면 공급사가 답합니다.',
    en: 'What is not stated is not concluded. Send it as a question of the inquiry: the supplier answers.',
  },
  {
    ko: 'PN, 클래스, JIS K는 이름이며 서로 환산하지 않습니다.',
    en: 'PN, class and JIS K are names. They are never converted into each other.',
  },
  {
    ko: '가격은 싣지 않습니다. 문의(KRW)로 안내합니다.',
    en: 'No prices are published: on request, in KRW.',
  },
];
