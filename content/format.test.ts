import { describe, expect, it } from 'vitest';

import {
  formatDualPressure,
  formatInch,
  formatLimit,
  formatNumber,
  formatQuantity,
  formatRating,
  formatSize,
  formatStated,
  formatStroke,
  formatSupply,
  formatTemperature,
  formatThread,
} from './format.ts';
import {
  above,
  atLeast,
  atMost,
  between,
  bounds,
  dnFromTo,
  exactly,
  inch,
  inchFromTo,
} from './schema/quantity.ts';

describe('temperatures', () => {
  it('carry signs and U+2212, joined by ~ in Korean and to in English', () => {
    expect(formatTemperature(between(-20, 80, '°C'), 'ko')).toBe('\u221220 ~ +80 °C');
    expect(formatTemperature(between(-20, 80, '°C'), 'en')).toBe('\u221220 to +80 °C');
    expect(formatTemperature(between(-196, 538, '°C'), 'ko')).toBe('\u2212196 ~ +538 °C');
  });
  it('give zero no sign', () => {
    expect(formatTemperature(between(0, 70, '°C'), 'ko')).toBe('0 ~ +70 °C');
  });
  it('say a maximum as one', () => {
    expect(formatTemperature(atMost(600, '°C'), 'ko')).toBe('최고 +600 °C');
    expect(formatTemperature(atMost(600, '°C'), 'en')).toBe('up to +600 °C');
  });
});

describe('quantities', () => {
  it.each([
    [between(25, 18500, 'Nm'), '25–18,500 Nm', '25–18,500 Nm'],
    [atMost(6, 'bar'), '최대 6 bar', 'up to 6 bar'],
    [atLeast(4, 'bar'), '4 bar 이상', 'from 4 bar'],
    [above(95, '%'), '95 % 초과', 'above 95 %'],
    [exactly(5.5, 'bar'), '5.5 bar', '5.5 bar'],
    [exactly(15, 'min'), '15분', '15 min'],
    [atMost(72, 'h'), '최대 72시간', 'up to 72 h'],
    [between(1, 100000, 'turns'), '1–100,000회전', '1–100,000 turns'],
    [exactly(90, '°'), '90°', '90°'],
  ])('%o', (quantity, ko, en) => {
    expect(formatQuantity(quantity, 'ko')).toBe(ko);
    expect(formatQuantity(quantity, 'en')).toBe(en);
  });

  it('a limit drops the word that its label says', () => {
    expect(formatLimit(atMost(1100, 'Nm'), 'en')).toBe('1,100 Nm');
    expect(formatLimit(between(4, 6, 'bar'), 'ko')).toBe('4–6 bar');
  });

  it('numbers are grouped and not rounded', () => {
    expect(formatNumber(18500)).toBe('18,500');
    expect(formatNumber(19.6)).toBe('19.6');
    expect(formatNumber(-2.5)).toBe('\u22122.5');
  });
});

describe('sizes', () => {
  it('DN is never grouped', () => {
    expect(formatSize(dnFromTo(40, 1200))).toBe('DN 40–1200');
    expect(formatSize(dnFromTo(200, 200))).toBe('DN 200');
  });
  it('inches are mixed fractions', () => {
    expect(formatSize(inchFromTo('1/4', '2-1/2'))).toBe('1/4 – 2-1/2 in');
    expect(formatInch(inch('1-1/4'))).toBe('1-1/4');
    expect(formatThread({ thread: 'G', size: inch('3/8') })).toBe('G 3/8');
  });
  it.each(['', '1-2', 'x', '1/4/2', '-1'])('inch(%o) is refused', (name) => {
    expect(() => inch(name)).toThrow('is not an inch size');
  });
});

describe('ratings', () => {
  it.each([
    [{ pn: [10, 16] }, 'PN 10/16', 'PN 10/16'],
    [{ ansi: [150, 300, 600] }, 'ANSI 150/300/600', 'ANSI 150/300/600'],
    [
      { pn: [16, 25, 40], ansi: [150, 300] },
      'PN 16/25/40, ANSI 150/300',
      'PN 16/25/40, ANSI 150/300',
    ],
    [
      {
        ansi: [150, 300],
        maxByAnsi: [
          { ansi: 150, bar: 20 },
          { ansi: 300, bar: 50 },
        ],
      },
      'ANSI 150/300 (최대 20/50 bar)',
      'ANSI 150/300 (max. 20/50 bar)',
    ],
    [
      { working: { psi: exactly(800, 'psi'), bar: exactly(55, 'bar') } },
      '800 psi (55 bar)',
      '800 psi (55 bar)',
    ],
    [
      { pnBySize: [{ from: inch('1/4'), to: inch('1'), pn: 40 }] },
      'PN 40 (1/4–1 in)',
      'PN 40 (1/4–1 in)',
    ],
    [{}, '자료 없음', 'Not stated'],
  ] as const)('%o', (rating, ko, en) => {
    expect(formatRating(structuredClone(rating) as never, 'ko')).toBe(ko);
    expect(formatRating(structuredClone(rating) as never, 'en')).toBe(en);
  });
});

describe('others', () => {
  it('supply, stroke, dual pressure', () => {
    const supply = { voltage: between(110, 220, 'V'), frequency: between(50, 60, 'Hz') };
    expect(formatSupply(supply, 'ko')).toBe('110–220 V, 50–60 Hz');
    expect(formatStroke({ seconds: 20, atHz: 50 }, 'ko')).toBe('20초 (50 Hz)');
    expect(formatStroke({ seconds: 20, atHz: 50 }, 'en')).toBe('20 s (50 Hz)');
    expect(
      formatDualPressure({ bar: between(2, 8, 'bar'), psi: between(29, 116, 'psi') }, 'en'),
    ).toBe('2–8 bar (29–116 psi)');
  });
  it('a value that is not stated says so', () => {
    expect(formatStated('not-stated', 'ko', () => '?')).toBe('자료 없음');
    expect(formatStated('not-stated', 'en', () => '?')).toBe('Not stated');
  });
  it('bounds leave out what is not stated', () => {
    expect(bounds(atMost(600, '°C'))).toEqual({ max: 600 });
    expect(bounds(between(-20, 80, '°C'))).toEqual({ min: -20, max: 80 });
    expect(bounds(exactly(5.5, 'bar'))).toEqual({ min: 5.5, max: 5.5 });
  });
});
