import { describe, expect, test } from 'vitest';

import { comparedFromSearch, comparePath, withChange } from './compare-list.ts';

const known = new Set(['s10', 's30', 's40', 'pqvf', 'pqvf.100', '480-006']);
const read = (search: string) => comparedFromSearch(search, (id) => known.has(id));

describe('the items of an address', () => {
  test('are read in their order, in any letter case, each once', () =>
    expect(read('?items=S30,s10,s30,pqvf.100&lang=en')).toEqual({
      ids: ['s30', 's10', 'pqvf.100'],
      dropped: [],
    }));
  test.each([
    ['', []],
    ['?items=', []],
    ['?items=,,', []],
    ['?lang=en', []],
    ['?items=s10&items=s30', ['s10', 's30']],
  ])('%s gives %j', (search, ids) => expect(read(search).ids).toEqual(ids));
  test('unknown and hostile ones are dropped and named', () =>
    expect(read('?items=s10,nothing,%3Cscript%3E,__proto__,../x,s30')).toEqual({
      ids: ['s10', 's30'],
      dropped: ['nothing', '<script>', '__proto__', '../x'],
    }));
  test('a fifth is dropped', () =>
    expect(read('?items=s10,s30,s40,pqvf,480-006')).toEqual({
      ids: ['s10', 's30', 's40', 'pqvf'],
      dropped: ['480-006'],
    }));
  test('what is written is what is read', () => {
    expect(comparePath([])).toBe('/compare');
    expect(read(comparePath(['pqvf.100', 's10']).replace('/compare', '')).ids).toEqual([
      'pqvf.100',
      's10',
    ]);
  });
});

test.each([
  ['opened by a link', [], ['s10', 's30'], ['s10'], ['s10']],
  ['its own choice stays', ['s10', 's30', 's40'], ['s10', 's30'], ['s10'], ['s10', 's40']],
  [
    'the same ones have the order of the page',
    ['pqvf', 's30'],
    ['s30', 'pqvf'],
    ['s30', 'pqvf.100'],
    ['s30', 'pqvf.100'],
  ],
  ['what is added is added', ['s40'], ['s10', 's30'], ['s10', 's30', 'pqvf'], ['s40', 'pqvf']],
  ['a size takes the place of its product', ['pqvf'], ['pqvf'], ['pqvf.100'], ['pqvf.100']],
])('a change of a comparison changes the device: %s', (_, own, before, after, expected) =>
  expect(withChange(own, before, after)).toEqual(expected),
);
