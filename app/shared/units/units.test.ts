import { describe, expect, test } from 'vitest';

import {
  differenceToImperial,
  imperialCell,
  imperialText,
  isPartlyMeasured,
  roundTo,
  toImperial,
} from './units.ts';

describe('values, against tables', () => {
  test.each([
    [-40, '°C', -40],
    [0, '°C', 32],
    [100, '°C', 212],
    [538, '°C', 1000],
    [1, 'bar', 14.5],
    [10, 'bar', 145],
    [100, 'bar', 1450],
    [60, 'Nm', 44.3],
    [1100, 'Nm', 811],
    [18_500, 'Nm', 13_600],
    [25.4, 'mm', 1],
    [156, 'mm', 6.14],
    [1.2, 'kg', 2.65],
    [6, 'm', 19.7],
  ] as const)('%d %s is %d', (value, unit, imperial) =>
    expect(toImperial(value, unit)).toBe(imperial),
  );
});

test('a difference of temperatures is not a temperature', () => {
  expect(toImperial(20, '°C')).toBe(68);
  expect(differenceToImperial(20)).toBe(36);
  expect(imperialText('온도차 20 °C')).toBe('온도차 36 °F');
  expect(imperialText('temperature difference of 20 °C')).toBe('temperature difference of 36 °F');
});

test('a limit is rounded to the safe side', () => {
  expect(toImperial(-29, '°C', 'lower')).toBe(-20); // −20.2
  expect(toImperial(-196, '°C', 'lower')).toBe(-320); // −320.8
  expect(toImperial(538, '°C', 'upper')).toBe(1000); // 1000.4
  expect(toImperial(60, 'Nm', 'upper')).toBe(44.2); // 44.25
  expect(roundTo(176.000_000_000_03, 'lower', 1)).toBe(176);
  expect(Object.is(toImperial(-17.8, '°C'), 0)).toBe(true);
});

describe('texts of the site', () => {
  test.each([
    ['−20 ~ +80 °C', '−4 ~ +176 °F'],
    ['0 to +70 °C', '+32 to +158 °F'],
    ['최고 +600 °C', '최고 +1,112 °F'],
    ['up to +200 °C', 'up to +392 °F'],
    ['25–18,500 Nm', '18.5–13,600 lbf·ft'],
    ['1,100 Nm', '811 lbf·ft'],
    ['4–6 bar', '58–87 psi'],
    ['5.5 bar', '79.8 psi'],
    ['최대 차압은 5.5 bar', '최대 차압은 79.7 psi'],
    ['수심 6 m', '수심 19.6 ft'],
    ['PN 63 · 최대 차압 16 bar', 'PN 63 · 최대 차압 232 psi'],
    ['ANSI 150/300/600 (최대 20/50/100 bar)', 'ANSI 150/300/600 (최대 290/725/1,450 psi)'],
    ['사용 압력보다 2–2.5 bar 높게', '사용 압력보다 29–36.2 psi 높게'],
    [
      '예: 38 °C에서 19.6, 200 °C에서 13.8 (단위 자료 없음)',
      '예: 100 °F에서 19.6, 392 °F에서 13.8 (단위 자료 없음)',
    ],
    ['max. +80 to +150 °C, by sleeve', 'max. +176 to +302 °F, by sleeve'],
    ['길이 140 mm, 1.2 kg', '길이 5.51 in, 2.65 lb'],
  ])('%s becomes %s', (text, imperial) => expect(imperialText(text)).toBe(imperial));

  test.each([
    '2–8 bar (29–116 psi)',
    '800 psi (55 bar)',
    'DN 40–1200',
    'PN 10/16',
    'F05/F07',
    '1/4–2 in',
    '110–220 V, 50–60 Hz',
    '4–20 mA',
    '20초 (50 Hz)',
    '15 min',
    '95 % 초과',
    'IP67',
    '자료 없음',
    '',
  ])('%s stays as it is stated', (text) => expect(imperialText(text)).toBeUndefined());
});

test('numbers without a unit are not among what is marked as converted', () => {
  const text = 'for example 19.6 at 38 °C, 13.8 at 200 °C (unit not stated)';
  expect(isPartlyMeasured(text)).toBe(true);
  expect(isPartlyMeasured('−40 to +200 °C')).toBe(false);
  expect(imperialText(text, 'conv.')).toBe(
    'for example 19.6 at 38 °C (100 °F conv.), 13.8 at 200 °C (392 °F conv.) (unit not stated)',
  );
});

test('a column of a table is converted number by number', () => {
  expect(imperialCell('156', 'mm')).toBe('6.14');
  expect(imperialCell('282', 'mm')).toBe('11.10');
  expect(imperialCell('+80', '°C')).toBe('+176');
  expect(imperialCell('1,100', 'Nm')).toBe('811');
  expect(imperialCell('자료 없음', 'mm')).toBeUndefined();
  expect(imperialCell('39', 's')).toBeUndefined();
});
