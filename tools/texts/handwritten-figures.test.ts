import { describe, expect, it } from 'vitest';

import { placeholder } from '#content/figures/placeholder.ts';

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
  ])('"%s" is a fault when written by hand', (text) => expect(faults(text)).not.toEqual([]));

  it.each(['여섯 시리즈', '재질 16종', '20초', '최대 1–100,000회전'])(
    '"%s" is one in Korean',
    (text) => expect(faults('', text)).not.toEqual([]),
  );

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
  it.each(['480-006', 'valve 501M', 'series S50', 'since 2005', 'page 2', 'a quarter turn, 90°'])(
    '%s',
    (text) => expect(faults(text)).toEqual([]),
  );

  it('an example of how sizes are named, where it is on the list', () => {
    expect(faults('DN 100 and 100A', '', 'content/finder-texts.ts', 'finderHelp.size')).toEqual([]);
    expect(faults('DN 100 and 100A')).not.toEqual([]);
  });
});
