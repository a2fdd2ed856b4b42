import type { ConflictingClaim } from '#content/schema/provenance.ts';

/** Facts on which the sources do not agree: every reading is kept and shown where the specification puts it. */
const claims: readonly ConflictingClaim[] = [
  {
    id: 'founding-year',
    subject: { ko: '설립 연도', en: 'Year in which the company was founded' },
    readings: [
      { value: 1992, place: 'timeline', source: 'spec §1' },
      { value: 1994, place: 'about', source: 'spec §1' },
      { value: 1994, place: 'business', source: 'spec §1' },
    ],
  },
  {
    id: 'years-of-service',
    subject: { ko: '서비스 기간', en: 'How long the company has served its customers' },
    readings: [
      { value: 'service since 2005', place: 'hero', source: 'spec §1' },
      { value: 'over two decades', place: 'why-choose-us', source: 'spec §1' },
      { value: '30+ years of experience', place: 'headline-figures', source: 'spec §1' },
    ],
  },
  {
    id: 'ap-sizes',
    subject: { ko: 'AP 시리즈의 크기 수', en: 'How many sizes the AP range has' },
    readings: [
      { value: 'AP1 to AP12', place: 'product', source: 'spec §9' },
      { value: '11 sizes', place: 'product', source: 'spec §9' },
    ],
  },
];

export default claims;
