/** Home page: labels around the texts of `content/company/home.ts`. */
export const home = {
  exploreProducts: '제품 보기',
  contactUs: '문의하기',
  pause: '일시정지',
  play: '재생',
  flange: '출력 플랜지',
  products: '제품',
  productsLead: '해외 제조사 세 곳의 액추에이터와 밸브를 공급합니다.',
  allProducts: '전체 제품',
  seeProducts: '제품 보기',
  figures: '주요 수치',
  temperatures: '밸브 {{count}}종의 사용 온도를 한 눈금에 놓았습니다',
  temperaturesLead:
    '유체 온도에서 세로선을 그으면 사용 온도가 그 온도를 포함하는 밸브가 보입니다. 왼쪽 끝이 흐린 막대는 최저 온도 자료가 없는 제품입니다.',
  temperaturesNote: '확장 사양의 최고 온도: {{list}}.',
  temperaturesSleeve:
    '핀치 밸브는 슬리브 재질에 따라 다릅니다. 막대는 가장 높은 {{material}} 기준입니다.',
  seeValves: 'SIRCA 밸브 보기',
  featured: '주요 제품군',
  sectors: '적용 분야',
  sectorsLead: '현장별로 먼저 검토하는 제품입니다. 최종 선정은 유체와 운전 조건에 따라 달라집니다.',
  strengths: '강점',
  requestQuote: '견적 요청',
  /** Form that leads to the finder. It has labels of its own, because the finder's messages are loaded with the finder. */
  conditions: {
    title: '조건으로 제품 찾기',
    find: '찾기',
    pressure: '압력',
    pressureKind: '압력의 종류',
    classKind: '클래스',
    size: '호칭경',
    temperature: '유체 온도',
    torque: '필요 토크',
  },
};
