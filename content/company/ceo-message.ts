import contact from './contact.ts';
import type { CeoMessage } from '#content/schema/company.ts';

const ceoMessage: CeoMessage = {
  title: { ko: 'CEO 인사말', en: 'CEO message' },
  lead: {
    ko: '맞는 밸브를, 맞는 구동 방식으로 공급합니다.',
    en: 'The right valve, with the right actuator.',
  },
  paragraphs: {
    ko: [
      '안녕하십니까. 저희 홈페이지를 찾아 주셔서 감사합니다.',
      '저희는 1994년에 설립된 이래 산업용 밸브와 액추에이터를 공급해 왔습니다. 해외 제조사 세 곳의 전동 액추에이터, 공압 액추에이터와 밸브, 핀치 밸브를 국내 현장에 맞추어 선정하고 조립합니다.',
      '밸브 하나가 멈추면 설비 전체가 멈춥니다. 그래서 저희는 카탈로그의 수치를 부풀리지 않습니다. 확인이 필요한 값은 제조사에 물어 답을 드립니다.',
      '새 설비는 물론, 오래 쓰신 수동 밸브를 구동 밸브로 바꾸는 일도 맡겨 주십시오. 조건을 보내 주시면 성실하게 답변드리겠습니다.',
    ],
    en: [
      'Welcome, and thank you for visiting our site.',
      'Since our foundation in 1994 we have supplied industrial valves and actuators. From three overseas manufacturers we select electric actuators, pneumatic actuators and valves, and pinch valves, and assemble them to suit plants in Korea.',
      'When one valve stops, the whole plant stops. That is why we do not embellish the figures of a catalogue. What needs confirming we check with the manufacturer before we answer.',
      'Bring us your new plant, and also the manual valves you have used for years and want actuated. Send your conditions and we will answer with care.',
    ],
  },
  signature: { ko: `대표이사 ${contact.ceo.ko}`, en: `${contact.ceo.en}, CEO` },
  images: { ko: 'ceo-message/ko', en: 'ceo-message/en' },
  imageAlt: {
    ko: 'CEO 인사말을 담은 도면: 머리글, 전동 액추에이터를 장착한 볼 밸브, 서명란',
    en: 'The CEO message as a drawing sheet: its motto, a ball valve with its electric actuator, a block for the signature',
  },
  provenance: [
    { field: '*', source: 'sample', note: 'Text of the CEO message, the name and the picture' },
    {
      field: 'paragraphs',
      source: 'spec §1',
      note: 'The year 1994 is one of two readings of the founding year',
    },
  ],
};

export default ceoMessage;
