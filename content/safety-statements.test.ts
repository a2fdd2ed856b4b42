/** Sentences on which somebody's safety may rest: each stands where a reader selects, in both languages. */
import { describe, expect, it } from 'vitest';

import {
  business,
  ceoMessage,
  claims,
  findCategory,
  findDocument,
  guides,
  home,
  products,
  timeline,
} from './index.ts';
import { comparedRatings, pressureFalls, ratingFalls } from './notes.ts';
import * as finderTexts from './finder-texts.ts';
import { sleeveSteps } from './sleeve-steps.ts';
import { openRows } from './tables.ts';
import { textsOf } from './texts.ts';
import { compactText, questionText } from '#facts/print.ts';
import { compactRows, questions } from '#facts/rows.ts';

const textOf = (entry: unknown): string =>
  textsOf('', entry)
    .map(({ ko, en }) => `${ko}\n${en}`)
    .join('\n');

const rotaryPage = (number: number): string => textOf(findDocument('rotary')?.pages[number - 1]);

describe('sizing: the highest valve torque times the safety factor', () => {
  const models = products.filter(({ technical }) => technical.family === 'quarter-turn-actuator');

  it.each(models)('$code', ({ caveat }) => {
    expect(caveat.ko).toContain(
      '밸브의 최대 요구 토크에 안전율을 곱한 값이 최대 토크를 넘지 않아야 하며, 최대 토크는 밸브의 최대 허용 스템 토크(MAST)를 넘지 않아야 합니다.',
    );
    expect(caveat.en).toContain(
      'The highest valve torque times the safety factor must not exceed the maximum torque of the actuator, and that must not exceed the maximum allowable stem torque (MAST) of the valve.',
    );
  });

  it('the category of the 480 series says both limits', () => {
    const { introduction } = findCategory('special') ?? {};
    expect(introduction?.ko).toContain('최대 허용 스템 토크(MAST)를 넘지 않아야 합니다');
    expect(introduction?.en).toContain('maximum allowable stem torque (MAST)');
  });

  it('page 12 of the AP catalogue, text and the steps that its picture shows', () => {
    expect(rotaryPage(12)).toContain('가운데 가장 큰 값에 안전율을 곱합니다');
    expect(rotaryPage(12)).toContain('보고 정한 안전율을 곱합니다');
    expect(rotaryPage(12)).toContain('multiply it by the safety factor');
    expect(rotaryPage(12)).toContain('Multiply it by the safety factor');
  });
});

describe('a rating beside a temperature: allowable pressure falls as it rises', () => {
  const rated = products.filter(
    ({ technical }) => 'rating' in technical && technical.rating.examples === undefined,
  );

  it.each(rated)('$code', ({ caveat, technical }) => {
    // A pressure in bar is no designation.
    const note = 'rating' in technical && technical.rating.working ? pressureFalls : ratingFalls;
    for (const language of ['ko', 'en'] as const)
      expect(caveat[language]).toContain(note[language]);
  });

  it.each(['butterfly-valves', 'ball-valves'])('every page of %s', (id) => {
    for (const page of findDocument(id)?.pages ?? [])
      expect(textOf(page)).toContain(`${comparedRatings.ko}\n${comparedRatings.en}`);
  });
});

describe('a figure of a catalogue table is not read without what limits it', () => {
  const rows = (code: string) => {
    const { facts } = products.find((each) => each.code === code) ?? {};
    return facts ? compactRows(facts).map((row) => compactText(row.facts, { language: 'en' })) : [];
  };

  it('ratings: the lower differential pressure', () => {
    expect(rows('S50')).toContain('PN 63 · max. Δp 16 bar');
    expect(rows('S70')).toContain('PN 16 · max. Δp 16 bar');
  });

  it('extended temperatures: the limit of the extended version', () => {
    expect(rows('S70').join()).toContain('(extended limit +200 °C)');
  });
});

describe('what is inferred is said nowhere', () => {
  it.each(products.filter(({ facts }) => facts.traits.includes('own-actuator')))(
    '$code is a ball valve with an actuator, and nobody says what drives it',
    (product) => {
      expect(product.detailDescription.en).toMatch(
        /actuator supply (?:pressure )?(?:is |of )5\.5 bar/,
      );
      expect(textOf({ ...product, facts: undefined, provenance: undefined })).not.toMatch(
        /공압|pneumatic/i,
      );
    },
  );
  it('nor do the documents, the home page and the finder', () => {
    const texts = textOf([findDocument('ball-valves'), home, Object.values(finderTexts)]);
    expect(texts).not.toMatch(/공압 구동|pneumatically actuated/i);
  });
});

describe('spring-return: both strokes are compared, and their torques are asked for', () => {
  it('page 3 of the AP catalogue', () => {
    expect(rotaryPage(3)).toContain(
      '공기 행정(현장의 최저 공급 압력에서)과 스프링 행정의 시작 토크와 끝 토크를 받으십시오. 밸브의 최대 요구 토크에 안전율을 곱한 값이 그 가운데 가장 작은 값을 넘지 않아야 합니다.',
    );
    expect(rotaryPage(3)).toContain(
      'The highest valve torque times the safety factor must not exceed the lowest of them.',
    );
  });

  it('no page selects by the spring end alone', () => {
    expect(textOf(findDocument('rotary'))).not.toMatch(/스프링 끝 토크로 선정|at the spring end/);
  });
});

describe('loss of air: the position that the valve must take decides the type', () => {
  it.each([
    ['the category', textOf(findCategory('pneumatic')?.introduction)],
    ['page 2 of the AP catalogue', rotaryPage(2)],
  ])('%s', (_place, text) => {
    expect(text).toMatch(/정해진 위치로 돌아가야 하면 단동식/);
    expect(text).toMatch(/(?:must|has to) return[^]*consider (?:the )?spring[- ]return/i);
    expect(text).toMatch(/유지해야 하면 따로 알려 주십시오/);
  });

  // The source says nothing of it.
  it('AP-DA itself says nothing of it', () => {
    expect(textOf(products.find(({ id }) => id === 'ap-da'))).not.toMatch(/끊기|loss of air/i);
  });
});

describe('loss of air: a pinch valve opens', () => {
  const caveats = (family: string) =>
    products.filter(({ technical }) => technical.family === family).map(({ caveat }) => caveat);
  it.each(['pinch-valve-flanged', 'pinch-valve-threaded'])('%s', (family) => {
    for (const { ko, en } of caveats(family)) {
      expect(ko).toContain('조작 공기가 끊기면 닫힌 상태가 유지되지 않습니다');
      expect(en).toContain('does not stay closed on loss of control air');
    }
  });
});

describe('what a reader would miss is said', () => {
  const models = products.filter(({ technical }) => technical.family === 'quarter-turn-actuator');
  const missing = [
    '90° 작동 시간 (60 Hz)',
    '보호등급',
    '방폭',
    '주위 온도',
    '운전 정격',
    '수동 조작',
    '치수',
    '중량',
  ];

  it.each(models)('$code can be asked for what is not stated', ({ facts }) => {
    const asked = (language: 'ko' | 'en') =>
      questions(facts).map((each) => questionText(each, { language }));
    expect(asked('ko')).toEqual(expect.arrayContaining(missing));
    expect(asked('en')).toContain('Time for 90° (60 Hz)');
  });

  it.each(['electric-features', 'modular-design', '400-470-digital', '460-470-series'])(
    '%s says that its figures are not those of the 480 series',
    (id) => {
      expect(textOf(findDocument(id))).toContain('쿼터턴 480 시리즈의 사양은 480 시리즈 표를');
      expect(textOf(findDocument(id))).toContain('the quarter-turn 480 series has its own table');
    },
  );

  it('the electric category and the 480 series lead to each other in words', () => {
    // The first document of the category is what its own page shows.
    expect(textOf(findDocument('manufacturer-specialists'))).toMatch(
      /href="\/products\/special\/quarter-turn-480">쿼터턴 480 시리즈[^]*quarter-turn 480 series<\/a>/,
    );
    expect(textOf(findDocument('quarter-turn-480'))).toMatch(
      /href="\/products\/electric">전동 액추에이터[^]*electric actuators<\/a>/,
    );
  });

  it('page 5 of the AP catalogue offers to ask for the torque per size', () => {
    const blocks = findDocument('rotary')?.pages[4]?.content ?? [];
    expect(blocks.map(({ type }) => type)).toContain('contact');
  });

  it.each([
    [3, '단동식의 최소 공급 압력', 'Minimum supply pressure, spring-return'],
    [4, '크기별 치수', 'Dimensions per size'],
    [5, '토크의 기준 공급 압력', 'Supply pressure for these torques'],
    [6, '압축 공기 품질 (건조, 여과)', 'Compressed air quality (drying, filtering)'],
    [7, '온도 기준 (주위 또는 공급 공기)', 'Reference of the temperature'],
    [10, '부속 기기의 접속면', 'Faces for accessories'],
    [11, '표준 보호등급', 'Standard protection'],
  ])(
    'page %i of the AP catalogue can be asked for what its source does not say',
    (number, ko, en) => {
      const open = openRows(findDocument('rotary')?.pages[number - 1]?.content ?? []);
      expect(open.map((label) => label.ko)).toContain(ko);
      expect(open.map((label) => label.en).join('\n')).toContain(en);
      expect(rotaryPage(number)).not.toMatch(/자료에 없|not stated/);
    },
  );

  // Mounting flange and stem of the valves are not stated: whether an actuator goes on is no promise.
  it.each(products.filter(({ category }) => category === 'sirca-valves'))(
    '$code promises no assembly with an actuator of ours',
    (product) => {
      expect(textOf(product)).not.toMatch(/액추에이터를 조립하여 공급|actuator fitted on request/);
    },
  );

  it.each([
    ['pneumatic-actuator', ['방폭', '부속 기기의 접속면']],
    ['butterfly-valve', ['MAST', 'Kv', '인증']],
    ['ball-valve', ['MAST', 'Kv', '인증']],
    ['pinch-valve-threaded', ['나사의 암수']],
  ] as const)('%s asks for what nobody states', (family, words) => {
    for (const { facts } of products.filter(({ technical }) => technical.family === family)) {
      const asked = questions(facts).map((each) => questionText(each, { language: 'ko' }));
      for (const word of words) expect(asked.join('\n')).toContain(word);
    }
  });

  it('page 10 promises positioners only: what else is fitted is confirmed with the quotation', () => {
    expect(rotaryPage(10)).toContain('포지셔너는 공급 품목이며');
    expect(rotaryPage(10)).not.toMatch(/를 조립하여 공급합니다|can be fitted/);
  });

  it('each place keeps its own reading of the founding year', () => {
    const readings = claims.find(({ id }) => id === 'founding-year')?.readings ?? [];
    const years = readings.map(({ value }) => String(value));
    const said = {
      timeline: timeline.events[0]?.date ?? '',
      about: textOf(ceoMessage.paragraphs),
      business: textOf(business.lead),
    };
    for (const [place, text] of Object.entries(said)) {
      const own = String(readings.find((reading) => reading.place === place)?.value);
      const stated = years.filter((year) => text.includes(year));
      expect({ place, stated: [...new Set(stated)] }).toEqual({ place, stated: [own] });
    }
  });
});

describe('sleeve replacement: the gallery and the guide say the same of every hazard', () => {
  const said = {
    gallery: textOf(sleeveSteps),
    guide: textOf(guides.find(({ id }) => id === 'sleeve-replacement')?.sections),
  };
  const words = [
    [
      'a hot or hazardous medium',
      '먼저 그 유체에 맞는 보호구를 착용하고',
      'first put on protective equipment',
    ],
    [
      'the open valve in the leak test',
      '핀치 밸브가 열린 상태에서 양 끝을',
      'With the pinch valve open, close both ends',
    ],
    [
      'the hose before the lock',
      '호스를 연결하고 모두 물러난 뒤, 잠금을 건 사람이',
      'whoever applied the lock removes',
    ],
    ['pressure on both sides', '양쪽의 압력이 모두 0', 'zero on both sides of the'],
    ['trapped pressure', '남은 압력과 유체가 나올 수 있음', 'xpecting trapped pressure'],
    ['blind flanges', '막음 플랜지 앞에 서지 않', 'Do not stand in front of the blind flanges'],
    ['the drain', '드레인이 닫힌 것을 확인한 뒤', 'the drain is shut'],
    [
      'both locks',
      '공기 콕과 격리 밸브의 잠금과 꼬리표를 제거',
      'from air cock and isolation valves',
    ],
  ] as const;

  it.each(words)('%s', (_hazard, ko, en) => {
    for (const text of Object.values(said)) {
      expect(text).toContain(ko);
      expect(text).toContain(en);
    }
  });
});

describe('an AP actuator is selected by both ends of the supply, and by what the stem bears', () => {
  it.each([
    ['AP-DA', textOf(products.find(({ id }) => id === 'ap-da'))],
    ['AP-SR', textOf(products.find(({ id }) => id === 'ap-sr'))],
    ['its category', textOf(findCategory('pneumatic')?.introduction)],
    ['page 5 of its catalogue', rotaryPage(5)],
    ['page 13 of its catalogue', rotaryPage(13)],
  ])('%s', (_place, text) => {
    expect(text).toContain('MAST');
    expect(text).toContain('최저·최고 공급 압력');
    expect(text).toMatch(/lowest and highest supply pressure/);
  });
});
