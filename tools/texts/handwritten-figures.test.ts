import { describe, expect, it } from 'vitest';

import { placeholder } from '#content/figures/placeholder.ts';

import { textsOf } from '#content/texts.ts';

import { writtenTexts } from './all-texts.ts';
import { handwrittenFigures } from './handwritten-figures.ts';

const faults = (en: string, ko = '', file = 'content/documents/a.ts', field = 'text') =>
  handwrittenFigures([{ file, field, ko, en }]).map(({ problem }) => problem);

describe('a figure with a unit', () => {
  it.each([
    'a maximum of 60 Nm',
    'from DN 40 to 1200',
    'PN 10/16',
    'ANSI 150/300',
    '−20 to +80 °C',
    '800 psi',
    'output flange F05',
    'protected to IP67',
    'a port of G 3/8',
    'AP1 to AP12',
    'the nine series',
    'Eight models',
    'S2-15 min',
    '25–50 %',
    'Class 150',
    'Class F, 155 °C',
    'a conduit entry of PG21',
    'NPT 1/2',
    '1/2 in NPT',
    'M20 × 1.5',
    '6 kPa',
    '0.6 MPa',
    '12 m³/h',
    'about 1.5 kW',
    'rated 10',
    'bolts of 8.8',
    'flanges to DIN 2633',
    '480 bar',
    '301 mm long',
    'from 1/4 to',
    'two limit switches',
    'six bar',
    'hundreds of degrees',
    'ten open-close cycles',
    'sixteen elastomers',
  ])('"%s" is a fault when written by hand', (text) => expect(faults(text)).not.toEqual([]));

  it.each([
    '여섯 시리즈',
    '재질 16종',
    '20초',
    '최대 1–100,000회전',
    '6 바',
    '6바',
    '수백 bar',
    '수십 도',
    '여섯 바',
    '개폐 10회',
    '72시간',
    '스위치 7개',
    '클래스 150',
    '절연등급 155도',
    '열두 크기',
    '호칭압력 16',
    '480 바',
  ])('"%s" is one in Korean', (text) => expect(faults('', text)).not.toEqual([]));

  it.each([
    ['a cell of a table', { table: { rows: [['A', '6 bar']] } }],
    ['a cell that is a number', { table: { rows: [['A', 6]] } }],
    [
      'a row of label and value',
      { table: { ko: [{ label: '압력', value: '6' }], en: [{ label: 'Pressure', value: '6' }] } },
    ],
    ['a caption', { caption: { ko: '최대 6 bar', en: 'up to 6 bar' } }],
    ['an alternative text', { imageAlt: { ko: '길이 282 mm의 밸브', en: 'valve of 282 mm' } }],
  ])('is found in %s', (_name, entry) =>
    expect(handwrittenFigures(textsOf('content/documents/a.ts', entry))).not.toEqual([]),
  );

  it('is found in an alternative text of a picture and in an answer of the search', () => {
    expect(
      faults('bore of 95 mm', '', 'content/pictures/manifest.json', 's10/tone.alt'),
    ).not.toEqual([]);
    expect(writtenTexts.map(({ file }) => file)).toContain('content/search-answers.ts');
  });

  it('is none when it is taken from data', () => {
    const torque = placeholder('torque', { ko: '60 Nm', en: '60 Nm' });
    expect(faults(`a maximum of ${torque}`)).toEqual([]);
  });

  it('that the data does not state is a fault that names it', () => {
    expect(faults(`rated ${placeholder('ansi', undefined)}`)).toEqual([
      'names the figure "ansi", which the data does not state',
    ]);
  });
});

describe('no figure', () => {
  it.each([
    '480-006',
    'valve 501M',
    'series S50',
    'the 400–470 series',
    'IEC 60034-1 and EN ISO 5211',
    'S2 and S4',
    '<a href="/products/special/quarter-turn-480">480</a>',
    'a quarter turn, 90°',
    'three-way, with two seats',
    '두 시트 사이의 볼',
  ])('%s', (text) => expect(faults(text)).toEqual([]));

  it('an example of how sizes are named, where it is on the list', () => {
    expect(faults('DN 100 and 100A', '', 'content/finder-texts.ts', 'finderHelp.size')).toEqual([]);
    expect(faults('DN 100 and 100A')).not.toEqual([]);
  });
});
