import type { Home } from '#content/schema/company.ts';

const home: Home = {
  hero: [
    {
      ko: '2005년부터 산업용 밸브와 액추에이터를 공급하고 서비스합니다.',
      en: 'Valves and actuators for industry, with service since 2005.',
    },
    {
      ko: '유체, 압력, 온도. 조건에 맞는 밸브를 조립해 보냅니다.',
      en: 'Medium, pressure, temperature. Valves assembled to your conditions.',
    },
    {
      ko: '쓰던 수동 밸브를 모터·공압·유압 구동 밸브로 개조합니다.',
      en: 'Your manual valves, retrofitted for motor, air or hydraulic operation.',
    },
  ],
  heroLead: {
    ko: '전동·공압·유압 액추에이터와 핀치·버터플라이·볼 밸브를 공급하고, 구동 밸브로 조립합니다.',
    en: 'Electric, pneumatic and hydraulic actuators; pinch, butterfly and ball valves; supplied singly or assembled as actuated valves.',
  },
  productCards: [
    {
      category: 'pneumatic',
      figure: { ko: '25–18,500', en: '25–18,500' },
      figureUnit: { ko: 'Nm', en: 'Nm' },
      text: {
        ko: '복동식과 단동식(스프링 리턴), AP1–AP12. 공급 압력 2–8 bar, ISO 5211 취부입니다.',
        en: 'Double-acting and spring-return, AP1–AP12. Supply pressure 2–8 bar, mounting to ISO 5211.',
      },
    },
    {
      category: 'electric',
      figure: { ko: 'IP67', en: 'IP67' },
      figureUnit: { ko: '표준', en: 'standard' },
      text: {
        ko: '표준 주위 온도 −25 ~ +70 °C. 침수 조건에는 IP68을 선택합니다.',
        en: 'Ambient temperature −25 to +70 °C as standard. IP68 is an option for submersion.',
      },
    },
    {
      category: 'special',
      figure: { ko: '4,000', en: '4,000' },
      figureUnit: { ko: 'Nm까지', en: 'Nm max.' },
      text: {
        ko: '쿼터턴 480 시리즈와, 유압·공압 모터로 구동하는 4HO/4PO 시리즈입니다.',
        en: 'The quarter-turn 480 series, and the 4HO/4PO series driven by hydraulic or pneumatic motors.',
      },
    },
    {
      category: 'pinch-valve',
      figure: { ko: 'DN 20–200', en: 'DN 20–200' },
      text: {
        ko: '플랜지형 PQVF와 나사식 PQVI. 슬리브 재질은 16종, 최고 +150 °C입니다.',
        en: 'Flanged PQVF and threaded PQVI. Sixteen sleeve materials, up to +150 °C.',
      },
    },
  ],
  strengths: [
    {
      id: 'expertise',
      title: { ko: '전문성', en: 'Expertise' },
      text: {
        ko: '밸브와 액추에이터를 함께 다룹니다. 조건표를 보내 주시면 제품과 구동 방식을 같이 제안합니다.',
        en: 'We handle valve and actuator together. Send your conditions and we propose the product along with its drive.',
      },
    },
    {
      id: 'reliability',
      title: { ko: '신뢰성', en: 'Reliability' },
      text: {
        ko: '자료에 있는 수치를 그대로 싣고, 자료에 없는 값은 없다고 적습니다.',
        en: 'Figures are given as the source states them, and marked as not stated where it is silent.',
      },
    },
    {
      id: 'global-service',
      title: { ko: '글로벌 서비스', en: 'Global service' },
      text: {
        ko: '전동, 공압, 핀치 밸브 분야의 해외 제조사 세 곳과 국내 현장을 잇습니다.',
        en: 'We link three makers abroad, of electric actuators, pneumatic products and pinch valves, with plants in Korea.',
      },
    },
    {
      id: 'innovation',
      title: { ko: '혁신', en: 'Innovation' },
      text: {
        ko: '수동 밸브를 구동 밸브로 개조하여 기존 배관을 그대로 살립니다.',
        en: 'We turn manual valves into actuated ones and keep your existing piping.',
      },
    },
  ],
  sectors: [
    {
      id: 'water',
      title: { ko: '상하수도', en: 'Water and wastewater' },
      text: {
        ko: '슬러지와 약품 배관의 차단과 제어',
        en: 'Shut-off and control of sludge and chemical lines',
      },
      products: ['pqvf', '301'],
    },
    {
      id: 'power',
      title: { ko: '발전', en: 'Power plants' },
      text: { ko: '고온 배관과 보조 계통', en: 'Hot lines and auxiliary systems' },
      products: ['501m', 'ht600'],
    },
    {
      id: 'petrochemical',
      title: { ko: '석유화학', en: 'Petrochemical' },
      text: { ko: 'ANSI 등급 배관의 개폐', en: 'Shut-off in ANSI-rated piping' },
      products: ['s10', 's30', '501m'],
    },
    {
      id: 'marine',
      title: { ko: '조선·해양', en: 'Shipbuilding and marine' },
      text: { ko: '선내 배관의 원격 개폐', en: 'Remote operation of shipboard valves' },
      products: ['301', 'ap-da'],
    },
    {
      id: 'lng',
      title: { ko: 'LNG선', en: 'LNG carriers' },
      text: { ko: '−196 °C까지의 극저온 배관', en: 'Cryogenic lines down to −196 °C' },
      products: ['501m'],
    },
  ],
  featured: [
    {
      id: 'pneumatic-ball',
      title: {
        ko: '공압 구동 볼 밸브 S50·S60',
        en: 'Pneumatically actuated ball valves S50 and S60',
      },
      text: {
        ko: '공급 압력 5.5 bar로 구동하는 볼 밸브입니다. S50은 3 in, S60은 4 in까지 있습니다.',
        en: 'Ball valves operated at a supply of 5.5 bar: S50 up to 3 in, S60 up to 4 in.',
      },
      tags: [
        { ko: 'PN 63', en: 'PN 63' },
        { ko: '최대 차압 16 bar', en: 'Max. differential 16 bar' },
        { ko: '−20 ~ +200 °C', en: '−20 to +200 °C' },
      ],
      image: 's60/card',
      href: '/products/sirca-valves/ball-valves',
    },
    {
      id: 'butterfly-501m',
      title: { ko: '버터플라이 밸브 501M', en: 'Butterfly valve 501M' },
      text: {
        ko: '−196 °C부터 +538 °C까지 한 시리즈로 대응하는 버터플라이 밸브입니다.',
        en: 'One butterfly series from −196 °C to +538 °C.',
      },
      tags: [
        { ko: 'DN 50–1000', en: 'DN 50–1000' },
        { ko: 'ANSI 150/300/600', en: 'ANSI 150/300/600' },
        { ko: '−196 ~ +538 °C', en: '−196 to +538 °C' },
      ],
      image: '501m/card',
      href: '/products/sirca-valves/butterfly-valves/501m',
    },
    {
      id: 'pinch-pqvf',
      title: { ko: '핀치 밸브 PQVF', en: 'Pinch valve PQVF' },
      text: {
        ko: '회주철 GG20 또는 알루미늄 케이싱에 고무 슬리브를 끼운 밸브입니다.',
        en: 'An elastomer sleeve in a casing of grey cast iron GG20 or aluminium.',
      },
      tags: [
        { ko: 'DN 40–200', en: 'DN 40–200' },
        { ko: '최대 사용 압력 4–6 bar', en: 'Max. operating pressure 4–6 bar' },
        { ko: '슬리브 재질 16종', en: '16 sleeve materials' },
      ],
      image: 'pqvf/card',
      href: '/products/pinch-valve/pqvf/pqvf',
    },
    {
      id: 'quarter-turn-480',
      title: { ko: '쿼터턴 480 시리즈', en: 'Quarter-turn 480 series' },
      text: {
        ko: '볼·버터플라이 밸브를 90°로 여닫는 전동 액추에이터, 여덟 모델입니다.',
        en: 'Eight electric actuators that turn ball and butterfly valves through 90°.',
      },
      tags: [
        { ko: '60–1,100 Nm', en: '60–1,100 Nm' },
        { ko: '출력 플랜지 F05–F14', en: 'Flanges F05 to F14' },
        { ko: '90° 20–39초', en: '90° in 20–39 s' },
      ],
      image: 'quarter-turn-480/card',
      href: '/products/special/quarter-turn-480',
    },
  ],
  figures: [
    {
      id: 'experience',
      value: { ko: '30', en: '30+' },
      unit: { ko: '년 이상', en: 'years' },
      label: { ko: '밸브·액추에이터 경험', en: 'of experience with valves and actuators' },
    },
    {
      id: 'torque',
      value: { ko: '18,500', en: '18,500' },
      unit: { ko: 'Nm', en: 'Nm' },
      label: {
        ko: '공압 로터리 액추에이터 최대 토크',
        en: 'highest torque, pneumatic rotary actuators',
      },
    },
    {
      id: 'size',
      value: { ko: 'DN 1200', en: 'DN 1200' },
      unit: { ko: '까지', en: 'max.' },
      label: { ko: '버터플라이 밸브 호칭경', en: 'nominal size, butterfly valves' },
    },
    {
      id: 'temperature',
      value: { ko: '+600', en: '+600' },
      unit: { ko: '°C', en: '°C' },
      label: { ko: '밸브 최고 사용 온도', en: 'highest valve temperature' },
    },
  ],
  whyChooseUs: {
    title: { ko: '선택하는 이유', en: 'Why choose us' },
    lead: {
      ko: '20년이 넘는 서비스로 선정부터 조립, 개조까지 한 창구에서 답합니다.',
      en: 'With over two decades of service: one point of contact for selection, assembly and retrofit.',
    },
    reasons: [
      {
        id: 'one-contact',
        title: { ko: '한 창구', en: 'One point of contact' },
        text: {
          ko: '밸브, 액추에이터, 포지셔너를 따로 찾지 않으셔도 됩니다.',
          en: 'No need to look for valve, actuator and positioner in three places.',
        },
      },
      {
        id: 'three-makers',
        title: { ko: '해외 제조사 세 곳', en: 'Three makers abroad' },
        text: {
          ko: '전동 액추에이터, 공압 액추에이터와 밸브, 핀치 밸브의 전문 제조사 제품입니다.',
          en: 'Specialists in electric actuators, in pneumatic actuators and valves, and in pinch valves.',
        },
      },
      {
        id: 'assembled',
        title: { ko: '조립하여 공급', en: 'Supplied assembled' },
        text: {
          ko: '모터·공압·유압 구동 밸브로 조립하여 현장에서 바로 설치하도록 보냅니다.',
          en: 'Motor-, air- and hydraulically operated valves arrive assembled, ready to install.',
        },
      },
      {
        id: 'honest-figures',
        title: { ko: '있는 그대로의 수치', en: 'Figures as they are' },
        text: {
          ko: '불확실한 값은 추측하지 않고 제조사에 확인하여 답합니다.',
          en: 'Where a value is uncertain we do not guess: we ask the maker.',
        },
      },
    ],
  },
  provenance: [
    { field: 'hero', source: 'spec §1', note: '"Service since 2005" is one of three readings' },
    {
      field: 'figures',
      source: 'spec §1',
      note: '"30+ years of experience" is one of three readings; the other figures are of spec §9',
    },
    {
      field: 'whyChooseUs.lead',
      source: 'spec §1',
      note: '"Over two decades" is one of three readings',
    },
    { field: 'strengths', source: 'sample', note: 'Texts of the four strengths' },
    { field: 'whyChooseUs.reasons', source: 'sample', note: 'Texts of the reasons' },
    {
      field: 'sectors',
      source: 'sample',
      note: 'Which products are named for a sector is a judgement',
    },
    { field: 'productCards', source: 'spec §9' },
    { field: 'featured', source: 'spec §9' },
  ],
};

export default home;
