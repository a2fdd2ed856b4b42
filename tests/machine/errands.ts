/**
 * Sixty errands of a buyer's software, half of them asked in Korean. Each answer is worked out by hand from the supplier's
 * specification (its valves: tests/facts/matching-cases.ts), never copied from what a tool said.
 */

/** What is asked of a tool: its name and arguments. */
type Call = readonly [tool: string, given: Readonly<Record<string, unknown>>];

export interface Errand {
  ask: string;
  call: Call;
  /** What the answer has to say, to the letter. */
  says?: readonly string[];
  /** Codes in range, in the order of the answer or in any. */
  inRange?: string;
  notStated?: string;
  /** Models that carry the valve. */
  fits?: string;
  /** The same answered by reading: a page as text, the product's own unless it says otherwise, and the lines that say it. */
  page?: string;
  reads?: readonly string[];
}

const PRODUCT = (id: string): Call => ['get_product', { id }];
const KOREAN = (id: string): Call => ['get_product', { id, language: 'ko' }];

/** Read without matching: facts of one product. In English. */
const stated: readonly Errand[] = [
  {
    ask: 'Torque, flange and time of the 480-050?',
    call: PRODUCT('480-050'),
    says: ['"maximum":500}', 'F10/F12', '31 s (50 Hz)'],
    reads: ['500 Nm', 'F10/F12', '31 s (50 Hz)'],
  },
  {
    ask: 'Temperatures of the 501M?',
    call: PRODUCT('501m'),
    says: ['"minimum":-196,"maximum":538'],
    reads: ['−196 to +538 °C'],
  },
  {
    ask: 'Length L of the PQVF in DN 100?',
    call: PRODUCT('pqvf'),
    says: ['282 mm (DN 100)'],
    reads: ['| 100 | 282 | 220 | 95 | DIN 2633 |'],
  },
  {
    ask: 'Weight and thread of the PQVI in DN 25?',
    call: PRODUCT('pqvi'),
    says: ['1.9 kg (DN 25)', 'G 1 (DN 25)'],
    reads: ['1.9', 'G 1'],
  },
  {
    ask: 'Protection of the electric actuators?',
    call: PRODUCT('electric-range'),
    says: ['IP67 standard', 'IP68 optional'],
    page: '/products/electric/electric-features',
    reads: ['| Standard | IP67 |', 'IP68'],
  },
  {
    ask: 'Ambient temperatures of the low-temperature version?',
    call: PRODUCT('electric-range'),
    says: ['"minimum":-60,"maximum":60'],
    page: '/products/electric/electric-features',
    reads: ['−60 to +60 °C'],
  },
  {
    ask: 'Duty of the electric actuators?',
    call: PRODUCT('electric-range'),
    says: ['S2-15 min', 'S4-25 %'],
    page: '/products/electric/electric-features',
    reads: ['S2-15 min', 'S4-25 %'],
  },
  {
    ask: 'Which sleeve of the PQVF is stated up to 150 °C?',
    call: PRODUCT('pqvf'),
    says: ['"id":"pqvf.temperature.mq"', '"maximum":150'],
    reads: ['| MQ | Silicone rubber | +150 |'],
  },
  {
    ask: 'Rating of the S20?',
    call: PRODUCT('s20'),
    says: ['800 psi (55 bar)', '"value":800', '"value":55'],
    reads: ['800 psi (55 bar)'],
  },
  {
    ask: 'Highest pressure of the S30 in class 300?',
    call: PRODUCT('s30'),
    says: ['"id":"s30.maxPressure.class-300"', '"maximum":50'],
    reads: ['20/50/100 bar (ANSI 150/300/600)'],
  },
  {
    ask: 'In which sizes is the HT600 double-flanged?',
    call: PRODUCT('ht600'),
    says: ['Double-flanged (DN 700–1000)'],
    reads: ['double-flanged (DN 700–1000)'],
  },
  {
    ask: 'Actuator supply and differential pressure of the S50?',
    call: PRODUCT('s50'),
    says: ['"5.5 bar"', '"maximum":16', 'minimum or rated value not stated', 'medium not stated'],
    reads: ['5.5 bar', '16 bar'],
  },
  {
    ask: 'Air supply of the AP actuators?',
    call: PRODUCT('ap-da'),
    says: ['2–8 bar (29–116 psi)'],
    reads: ['2–8 bar (29–116 psi)'],
  },
  {
    ask: 'Torque and efficiency of the 4HO/4PO series?',
    call: PRODUCT('4ho-4po'),
    says: ['"maximum":4000}', '"exclusiveMinimum":95'],
    page: '/products/special/hydraulic-pneumatic-actuators',
    reads: ['4,000 Nm', 'above 95 %'],
  },
  {
    ask: 'Rating of the S40 in 2 in?',
    call: PRODUCT('s40'),
    says: ['PN 30 (1-1/2 – 2-1/2 in)'],
    reads: ['PN 30'],
  },
];

/** The same in Korean. */
const statedInKorean: readonly Errand[] = [
  {
    ask: '480-110의 최대 토크, 플랜지, 작동 시간은?',
    call: KOREAN('480-110'),
    says: ['"maximum":1100}', 'F12/F14', '39초 (50 Hz)'],
    reads: ['1,100 Nm', 'F12/F14', '39초 (50 Hz)'],
  },
  {
    ask: '301의 호칭경은?',
    call: KOREAN('301'),
    says: ['"range":{"from":"DN 40","to":"DN 1200"}'],
    reads: ['DN 40–1200'],
  },
  {
    ask: '401N의 사용 온도는?',
    call: KOREAN('401n'),
    says: ['−50 ~ +200 °C'],
    reads: ['−50 ~ +200 °C'],
  },
  {
    ask: 'PQVF DN 200의 플랜지 규격은?',
    call: KOREAN('pqvf'),
    says: ['DIN 2632 (DN 200)'],
    reads: ['DIN 2632 (DN 200)'],
  },
  {
    ask: 'PQVI의 조작 공기는 사용 압력보다 얼마나 높게?',
    call: KOREAN('pqvi'),
    says: ['"minimum":2,"maximum":2.5'],
    reads: ['2–2.5 bar'],
  },
  {
    ask: 'PQVF의 케이싱 재질은?',
    call: KOREAN('pqvf'),
    says: ['회주철 GG20 또는 알루미늄'],
    reads: ['회주철 GG20 또는 알루미늄'],
  },
  {
    ask: '전동 액추에이터의 위치 검출 범위는?',
    call: KOREAN('electric-range'),
    says: ['"minimum":1,"maximum":100000'],
    page: '/products/electric/400-470-digital',
    reads: ['1–100,000회전'],
  },
  {
    ask: '전동 액추에이터의 아날로그 출력은?',
    call: KOREAN('electric-range'),
    says: ['4–20 mA'],
    page: '/products/electric/400-470-digital',
    reads: ['4–20 mA'],
  },
  {
    ask: '전선관 인입구는 몇 개?',
    call: KOREAN('electric-range'),
    says: ['2 × PG21', '1 × PG16'],
    page: '/products/electric/electric-features',
    reads: ['2 × PG21', '1 × PG16'],
  },
  {
    ask: 'IP68은 어느 깊이에서 얼마 동안?',
    call: KOREAN('electric-range'),
    says: ['6 m (IP68)', '최대 72시간 (IP68)'],
    page: '/products/electric/electric-features',
    reads: ['6 m', '72시간'],
  },
  {
    ask: 'S70의 확장 상한 온도는?',
    call: KOREAN('s70'),
    says: ['"id":"s70.temperature.extended"', '"maximum":200', '조건 자료 없음'],
    reads: ['+200 °C'],
  },
  {
    ask: '301E의 사용 온도는?',
    call: KOREAN('301e'),
    says: ['"minimum":0,"maximum":70'],
    reads: ['0 ~ +70 °C'],
  },
  {
    ask: 'AP 액추에이터의 회전각은?',
    call: KOREAN('ap-sr'),
    says: ['"value":90', '"value":45', '"value":60', '"value":120'],
    reads: ['90°', '45/60/120°'],
  },
  {
    ask: '유압 모터의 공급 압력은?',
    call: KOREAN('4ho-4po'),
    says: ['"minimum":20,"maximum":120'],
    page: '/products/special/hydraulic-pneumatic-actuators',
    reads: ['20–120 bar'],
  },
  {
    ask: 'PQVF DN 150의 L, D, Di는?',
    call: KOREAN('pqvf'),
    says: ['420 mm (DN 150)', '285 mm (DN 150)', '145 mm (DN 150)'],
    reads: ['| 150 | 420 | 285 | 145 | DIN 2633 |'],
  },
];

/** Found, compared, chosen, prepared. In English. */
const worked: readonly Errand[] = [
  {
    ask: 'What is in range at DN 150, 10 bar and 180 °C?',
    call: ['match_conditions', { size: 150, bar: 10, temperature: 180 }],
    inRange: '301TSS 401N S30 501M HT600',
    notStated: 'S30T',
  },
  {
    ask: 'LNG at −196 °C, DN 200: what is in range?',
    call: ['match_conditions', { size: 200, temperature: -196 }],
    inRange: '501M',
    // Their lowest temperatures are not stated.
    notStated: 'HT600 PQVF',
  },
  {
    ask: 'Which actuators give 240 Nm on a single-phase supply?',
    call: ['match_conditions', { torque: 240, phase: 1 }],
    inRange: '480-025 480-035 480-050 480-080 480-110',
  },
  {
    // 180 × 1.3 = 234 Nm. The strongest has 1,100 Nm, more than ISO 5211 gives its smaller flange.
    ask: 'Actuator for a valve of 180 Nm, factor 1.3, single-phase, and what is to be checked?',
    call: ['size_actuator', { breakTorque: 180, factor: 1.3, phase: 1 }],
    says: ['"required":234', 'Check MAST of the valve', 'F12: ISO 5211 maximum 1,000 Nm'],
    fits: '480-025 480-035 480-050 480-080 480-110',
  },
  {
    // 100 × 1.25 = 125 Nm; the first two models have no three-phase version.
    ask: 'Actuator for a valve of 100 Nm, factor 1.25, three-phase?',
    call: ['size_actuator', { runTorque: 80, seatTorque: 100, factor: 1.25, phase: 3 }],
    says: ['"required":125'],
    fits: '480-015 480-025 480-035 480-050 480-080 480-110',
  },
  {
    // 1,000 × 1.2 = 1,200 Nm, more than the strongest has.
    ask: 'Actuator for a valve of 1,000 Nm, factor 1.2?',
    call: ['size_actuator', { breakTorque: 1000, factor: 1.2 }],
    says: ['"required":1200', '"beyond":true'],
    fits: '',
  },
  {
    ask: 'Do S10, S30 and S50 reach 200 °C?',
    call: ['compare', { ids: ['s10', 's30', 's50'], conditions: { temperature: 200 } }],
    inRange: 'S10 S30 S50',
    says: ['Exactly at the temperature limit'],
  },
  {
    ask: 'Torque of the weakest and the strongest 480?',
    call: ['compare', { ids: ['480-006', '480-110'] }],
    says: ['"60 Nm"', '"1,100 Nm"', 'version for this voltage to be confirmed'],
  },
  {
    ask: 'Ask for four S40 in DN 50 at 80 °C.',
    call: [
      'prepare_inquiry',
      { products: [{ id: 's40', dn: 50, pieces: 4 }], conditions: { temperature: 80 } },
    ],
    says: ['/contact?product=s40~dn50~4&temp=80&lang=en'],
  },
  {
    ask: 'What is 480050?',
    call: ['search_products', { query: '480050' }],
    says: ['480-050 Quarter-turn electric actuator'],
  },
  {
    ask: 'An explosion-proof actuator?',
    call: ['search_products', { query: 'explosion proof actuator' }],
    says: ['"products":0', 'explosion'],
  },
  {
    // S60 is PN 63 to 4 in; S40 is PN 25 there; S30 is rated in classes alone, PQVF in bar.
    ask: 'PN 40 in DN 100?',
    call: ['match_conditions', { size: 100, pn: 40 }],
    inRange: '501M S10 S60',
    notStated: 'PQVF S30 S30T',
  },
  {
    ask: 'A pinch valve for DN 80 and 150 °C, with which sleeve?',
    call: ['match_conditions', { words: 'pinch valve DN 80 150 °C' }],
    inRange: 'PQVF',
    says: ['Sleeve material: MQ'],
  },
  {
    ask: 'CAD files of the PQVF in DN 100?',
    call: ['list_files', { id: 'pqvf', dn: 100 }],
    says: ['/cad/pqvf-dn100.step', '/cad/pqvf-dn100.dxf'],
  },
  {
    ask: 'Which valve stands 550 °C, and how far do the others go?',
    call: ['match_conditions', { temperature: 550 }],
    inRange: 'HT600',
    says: ['"limit":"max. +538 °C"', '"limit":"max. +120 °C"'],
  },
];

/** The same in Korean. */
const workedInKorean: readonly Errand[] = [
  {
    // PN 40, 800 psi (55 bar), class with 20/50/100 bar, PN 30 at 2 in. S50 and S60 are PN 63, and whether they close against
    // more than 16 bar is not stated; S70 and S80 are PN 16.
    ask: '50A 25bar 볼 밸브는?',
    call: ['match_conditions', { words: '50A 25bar 볼 밸브', language: 'ko' }],
    inRange: 'S10 S20 S30 S40',
    notStated: 'S30T S50 S60',
  },
  {
    ask: '삼상 전원, 400 Nm 액추에이터는?',
    call: ['match_conditions', { torque: 400, phase: 3, language: 'ko' }],
    inRange: '480-050 480-080 480-110',
  },
  {
    ask: '공기 6 bar로 500 Nm를 내는 액추에이터는?',
    call: [
      'match_conditions',
      { torque: 500, air: 6, family: ['pneumatic', 'fluid'], language: 'ko' },
    ],
    inRange: '4HO/4PO AP-DA AP-SR',
  },
  {
    ask: '방폭 액추에이터가 있습니까?',
    call: ['search_products', { query: '방폭', language: 'ko' }],
    says: ['"products":0', '보호등급(IP)은 방폭 등급이 아닙니다.'],
  },
  {
    ask: '버터플라이 밸브를 초성으로 찾으면?',
    call: ['search_products', { query: 'ㅂㅌㅍㄹㅇ', language: 'ko' }],
    says: ['버터플라이 밸브'],
  },
  {
    ask: '50A 볼밸브를 찾으면?',
    call: ['search_products', { query: '50A 볼밸브', language: 'ko' }],
    says: ['DN 50', 'S10'],
  },
  {
    ask: '480-006은 어떤 제품?',
    call: ['search_products', { query: '480-006', language: 'ko' }],
    says: ['480-006 쿼터턴 전동 액추에이터', '60 Nm'],
  },
  {
    // 60 × 1.5 = 90 Nm; the first two models have no three-phase version.
    ask: '60 Nm 밸브, 안전율 1.5, 삼상이면?',
    call: ['size_actuator', { seatTorque: 60, factor: 1.5, phase: 3, language: 'ko' }],
    says: ['"required":90'],
    fits: '480-015 480-025 480-035 480-050 480-080 480-110',
  },
  {
    // 21 s is the 480-010's.
    ask: '80 Nm 밸브, 안전율 1.2, 25초 안에?',
    call: ['size_actuator', { breakTorque: 80, factor: 1.2, seconds: 25, language: 'ko' }],
    fits: '480-010',
  },
  {
    ask: '301과 301E의 온도를 비교하면?',
    call: ['compare', { ids: ['301', '301e'], language: 'ko' }],
    says: ['−20 ~ +100 °C', '0 ~ +70 °C'],
  },
  {
    ask: 'PQVF DN 80 두 대, 95 °C로 문의를 준비하면?',
    call: [
      'prepare_inquiry',
      {
        products: [{ id: 'pqvf', dn: 80, pieces: 2 }],
        conditions: { size: 80, temperature: 95 },
        language: 'ko',
      },
    ],
    says: ['/contact?product=pqvf~dn80~2&dn=80&temp=95"'],
  },
  {
    ask: 'S30의 데이터 시트는?',
    call: ['list_files', { id: 's30', language: 'ko' }],
    says: ['/files/s30-ko.pdf', 'S30 데이터 시트'],
  },
  {
    // The size of the AP's flange is not stated, nor any of the two ranges.
    ask: '300 Nm, 플랜지 F10인 액추에이터는?',
    call: ['match_conditions', { torque: 300, mounting: ['f 10'], language: 'ko' }],
    inRange: '480-035 480-050',
    notStated: '4HO/4PO AP-DA AP-SR electric-range',
  },
  {
    ask: '회전각 120°인 액추에이터는?',
    call: ['match_conditions', { rotation: 120, language: 'ko' }],
    inRange: 'AP-DA AP-SR',
  },
  {
    ask: '600도에 쓰는 밸브는?',
    call: ['match_conditions', { words: '600도', language: 'ko' }],
    inRange: 'HT600',
  },
];

export const readable = [
  { language: 'en', errands: stated },
  { language: 'ko', errands: statedInKorean },
] as const;

export const errands: readonly Errand[] = [
  ...stated,
  ...statedInKorean,
  ...worked,
  ...workedInKorean,
];
