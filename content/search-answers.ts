import type { Localized } from './schema/localized.ts';

/** What people type when they want something done rather than a product, and the page that answers it. */
export interface SearchAnswer {
  id: string;
  /** `{{telephone}}`, `{{fax}}` and `{{email}}` are the company's, in the text as well. */
  title: Localized;
  /** Where it is answered; where the sources do not state it, that it is not stated and how to ask. */
  text: Localized;
  /** Address without language. */
  path: string;
  /** Words that ask for it, in any language. */
  words: readonly string[];
}

/** Shown before any product, in this order. Nothing here states a figure: the page that it leads to does. */
export const searchAnswers: readonly SearchAnswer[] = [
  {
    id: 'price',
    title: { ko: '가격과 납기는 견적으로 안내합니다', en: 'Prices and lead times on request' },
    text: {
      ko: '제품과 수량을 적어 견적을 요청해 주십시오.',
      en: 'Tell us product and quantity, and request a quote.',
    },
    path: '/contact',
    words: [
      '가격',
      '견적',
      '단가',
      '납기',
      '구매',
      '주문',
      'price',
      'quote',
      'quotation',
      'rfq',
      'cost',
      'lead time',
      'delivery time',
      'delivery',
    ],
  },
  {
    id: 'catalogue',
    title: { ko: '카탈로그와 데이터 시트', en: 'Catalogues and data sheets' },
    text: {
      ko: '내려받을 수 있는 자료는 자료실에 모았습니다.',
      en: 'Everything that can be downloaded is on one page.',
    },
    path: '/downloads',
    words: [
      '카탈로그',
      '카달로그',
      '데이터 시트',
      '데이타 시트',
      '사양서',
      '자료실',
      '브로슈어',
      'catalogue',
      'catalog',
      'datasheet',
      'data sheet',
      'brochure',
      'pdf',
    ],
  },
  {
    id: 'cad',
    title: { ko: 'CAD·도면', en: 'CAD and drawings' },
    text: {
      ko: '있는 도면과 CAD 파일은 자료실에 있습니다. 없는 것은 문의해 주십시오.',
      en: 'Drawings and CAD files that exist are on the Downloads page. Please ask for any other.',
    },
    path: '/downloads',
    words: ['도면', '치수도', '캐드', 'cad', 'dxf', 'dwg', 'step', '3d', 'drawing', 'drawings'],
  },
  {
    id: 'hours',
    title: { ko: '영업시간: 문의로 확인', en: 'Opening hours: to be confirmed' },
    text: {
      ko: '방문하시기 전에 문의로 확인해 주십시오.',
      en: 'Please ask before you visit.',
    },
    path: '/contact',
    words: [
      '영업시간',
      '업무시간',
      '근무시간',
      '운영시간',
      'opening hours',
      'business hours',
      'hours',
    ],
  },
  {
    id: 'sizing',
    title: { ko: '밸브 토크로 전동 액추에이터 찾기', en: 'Electric actuator sizing' },
    text: {
      ko: '밸브 토크와 안전율, 전원을 입력하면 맞는 모델이 나옵니다.',
      en: 'Enter valve torque, safety factor and supply to see the models that fit.',
    },
    path: '/products/special/quarter-turn-480#sizing',
    words: [
      '토크 계산',
      '액추에이터 선정',
      '액추에이터 계산',
      '사이징',
      'sizing',
      'actuator sizing',
    ],
  },
  {
    id: 'telephone',
    title: { ko: '전화 {{telephone}}', en: 'Telephone {{telephone}}' },
    text: {
      ko: '팩스 {{fax}}, 이메일 {{email}}',
      en: 'Fax {{fax}}, email {{email}}',
    },
    path: '/contact',
    words: [
      '전화번호',
      '전화',
      '연락처',
      '담당자',
      '팩스',
      '이메일',
      'telephone',
      'phone',
      'phone number',
      'fax',
      'email',
    ],
  },
  {
    id: 'directions',
    title: { ko: '오시는 길', en: 'Directions' },
    text: {
      ko: '주소와 지하철, 자동차로 오시는 길을 안내합니다.',
      en: 'The address, and how to come by subway and car.',
    },
    path: '/about/map',
    words: [
      '오시는 길',
      '찾아오시는 길',
      '약도',
      '위치',
      '주소',
      '주차',
      '지하철',
      'directions',
      'location',
      'address',
      'parking',
      'map',
    ],
  },
  {
    id: 'service',
    title: {
      ko: 'A/S 문의는 고객센터에서 받습니다',
      en: 'Service requests go to the Customer Center',
    },
    text: {
      ko: '제품 코드와 증상을 적어 주십시오.',
      en: 'Tell us the product code and what is wrong.',
    },
    path: '/support',
    words: [
      'a/s',
      'as',
      '에이에스',
      '수리',
      '고장',
      '정비',
      '애프터서비스',
      'after sales',
      'service',
      'repair',
      'maintenance',
    ],
  },
  {
    id: 'cryogenic',
    title: { ko: 'LNG·극저온: 온도로 찾기', en: 'LNG and cryogenic: find by temperature' },
    text: {
      ko: '유체 온도를 넣으면 그 온도가 사용 온도 범위에 드는 밸브를 보여 줍니다. 적합 여부는 문의로 확인해 주십시오.',
      en: 'Enter the medium temperature: the finder shows the valves whose range contains it. Please ask us to confirm suitability.',
    },
    path: '/products#finder',
    words: ['lng', '극저온', '초저온', '액화천연가스', 'cryogenic', 'cryo'],
  },
  {
    id: 'certificate',
    title: { ko: '인증·성적서: 자료 없음', en: 'Certificates: not stated' },
    text: {
      ko: '필요한 인증이나 성적서의 이름을 적어 문의해 주십시오.',
      en: 'Please ask, naming the certificate or test report that you need.',
    },
    path: '/contact',
    words: [
      '인증서',
      '인증',
      '성적서',
      '시험성적서',
      'certificate',
      'certificates',
      'certification',
    ],
  },
  {
    id: 'cv',
    title: { ko: 'Cv(유량 계수): 자료 없음', en: 'Cv (flow coefficient): not stated' },
    text: {
      ko: '제품 코드와 호칭경을 적어 문의해 주십시오.',
      en: 'Please ask, naming product code and nominal size.',
    },
    path: '/contact',
    words: ['cv', 'kv', 'cv값', 'kv값', '유량 계수', '유량계수', 'flow coefficient'],
  },
];
