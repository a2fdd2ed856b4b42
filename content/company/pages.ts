import type { PageText } from '#content/schema/company.ts';

/** Pages whose title, description and keywords are not those of an entry. */
export type PageId =
  | 'home'
  | 'products'
  | 'about'
  | 'about-company'
  | 'about-organization'
  | 'about-business'
  | 'about-map'
  | 'gallery'
  | 'contact'
  | 'downloads'
  | 'compare'
  | 'search'
  | 'guides'
  | 'glossary'
  | 'sitemap'
  | 'privacy'
  | 'accessibility'
  | 'offline'
  | 'admin'
  | 'not-found';

const pages: Readonly<Record<PageId, PageText>> = {
  home: {
    title: { ko: '산업용 밸브와 액추에이터', en: 'Industrial valves and actuators' },
    description: {
      ko: '전동·공압·유압 액추에이터와 핀치·버터플라이·볼 밸브를 서울에서 공급하고 조립합니다. 사용 중인 수동 밸브를 모터·공압·유압 구동 밸브로 개조합니다.',
      en: 'Electric, pneumatic and hydraulic actuators; pinch, butterfly and ball valves. Supply, assembly and retrofit in Seoul, Korea.',
    },
    keywords: {
      ko: [
        '밸브',
        '액추에이터',
        '액츄에이터',
        '전동밸브',
        '공압밸브',
        '버터플라이 밸브',
        '볼 밸브',
        '핀치 밸브',
      ],
      en: [
        'valve',
        'actuator',
        'electric actuator',
        'pneumatic actuator',
        'motorised valve',
        'butterfly valve',
        'ball valve',
        'pinch valve',
      ],
    },
  },
  products: {
    title: { ko: '제품', en: 'Products' },
    description: {
      ko: '공압·전동·특수 액추에이터, SIRCA 버터플라이·볼 밸브, 핀치 밸브의 카탈로그와 기술 자료입니다.',
      en: 'Catalogues and technical data: pneumatic, electric and special actuators, SIRCA butterfly and ball valves, pinch valves.',
    },
    keywords: {
      ko: ['밸브 카탈로그', '액추에이터 카탈로그', '기술 자료', '밸브 사양'],
      en: ['valve catalogue', 'actuator catalogue', 'technical data', 'valve ratings'],
    },
  },
  about: {
    title: { ko: 'CEO 인사말', en: 'CEO message' },
    description: {
      ko: '산업용 밸브와 액추에이터를 공급하는 회사의 대표 인사말입니다.',
      en: 'A word from the CEO of a supplier of industrial valves and actuators.',
    },
    keywords: {
      ko: ['회사소개', 'CEO 인사말', '대표 인사말'],
      en: ['about us', 'CEO message', 'company'],
    },
  },
  'about-company': {
    title: { ko: '회사 연혁', en: 'Company history' },
    description: {
      ko: '산업용 밸브와 액추에이터를 공급해 온 회사의 연혁을 연도순으로 소개합니다.',
      en: 'The history of a supplier of industrial valves and actuators, year by year.',
    },
    keywords: {
      ko: ['회사 연혁', '설립', '1992년'],
      en: ['company history', 'timeline', 'founded 1992'],
    },
  },
  'about-organization': {
    title: { ko: '조직도', en: 'Organization' },
    description: {
      ko: '대표이사와 영업, 관리, 구매, 기술개발, 품질관리 다섯 팀의 조직도입니다.',
      en: 'The CEO and five teams: sales, management, purchasing, technical development and quality control.',
    },
    keywords: {
      ko: ['조직도', '영업팀', '기술개발팀', '품질관리팀'],
      en: ['organization chart', 'sales', 'technical development', 'quality control'],
    },
  },
  'about-business': {
    title: { ko: '사업 분야', en: 'Business areas' },
    description: {
      ko: '액추에이터와 밸브 공급, 구동 밸브 조립, 수동 밸브 개조와 적용 분야를 소개합니다.',
      en: 'Supply of actuators and valves, assembly of actuated valves, retrofit of manual ones, and the sectors we serve.',
    },
    keywords: {
      ko: ['사업 분야', '밸브 조립', '수동 밸브 개조', '포지셔너', '서지 밸브', '공기 밸브'],
      en: [
        'business areas',
        'valve assembly',
        'retrofit',
        'positioner',
        'surge valve',
        'air-release valve',
      ],
    },
  },
  'about-map': {
    title: { ko: '오시는 길', en: 'Directions' },
    description: {
      ko: '서울 금천구 가마산로의 사무실로 오시는 길입니다. 지하철 1호선과 7호선, 자동차 경로 두 가지를 안내합니다.',
      en: 'How to reach our office in Gamasan-ro, Geumcheon-gu, Seoul: subway lines 1 and 7, and two routes by car.',
    },
    keywords: {
      ko: ['오시는 길', '금천구', '가마산로', '지도'],
      en: ['directions', 'map', 'Geumcheon-gu', 'Gamasan-ro'],
    },
  },
  gallery: {
    title: { ko: '갤러리', en: 'Gallery' },
    description: {
      ko: '핀치 밸브 300A 슬리브 교체 등 작업 과정을 그림으로 보여 줍니다.',
      en: 'Work step by step in pictures, such as the sleeve replacement of a 300A pinch valve.',
    },
    keywords: {
      ko: ['갤러리', '슬리브 교체', '정비'],
      en: ['gallery', 'sleeve replacement', 'maintenance'],
    },
  },
  contact: {
    title: { ko: '문의하기', en: 'Contact us' },
    description: {
      ko: '제품 문의와 견적 요청을 보내 주십시오. 유체, 호칭경, 압력, 온도를 적어 주시면 더 정확하게 답변드립니다.',
      en: 'Send a product inquiry or a request for quotation. With medium, size, pressure and temperature we can answer precisely.',
    },
    keywords: {
      ko: ['견적 요청', '제품 문의', '고객센터'],
      en: ['request for quotation', 'inquiry', 'customer center'],
    },
  },
  downloads: {
    title: { ko: '자료실', en: 'Downloads' },
    description: {
      ko: '액추에이터와 밸브의 데이터 시트, 기술 자료, 치수도, CAD 파일을 내려받을 수 있습니다.',
      en: 'Data sheets, technical documents, dimension drawings and CAD files of actuators and valves.',
    },
    keywords: {
      ko: ['자료실', '카탈로그', '사양서'],
      en: ['downloads', 'catalogue', 'data sheet'],
    },
  },
  sitemap: {
    title: { ko: '사이트맵', en: 'Sitemap' },
    description: {
      ko: '이 사이트의 모든 페이지 목록입니다.',
      en: 'A list of all pages of this site.',
    },
    keywords: { ko: ['사이트맵', '페이지 목록'], en: ['sitemap', 'all pages'] },
  },
  compare: {
    title: { ko: '제품 비교', en: 'Comparison' },
    description: {
      ko: '제품이나 호칭경을 네 개까지 나란히 비교합니다.',
      en: 'Up to four products or sizes side by side.',
    },
    keywords: {
      ko: ['제품 비교', '사양 비교'],
      en: ['compare products', 'compare specifications'],
    },
  },
  search: {
    title: { ko: '검색', en: 'Search' },
    description: {
      ko: '제품, 기술 자료와 이 사이트의 페이지를 찾습니다.',
      en: 'Finds products, technical documents and pages of this site.',
    },
    keywords: {
      ko: ['검색', '제품 검색'],
      en: ['search', 'product search'],
    },
  },
  guides: {
    title: { ko: '선정 안내', en: 'Guides' },
    description: {
      ko: '밸브와 액추에이터를 고를 때 자주 묻는 것을 짧게 설명합니다. 알려 주실 것과 확인하실 것도 함께 적었습니다.',
      en: 'Short answers to what is often asked when valves and actuators are selected, each with what to tell us, and what to ask.',
    },
    keywords: {
      ko: ['밸브 선정', '액추에이터 선정', '면간 거리', '안전율', 'IP68', '10K'],
      en: ['valve selection', 'actuator selection', 'face-to-face', 'safety factor', 'IP68', '10K'],
    },
  },
  glossary: {
    title: { ko: '용어', en: 'Glossary' },
    description: {
      ko: '이 사이트에서 쓰는 밸브와 액추에이터 용어를 한국어와 영어로 나란히 실었습니다.',
      en: 'The terms of valves and actuators that this site uses, in English and Korean.',
    },
    keywords: {
      ko: ['밸브 용어', '액추에이터 용어', '밸브 영어', '용어집'],
      en: ['valve terms', 'actuator terms', 'Korean valve terms', 'glossary'],
    },
  },
  privacy: {
    title: { ko: '개인정보 처리방침', en: 'Privacy policy' },
    description: {
      ko: '문의할 때 어떤 개인정보를, 왜, 얼마 동안 보관하는지 설명합니다.',
      en: 'Which personal data an inquiry collects, why, and for how long they are kept.',
    },
    keywords: { ko: ['개인정보 처리방침', '개인정보'], en: ['privacy policy', 'personal data'] },
  },
  accessibility: {
    title: { ko: '웹 접근성 안내', en: 'Accessibility statement' },
    description: {
      ko: '키보드, 화면 낭독기, 큰 글자로 이 사이트를 쓰는 방법과 따르는 접근성 지침, 아직 부족한 점, 불편을 알릴 연락처를 적었습니다. 외부 기관의 인증이 아닌 자체 확인입니다.',
      en: 'How to use this site by keyboard, screen reader and large text, which standards it follows, its known limits, and whom to tell.',
    },
    keywords: {
      ko: ['웹 접근성', '접근성 안내', '화면 낭독기', '키보드'],
      en: ['accessibility', 'accessibility statement', 'screen reader', 'keyboard'],
    },
  },
  offline: {
    title: { ko: '오프라인 보관', en: 'Offline copy' },
    description: {
      ko: '제품과 기술 자료를 이 기기에 보관하여 네트워크가 없는 현장에서도 볼 수 있습니다. 보관된 페이지와 받은 날짜를 보여 드립니다.',
      en: 'Keep products and technical documents on this device and read them on site without a network, with the date of the copy.',
    },
    keywords: {
      ko: ['오프라인 카탈로그', '현장에서 보기', '기술 자료 보관'],
      en: ['offline catalogue', 'read on site', 'keep technical documents'],
    },
  },
  admin: {
    // The name that the specification gives (§2).
    title: { ko: 'Admin Panel', en: 'Admin Panel' },
    description: {
      ko: '관리자 화면은 준비 중입니다.',
      en: 'The administration page is in preparation.',
    },
    keywords: { ko: ['관리자'], en: ['admin'] },
  },
  'not-found': {
    title: { ko: '페이지를 찾을 수 없습니다', en: 'Page Not Found' },
    description: {
      ko: '요청하신 페이지가 없거나 옮겨졌을 수 있습니다.',
      en: 'The requested page does not exist or may have been moved.',
    },
    keywords: { ko: ['페이지 없음'], en: ['not found'] },
  },
};

export default pages;
