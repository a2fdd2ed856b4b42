import type { Brand } from '#content/schema/company.ts';

/** The name of the site. It stands in this file and nowhere else. */
const brand: Brand = {
  name: { ko: '가마산밸브', en: 'Gamasan Valve & Actuator' },
  descriptor: { ko: '산업용 밸브·액추에이터', en: 'Industrial valves and actuators' },
  description: {
    ko: '전동·공압·유압 액추에이터와 핀치·버터플라이·볼 밸브를 공급하고, 구동 밸브로 조립하며, 수동 밸브를 개조합니다.',
    en: 'Supply of electric, pneumatic and hydraulic actuators and of pinch, butterfly and ball valves; assembly of actuated valves; retrofit of manual ones.',
  },
  summaries: [
    {
      ko: '서울에서 산업용 밸브와 액추에이터를 공급하고 조립하며, 수동 밸브를 개조합니다.',
      en: 'Industrial valves and actuators from Seoul, Korea: supply, assembly and retrofit.',
    },
    {
      ko: '도면과 견적은 전화나 문의 양식으로 요청하실 수 있습니다.',
      en: 'Ask for drawings and quotations by telephone or with the inquiry form.',
    },
  ],
  provenance: [
    { field: 'name', source: 'sample', note: 'Name of the company in both languages' },
    { field: 'descriptor', source: 'project' },
    { field: 'description', source: 'spec §1' },
    { field: 'summaries', source: 'spec §1' },
  ],
};

export default brand;
