import { describe, expect, test } from 'vitest';

import { cpuMsOf } from '#tests/cpu-time.ts';

import { conditionsIn, finderPathOf, sentenceParts } from './condition-text.ts';

describe('conditions in a sentence', () => {
  test.each([
    ['80 °C at DN150, 10 bar', { dn: 150, bar: 10, temp: 80 }, true],
    ['DN150, PN16, 180 °C', { dn: 150, pn: 16, temp: 180 }, true],
    ['DN150,PN16,180℃', { dn: 150, pn: 16, temp: 180 }, true],
    ['150A PN16 180도', { dn: 150, pn: 16, temp: 180 }, true],
    ['6in class 150 356 °F 145 psi', { dn: 150, class: 150, bar: 9.9974, temp: 180 }, true],
    ['1 1/2" −20 °C', { dn: 40, temp: -20 }, true],
    ['영하 196도', { temp: -196 }, true],
    ['-196°C', { temp: -196 }, true],
    ['−196 ℃ DN50', { dn: 50, temp: -196 }, true],
    ['minus 196', { temp: -196 }, true],
    ['DN50 마이너스 40', { dn: 50, temp: -40 }, true],
    ['영상 30도', { temp: 30 }, true],
    ['-320 °F', { temp: -195.5556 }, true],
    ['1,100 Nm 220 V', { torque: 1100, volt: 220 }, true],
    ['DN100 밸브 120도에서 10 bar', { dn: 100, bar: 10, temp: 120 }, true],
    ['S30 DN50', { dn: 50 }, false],
    ['DN150 PN16 180', { dn: 150, pn: 16 }, false],
    ['DN100 10K', { dn: 100 }, false],
    ['볼발브 50A 16바 120도', { dn: 50, bar: 16, temp: 120 }, false],
    ['80 mm 1.6 MPa 엑츄에이터 220볼트', { dn: 80, bar: 16, volt: 220 }, true],
    ['100미리 10 kg/cm² 110VAC', { dn: 100, bar: 9.8066, volt: 110 }, true],
  ])('%s', (sentence, values, complete) =>
    expect(conditionsIn(sentence)).toMatchObject({ values, complete }),
  );

  test.each([
    '',
    '480-006',
    'pqvf100',
    'ap 10',
    '10K',
    'DN155',
    'PG21',
    '버터플라이',
    '2005',
    '<b>',
    // Colder than anything is, and a vacuum, which no pressure of the catalogue is stated for.
    '영하 300도',
    'LNG-196°C',
    'minus 1 bar',
    '-1 bar',
  ])('%s names none', (sentence) => expect(conditionsIn(sentence)).toBeUndefined());

  test.each([
    [
      'DN150 버터플라이 단상',
      { values: { dn: 150 }, families: ['butterfly'], phase: 1, unread: [] },
    ],
    ['10K 스팀', { values: {}, notes: ['JIS 10K', '스팀'], families: [], unread: [] }],
    ['3-phase electric, 300 Nm', { values: { torque: 300 }, phase: 3, families: ['electric'] }],
    ['ball valve DN50 steam urgent', { families: ['ball'], notes: ['steam'], unread: ['urgent'] }],
    ['볼 밸브 DN50', { families: ['ball'], unread: [] }],
    ['볼발브 50A 24VDC 슬러지', { families: ['ball'], notes: ['24VDC', '슬러지'], unread: [] }],
    ['F10 IP67 물', { flanges: ['F10'], protection: ['IP67'], notes: ['물'], unread: [] }],
    ['플랜지 F07/F10 (ISO 5211), 300 Nm', { flanges: ['F07', 'F10'], unread: [] }],
    ['mounting flange F5, IP66/67', { flanges: ['F05'], protection: ['IP66', 'IP67'], unread: [] }],
    ['물용 버터플라이 50A', { notes: ['물'], families: ['butterfly'], unread: [] }],
    ['cooling water DN50', { notes: ['cooling water'], unread: [] }],
    // Fahrenheit is no flange, and a word that holds the syllable no water.
    ['212 F', { values: { temp: 100 }, flanges: [] }],
    ['건물 DN50', { notes: [], unread: ['건물'] }],
    ['class 9999', { values: {}, unread: ['class', '9999'] }],
    // A range is not taken for a size and a temperature.
    ['DN50-100', { values: { dn: 50 }, unread: ['-100'] }],
    // Direct current is no supply of the catalogue.
    ['24 V DC', { values: {}, notes: ['24 V DC'] }],
  ])('%s: kinds, supply and notes, and the words that are left', (sentence, parts) =>
    expect(sentenceParts(sentence)).toMatchObject(parts),
  );

  test('lead to the finder', () => {
    const found = conditionsIn('180 °C, PN16, DN150');
    expect(found?.labels).toEqual(['DN 150', 'PN 16', '180 °C']);
    expect(found && finderPathOf(found)).toBe('/products?dn=150&pn=16&temp=180#finder');
  });

  test('a long text takes no time', async () => {
    const took = await cpuMsOf(() => {
      conditionsIn('1'.repeat(100_000));
      conditionsIn('1 '.repeat(50_000));
    });
    // An expression that tries everything would take hours.
    expect(took).toBeLessThan(5_000);
  });
});
