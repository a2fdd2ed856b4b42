import { describe, expect, test } from 'vitest';

import { sentenceParts } from './sentence.ts';

const PNEUMATIC = ['pneumatic', 'control-air'];
const VALVES = ['butterfly', 'ball', 'pinch', 'three-way'];

describe('a sentence', () => {
  test.each([
    ['80 °C at DN150, 10 bar', { size: 150, bar: 10, temperature: 80 }],
    ['6in class 150 356 °F 145 psi', { size: 150, ansi: 150, bar: 9.9974, temperature: 180 }],
    ['DN50 마이너스 40', { size: 50, temperature: -40 }],
    ['1,100 Nm 220 V', { torque: 1100, voltage: 220 }],
    ['80 mm 1.6 MPa 엑츄에이터 220볼트', { size: 80, bar: 16, voltage: 220 }],
    ['LNG –196 °C ball valve', { temperature: -196 }],
    ['1½ inch', { size: 40 }],
    ['3 / 4 inch', { size: 20 }],
    ['18 500 Nm', { torque: 18_500 }],
    ['화씨 180도', { temperature: 82.2222 }],
    ['2~8 bar', { bar: { from: 2, to: 8 } }],
    ['-20~80°C', { temperature: { from: -20, to: 80 } }],
    ['DN50-100', { size: { from: 50, to: 100 } }],
    ['볼밸브 50A10K', { size: 50, jisK: 10 }],
    ['up to 200 °C', { temperature: 200 }],
  ])('%s asks for %o', (sentence, asked) => expect(sentenceParts(sentence).asked).toEqual(asked));

  test.each([
    '480-006',
    'pqvf100',
    'ap 10',
    'DN155',
    '3/16 inch',
    'PN 1.6',
    'LNG-196°C',
    '영하 300도',
    'minus 1 bar',
    'DC 24V',
    '<b>',
  ])('%s asks for nothing', (sentence) => expect(sentenceParts(sentence).asked).toEqual({}));

  test.each([
    ['DN150 버터플라이 단상', { families: ['butterfly'], phase: 1, unread: [] }],
    ['10K 스팀', { asked: { jisK: 10 }, notes: ['스팀'], families: [], unread: [] }],
    ['16 kg 볼밸브', { asked: {}, families: ['ball'], refused: ['16 kg'], unread: [] }],
    ['3-phase electric, 300 Nm', { phase: 3, families: ['electric'] }],
    ['ball valve DN50 steam urgent', { families: ['ball'], notes: ['steam'], unread: ['urgent'] }],
    ['볼발브 50A 24VDC 슬러지', { families: ['ball'], notes: ['24VDC', '슬러지'], unread: [] }],
    ['F10 IP67 물', { flanges: ['F10'], protection: ['IP67'], notes: ['물'], unread: [] }],
    ['플랜지 F07/F10 (ISO 5211), 300 Nm', { flanges: ['F07', 'F10'], unread: [] }],
    ['mounting flange F5, IP66/67', { flanges: ['F05'], protection: ['IP66', 'IP67'], unread: [] }],
    ['물용 버터플라이 50A', { notes: ['물'], families: ['butterfly'], unread: [] }],
    ['cooling water DN50', { notes: ['cooling water'], unread: [] }],
    // Fahrenheit is no flange, and a word that holds the syllable no water.
    ['212 F', { asked: { temperature: 100 }, flanges: [] }],
    ['건물 DN50', { notes: [], unread: ['건물'] }],
    ['class 9999', { asked: {}, refused: ['class 9999'], unread: [] }],
    ['DN150 PN16 180', { unread: ['180'] }],
    // What is not wanted, of a drive or of the surroundings, or without an end.
    ['no butterfly, DN100', { asked: { size: 100 }, families: [], unread: ['no butterfly'] }],
    ['버터플라이 제외 DN100', { asked: { size: 100 }, families: [] }],
    ['ball, not butterfly', { families: ['ball'] }],
    ['above 200 °C', { asked: {}, refused: ['above 200 °C'] }],
    ['조작 공기 6 bar', { asked: { air: 6 } }],
    ['supply 6 bar', { asked: {}, refused: ['6 bar'] }],
    ['ambient 40 °C', { asked: {}, refused: ['40 °C'] }],
    ['DN 50 (2") 볼밸브', { asked: { size: 50 }, unread: [] }],
    // A valve with a drive is no actuator, and an actuator for a valve no valve.
    ['전동볼밸브 50A 220V', { families: ['ball'], actuations: ['electric'], unread: [] }],
    ['50A ball valve with pneumatic actuator', { families: ['ball'], actuations: PNEUMATIC }],
    ['볼밸브 50A 전동 액추에이터 부착', { families: ['ball'], actuations: ['electric'] }],
    ['공압 핀치밸브', { families: ['pinch'], actuations: PNEUMATIC, unread: [] }],
    ['전동 액추에이터 500Nm', { families: ['electric'], actuations: [] }],
    ['electric actuator for a DN 100 butterfly valve, 180 Nm', { families: ['electric'] }],
    ['볼밸브용 액추에이터', { families: ['pneumatic', 'electric', 'fluid'], actuations: [] }],
    ['버터플라이밸브 액추에이터 180 Nm', { families: ['pneumatic', 'electric', 'fluid'] }],
    ['전동밸브 50A', { families: VALVES, actuations: ['electric'], unread: [] }],
    ['삼방 볼밸브 50A', { families: ['three-way'], unread: [] }],
    ['3-way butterfly valve', { families: ['butterfly'], unread: ['3-way'] }],
    ['sleeve 120 °C', { families: ['pinch'], unread: [] }],
  ])('%s: kinds, supply and notes, and what is left', (sentence, parts) =>
    expect(sentenceParts(sentence)).toMatchObject(parts),
  );
});
