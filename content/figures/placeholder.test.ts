import { describe, expect, it } from 'vitest';

import {
  asWritten,
  byHand,
  fromData,
  missingFigures,
  placeholder,
  placeholders,
  withFigures,
} from './placeholder.ts';

const is = placeholders({
  torque: (language) => (language === 'ko' ? '최대 60 Nm' : 'up to 60 Nm'),
  flanges: () => 'F05/F07',
});

describe('an entry takes its figures from data', () => {
  const written = {
    text: { ko: `토크 ${is.torque}입니다`, en: `Torque ${is.torque}` },
    list: { ko: [is.flanges], en: [is.flanges] },
    map: { ko: { [`토크 ${is.flanges}`]: is.torque }, en: { [`Torque ${is.flanges}`]: is.torque } },
    cells: ['480-006', is.torque, is.flanges],
    count: 60,
  };

  it('in the language of the text, also in lists and labels', () => {
    expect(withFigures(written)).toEqual({
      text: { ko: '토크 최대 60 Nm입니다', en: 'Torque up to 60 Nm' },
      list: { ko: ['F05/F07'], en: ['F05/F07'] },
      map: { ko: { '토크 F05/F07': '최대 60 Nm' }, en: { 'Torque F05/F07': 'up to 60 Nm' } },
      cells: ['480-006', { ko: '최대 60 Nm', en: 'up to 60 Nm' }, 'F05/F07'],
      count: 60,
    });
  });

  it('and can be read again as it was written, without tables made from data', () => {
    const table = fromData({ rows: [['DN 40']] });
    const entry = withFigures({ ...written, table });
    expect(entry.table).toBe(table);
    expect(asWritten(entry)).toEqual({ ...written, table: undefined });
  });

  it('what is left of a text is what was written by hand', () => {
    expect(byHand(`토크 ${is.torque}, 60 Nm`)).toBe('토크 , 60 Nm');
    expect(missingFigures(`Rating ${placeholder('ansi', undefined)}`)).toEqual(['ansi']);
  });
});
