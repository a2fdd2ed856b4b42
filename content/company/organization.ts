import type { Organization } from '#content/schema/company.ts';

/** CEO above five teams (spec §2). What each team does is a sample. */
const organization: Organization = {
  title: { ko: '조직도', en: 'Organization' },
  lead: {
    ko: '대표이사 아래 다섯 팀이 선정부터 조립, 검사까지 나누어 맡습니다.',
    en: 'Under the CEO, five teams share the work from selection to assembly and inspection.',
  },
  head: { id: 'ceo', name: { ko: '대표이사', en: 'CEO' } },
  teams: [
    {
      id: 'sales',
      name: { ko: '영업팀', en: 'Sales' },
      tasks: { ko: '문의 상담, 견적, 납품', en: 'Inquiries, quotations, delivery' },
    },
    {
      id: 'management',
      name: { ko: '관리팀', en: 'Management' },
      tasks: { ko: '총무, 회계, 재고', en: 'Administration, accounts, stock' },
    },
    {
      id: 'purchasing',
      name: { ko: '구매팀', en: 'Purchasing' },
      tasks: { ko: '제조사 발주, 수입', en: 'Orders with the makers, import' },
    },
    {
      id: 'technical-development',
      name: { ko: '기술개발팀', en: 'Technical Development' },
      tasks: { ko: '선정, 조립 설계, 개조', en: 'Selection, assembly design, retrofit' },
    },
    {
      id: 'quality-control',
      name: { ko: '품질관리팀', en: 'Quality Control' },
      tasks: { ko: '수입 검사, 출하 검사', en: 'Incoming and outgoing inspection' },
    },
  ],
  provenance: [
    { field: 'teams', source: 'spec §2' },
    { field: 'lead', source: 'sample', note: 'What the five teams do, also in teams.*.tasks' },
  ],
};

export default organization;
