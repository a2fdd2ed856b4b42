import type { ConflictingClaim } from '#content/schema/provenance.ts';

/** Facts on which the sources do not agree: every reading is kept and shown where the specification puts it. */
const claims: readonly ConflictingClaim[] = [
  {
    id: 'founding-year',
    subject: 'Year in which the company was founded',
    readings: [
      { value: 1992, place: 'timeline', source: 'spec §1' },
      { value: 1994, place: 'about', source: 'spec §1' },
      { value: 1994, place: 'business', source: 'spec §1' },
    ],
    note: {
      ko: '설립 연도는 자료에 따라 1992년 또는 1994년입니다.',
      en: 'Sources give the founding year as 1992 or 1994.',
    },
  },
  {
    id: 'years-of-service',
    subject: 'How long the company has served its customers',
    readings: [
      { value: 'service since 2005', place: 'hero', source: 'spec §1' },
      { value: 'over two decades', place: 'why-choose-us', source: 'spec §1' },
      { value: '30+ years of experience', place: 'headline-figures', source: 'spec §1' },
    ],
    note: {
      ko: '서비스 기간은 자료에 따라 2005년부터, 20년 넘게, 30년 이상으로 다릅니다.',
      en: 'Sources differ on the years of service: since 2005, over two decades, 30+ years.',
    },
  },
  {
    id: 'ap-sizes',
    subject: 'How many sizes the AP range has',
    readings: [
      { value: 'AP1 to AP12', place: 'product', source: 'spec §9' },
      { value: '11 sizes', place: 'product', source: 'spec §9' },
    ],
    note: {
      ko: 'AP 시리즈의 크기가 몇 가지인지는 자료에 두 가지로 적혀 있습니다.',
      en: 'Sources differ on how many sizes the AP range has.',
    },
  },
];

export default claims;
