import type { OpenQuestion } from '#content/schema/company.ts';

/** What only the supplier can answer (readings.md). Listed by `npm run content:report`. */
const openQuestions: readonly OpenQuestion[] = [
  {
    id: 'ap-torque-per-size',
    question: {
      ko: 'AP 시리즈의 크기별, 공급 압력별 토크는 얼마입니까?',
      en: 'What is the torque of the AP range per size and supply pressure?',
    },
    concerns: ['catalogue/pneumatic/rotary/ap-da.ts', 'catalogue/pneumatic/rotary/ap-sr.ts'],
    blocksLaunch: false,
  },
  {
    id: 'ap-number-of-sizes',
    question: {
      ko: 'AP 시리즈는 AP1부터 AP12까지입니까, 11개 크기입니까? 없는 크기는 무엇입니까?',
      en: 'Does the AP range run from AP1 to AP12, or has it 11 sizes? Which one is missing?',
    },
    concerns: [
      'catalogue/pneumatic/rotary/ap-da.ts',
      'catalogue/pneumatic/rotary/ap-sr.ts',
      'company/claims.ts',
    ],
    blocksLaunch: true,
  },
  {
    id: 'ap-spring-return-pressure',
    question: {
      ko: '단동식(스프링 리턴)의 최소 공급 압력은 얼마입니까? 2 bar가 단동식에도 해당합니까?',
      en: 'What is the minimum supply pressure of the spring-return type? Does 2 bar hold for it too?',
    },
    concerns: ['catalogue/pneumatic/rotary/ap-sr.ts', 'documents/rotary.ts'],
    blocksLaunch: true,
  },
  {
    id: 'ap-mechanism',
    question: {
      ko: 'AP 시리즈는 랙 앤 피니언 방식입니까? 그림은 그렇게 그린 예시이며 자료에는 없습니다.',
      en: 'Is the AP range of the rack-and-pinion type? It is drawn so; the source does not say.',
    },
    concerns: ['catalogue/pneumatic/rotary/ap-da.ts', 'catalogue/pneumatic/rotary/ap-sr.ts'],
    blocksLaunch: false,
  },
  {
    id: 'ap-temperature-of-what',
    question: {
      ko: 'AP 시리즈의 −20~+80 °C는 주위 온도입니까, 공급 공기의 온도입니까? 필요한 압축 공기 품질은 무엇입니까?',
      en: 'Is the −20 to +80 °C of the AP range that of the surroundings or of the supply air? Which air quality does it need?',
    },
    concerns: ['documents/rotary.ts'],
    blocksLaunch: false,
  },
  {
    id: 'ap-codes',
    question: {
      ko: '복동식과 단동식의 정식 코드는 무엇입니까? AP-DA와 AP-SR은 예시입니다.',
      en: 'What are the real codes of the double-acting and spring-return types? AP-DA and AP-SR are samples.',
    },
    concerns: ['catalogue/pneumatic/rotary/ap-da.ts', 'catalogue/pneumatic/rotary/ap-sr.ts'],
    blocksLaunch: true,
  },
  {
    id: '480-110-flange',
    question: {
      ko: '480-110은 1100 Nm에 F12/F14로 적혀 있으나 ISO 5211의 F12 기준 토크는 1000 Nm입니다. F12로도 공급합니까?',
      en: '480-110 is stated as 1100 Nm with F12/F14, while ISO 5211 gives F12 a reference torque of 1000 Nm. Is it supplied with F12?',
    },
    concerns: ['catalogue/special/quarter-turn-480/480-110.ts', 'documents/quarter-turn-480.ts'],
    blocksLaunch: true,
  },
  {
    id: 's30t-unit',
    question: {
      ko: 'S30T의 38 °C에서 19.6, 200 °C에서 13.8은 어떤 단위이며, 호칭경은 얼마입니까?',
      en: 'In which unit are S30T’s 19.6 at 38 °C and 13.8 at 200 °C, and what are its nominal sizes?',
    },
    concerns: ['catalogue/sirca-valves/ball-valves/s30t.ts'],
    blocksLaunch: true,
  },
  {
    id: 'butterfly-geometry',
    question: {
      ko: '버터플라이 밸브 여섯 시리즈는 각각 동심형입니까, 편심형입니까?',
      en: 'Which of the six butterfly series are concentric and which are offset?',
    },
    concerns: ['catalogue/sirca-valves/category.ts'],
    blocksLaunch: false,
  },
  {
    id: 'three-way-ports',
    question: {
      ko: 'S70과 S80 가운데 어느 것이 T 포트이고 어느 것이 L 포트입니까, 아니면 둘 다 있습니까?',
      en: 'Which of S70 and S80 is T-port and which L-port, or does each come in both?',
    },
    concerns: [
      'catalogue/sirca-valves/ball-valves/s70.ts',
      'catalogue/sirca-valves/ball-valves/s80.ts',
    ],
    blocksLaunch: false,
  },
  {
    id: 's50-s80-actuators',
    question: {
      ko: 'S50, S60, S70, S80은 공압 구동입니까? 복동식입니까, 단동식입니까? 공급 압력 5.5 bar는 최솟값입니까, 정격값입니까?',
      en: 'Are S50, S60, S70 and S80 pneumatically actuated? Are they double-acting or spring-return, and is the supply pressure of 5.5 bar a minimum or a rated value?',
    },
    concerns: [
      'catalogue/sirca-valves/ball-valves/s50.ts',
      'catalogue/sirca-valves/ball-valves/s60.ts',
      'catalogue/sirca-valves/ball-valves/s70.ts',
      'catalogue/sirca-valves/ball-valves/s80.ts',
    ],
    blocksLaunch: true,
  },
  {
    id: 'ht600-lowest-temperature',
    question: {
      ko: 'HT600의 최저 사용 온도는 얼마입니까?',
      en: 'What is the lowest temperature of HT600?',
    },
    concerns: ['catalogue/sirca-valves/butterfly-valves/ht600.ts'],
    blocksLaunch: false,
  },
  {
    id: 'pqvf-pressure-per-size',
    question: {
      ko: 'PQVF의 최대 사용 압력 4–6 bar는 호칭경, 케이싱, 슬리브 가운데 무엇에 따라 정해지며 각각 얼마입니까?',
      en: 'PQVF is stated with 4–6 bar: does size, casing or sleeve decide, and which has which maximum operating pressure?',
    },
    concerns: ['catalogue/pinch-valve/pqvf/pqvf.ts'],
    blocksLaunch: true,
  },
  {
    id: 'pqvf-control-air',
    question: {
      ko: 'PQVF의 조작 공기 압력은 사용 압력보다 얼마나 높아야 합니까? 최대는 얼마입니까?',
      en: 'How far above the operating pressure must the control air of PQVF be, and what is its maximum?',
    },
    concerns: ['catalogue/pinch-valve/pqvf/pqvf.ts', 'unstated.ts'],
    blocksLaunch: true,
  },
  {
    id: 'pqvf-bolt-holes',
    question: {
      ko: 'PQVF 치수도와 CAD 파일의 볼트 구멍(DIN 2633 PN 16, DN 200은 DIN 2632 PN 10)이 규격 원문 및 실물과 같습니까? DN 65의 구멍은 4개입니까, 8개입니까? DN 150의 구멍은 22 mm입니까, 23 mm입니까?',
      en: 'Do the bolt holes of PQVF in drawings and CAD files (DIN 2633 PN 16, DN 200: DIN 2632 PN 10) agree with the printed standards and the valves? Has DN 65 four or eight? Are those of DN 150 22 or 23 mm?',
    },
    concerns: ['catalogue/pinch-valve/pqvf/pqvf.ts'],
    blocksLaunch: true,
  },
  {
    id: 'sleeve-grades',
    question: {
      ko: '슬리브 재질의 LQ와 SKAZ는 무엇을 뜻합니까?',
      en: 'What do LQ and SKAZ mean in the sleeve materials?',
    },
    concerns: ['facts/sleeve-elastomers.ts'],
    blocksLaunch: false,
  },
  {
    id: 'form-data',
    question: {
      ko: '문의 내용은 어디에, 얼마 동안 보관합니까? 외부 폼 서비스를 씁니까?',
      en: 'Where are inquiries kept, and for how long? Is a hosted form service used?',
    },
    concerns: ['company/privacy.ts'],
    blocksLaunch: true,
  },
  {
    id: 'founding-year',
    question: {
      ko: '설립 연도는 1992년입니까, 1994년입니까?',
      en: 'Was the company founded in 1992 or in 1994?',
    },
    concerns: [
      'company/claims.ts',
      'company/timeline.ts',
      'company/ceo-message.ts',
      'company/business.ts',
    ],
    blocksLaunch: true,
  },
  {
    id: 'years-of-service',
    question: {
      ko: '"2005년부터", "20년 넘게", "30년 이상" 가운데 어느 표현이 맞습니까?',
      en: 'Which is right: "since 2005", "over two decades" or "30+ years"?',
    },
    concerns: ['company/claims.ts', 'company/home.ts'],
    blocksLaunch: true,
  },
  {
    id: 'maker-names',
    question: {
      ko: '전동 액추에이터, 공압 액추에이터, 핀치 밸브 제조사의 이름을 공개해도 됩니까?',
      en: 'May the makers of the electric actuators, the pneumatic actuators and the pinch valves be named?',
    },
    concerns: ['documents/manufacturer-specialists.ts'],
    blocksLaunch: false,
  },
  {
    id: 'series-400-410',
    question: {
      ko: '400–410 시리즈의 기술 자료를 받을 수 있습니까?',
      en: 'Can we have the technical document of the 400–410 series?',
    },
    concerns: ['documents/400-410-series.ts'],
    blocksLaunch: false,
  },
];

export default openQuestions;
