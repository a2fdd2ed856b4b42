import type { Timeline } from '#content/schema/company.ts';

/** The specification's ten events from 1992 to 2004 (spec §3) and later ones, in order of date. The year of foundation is one of its two readings; all else is a sample. */
const timeline: Timeline = {
  title: { ko: '회사 연혁', en: 'Company history' },
  lead: {
    ko: '설립부터 연도순으로 적었습니다.',
    en: 'From the foundation on, year by year.',
  },
  events: [
    {
      date: '1992',
      event: { ko: '회사 설립', en: 'Company founded' },
      keywords: { ko: ['설립'], en: ['founded'] },
    },
    {
      date: '1993',
      event: { ko: '산업용 밸브 공급 시작', en: 'Supply of industrial valves begins' },
      keywords: { ko: ['산업용 밸브'], en: ['industrial valves'] },
    },
    {
      date: '1994',
      event: { ko: '전동 액추에이터 공급 시작', en: 'Supply of electric actuators begins' },
      keywords: { ko: ['전동 액추에이터'], en: ['electric actuators'] },
    },
    {
      date: '1995',
      event: { ko: '공압 액추에이터 공급 시작', en: 'Supply of pneumatic actuators begins' },
      keywords: { ko: ['공압 액추에이터'], en: ['pneumatic actuators'] },
    },
    {
      date: '1996',
      event: { ko: '모터 구동 밸브 조립 시작', en: 'Assembly of motor-operated valves begins' },
      keywords: { ko: ['모터 구동 밸브'], en: ['motor-operated valves'] },
    },
    {
      date: '1998',
      event: { ko: '공압 구동 밸브 조립 시작', en: 'Assembly of air-operated valves begins' },
      keywords: { ko: ['공압 구동 밸브'], en: ['air-operated valves'] },
    },
    {
      date: '1999',
      event: { ko: '핀치 밸브 공급 시작', en: 'Supply of pinch valves begins' },
      keywords: { ko: ['핀치 밸브'], en: ['pinch valves'] },
    },
    {
      date: '2001',
      event: {
        ko: '유압 구동 밸브 조립 시작',
        en: 'Assembly of hydraulically operated valves begins',
      },
      keywords: { ko: ['유압 구동 밸브'], en: ['hydraulically operated valves'] },
    },
    {
      date: '2003',
      event: {
        ko: '버터플라이 밸브와 볼 밸브 공급 시작',
        en: 'Supply of butterfly and ball valves begins',
      },
      keywords: { ko: ['버터플라이 밸브', '볼 밸브'], en: ['butterfly', 'ball valves'] },
    },
    {
      date: '2004',
      event: { ko: '수동 밸브 개조 사업 시작', en: 'Retrofit of manual valves begins' },
      keywords: { ko: ['수동 밸브 개조'], en: ['Retrofit of manual valves'] },
    },
  ],
  provenance: [
    { field: 'events', source: 'sample', note: 'Dates and texts of the events' },
    {
      field: 'events.0.date',
      source: 'spec §1',
      note: 'The year 1992 is one of two readings of the founding year',
    },
  ],
};

export default timeline;
