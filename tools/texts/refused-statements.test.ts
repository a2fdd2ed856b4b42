import { describe, expect, it } from 'vitest';

import { refusedStatements } from './refused-statements.ts';

const judge = (ko: string, en: string, file = 'content/a.ts', field = 'text') =>
  refusedStatements([{ file, field, ko, en }]).length > 0;

it.each([
  ['밸브의 구동 토크에 안전율을 더한 값이 최대 토크를 넘지 않아야 합니다.', ''],
  ['', 'Valve torque plus a safety margin must stay within the maximum torque.'],
  ['복동식 또는 단동식을 정하고 안전율을 더합니다', ''],
  ['', 'Multiply by factors for medium and frequency, add a safety margin, and compare.'],
  ['업계에서 흔히 두는 여유는 복동식 25–50 %, 단동식 30–50 %로 안전율 1.25–1.5에 해당합니다.', ''],
  ['', 'usual margins in the trade are 25–50 %, that is factors of 1.25 to 1.5'],
  ['공기가 끊기면 밸브는 그 위치에 머무릅니다.', ''],
  ['', 'when air fails it stays where it is'],
  [
    '온도 범위와 압력 등급이 가장 넓은 시리즈입니다',
    'The series with the widest temperature range',
  ],
  ['', 'lines whose temperature varies little, such as water'],
  ['', 'DN 12.5–1600'],
  ['압력 등급은 상온 기준의 이름입니다.', 'A pressure class is a name at room temperature.'],
  ['제어반과 액추에이터 사이의 배선이 없어집니다', 'None between panel and actuator'],
  ['유체의 최고 온도를 고르면 그 온도를 견디는 재질만 남습니다.', ''],
  ['', 'What remains are the materials that stand it.'],
  ['쓸 수 있는 밸브가 바로 보입니다.', ''],
])('refuses %s%s', (ko, en) => expect(judge(ko, en)).toBe(true));

it.each([
  [
    '밸브의 최대 요구 토크에 안전율을 곱한 값이 최대 토크를 넘지 않아야 합니다.',
    'The highest valve torque times the safety factor must not exceed the maximum torque.',
  ],
])('lets %s stand', (ko, en) => expect(judge(ko, en)).toBe(false));

it.each([
  ['예비 공기 탱크가 있는 곳에서 선정합니다.', ''],
  ['', 'or where a reserve air tank is provided'],
  ['단동식은 같은 토크의 복동식보다 커집니다. 행정의 끝으로 갈수록 토크가 줄어듭니다.', ''],
  ['', 'Without springs it can be smaller than a spring-return unit of the same torque.'],
  ['', 'An extended bracket can hold the actuator clear of the pipe.'],
])('refuses %s%s of the AP range, whose source says nothing of it', (ko, en) =>
  expect(judge(ko, en, 'content/documents/rotary.ts')).toBe(true),
);

it.each([
  ['유체에 닿는 부품은 슬리브뿐입니다', 'The sleeve is the only wetted part'],
  ['', 'The medium touches nothing but the elastomer sleeve.'],
])('refuses %s%s of a pinch valve, whose other parts are not stated', (ko, en) =>
  expect(judge(ko, en, 'content/catalogue/pinch-valve/pqvf/pqvf.ts')).toBe(true),
);

it.each([
  ['보라색 웜 기어 하우징', 'violet worm gear housing'],
  ['플랜지도 맞지 않습니다.', 'their flanges do not fit each other'],
  ['', 'Not made in this size'],
])('refuses %s%s', (ko, en) => expect(judge(ko, en)).toBe(true));

describe('alternative texts of drawings', () => {
  const PICTURES = 'content/pictures/manifest.json';

  it.each([
    ['wafer body with four locating lugs', '301/tone.alt'],
    ['body, double-flanged', '501m/line.alt'],
    ['metal two-piece body with hexagonal threaded ends', 's40/tone.alt'],
    ['blue split body, flanges with four bolt holes, lever', 's10/tone.alt'],
    ['grooved anodised body', 'ap-da/tone.alt'],
  ])('do not say "%s" of %s', (en, field) => expect(judge('', en, PICTURES, field)).toBe(true));

  it('nor do those that a document writes itself', () => {
    const field = 'pages.0.content.0.imageAlt';
    const wafer = ['웨이퍼 몸체', 'wafer body'] as const;
    expect(judge(...wafer, 'content/documents/butterfly-valves.ts', field)).toBe(true);
    expect(judge(...wafer, 'content/documents/butterfly-valves.ts', 'pages.0.title')).toBe(false);
    expect(judge('', 'threaded ends', 'content/documents/pqvi.ts', field)).toBe(false);
  });

  it('say what is stated of the pinch valves', () =>
    expect(
      judge('', '8 bolt holes, threaded ends G 1', PICTURES, 'pqvf-dn100/dimensions.alt'),
    ).toBe(false));
});
