import { describe, expect, test } from 'vitest';

import { reportItems, type ReportInput } from './report-items.ts';

const report = (input: Partial<ReportInput>) =>
  reportItems({
    entries: [],
    claims: [],
    openQuestions: [],
    isPlaceholder: () => false,
    drawnPictures: 0,
    ...input,
  });
const entry = (value: object) => [{ file: 'content/a.ts', entry: value }];

test('a sample holds up the launch, a drawing in place of a photograph does not', () => {
  const found = report({
    entries: entry({
      provenance: [
        { field: 'ceo', source: 'sample', note: 'Name of the CEO' },
        { field: 'images', source: 'sample', note: 'Drawings' },
        { field: 'address', source: 'spec §1' },
      ],
    }),
  });
  expect(found.map(({ section, field, blocks }) => [section, field, blocks])).toEqual([
    ['samples', 'ceo', true],
    ['drawings', 'images', false],
  ]);
});

test('a picture that does not exist is listed once, with its field', () => {
  const found = report({
    entries: entry({ image: 's30/tone', detailImages: ['s30/tone', 's30/line'], slug: 'a/b' }),
    isPlaceholder: (id) => id === 's30/tone' || id === 'a/b',
  });
  expect(found.map(({ field, text }) => [field, text])).toEqual([
    ['image', 's30/tone shows the placeholder'],
  ]);
});

describe('translations', () => {
  const found = (ko: unknown, en: unknown) =>
    report({ entries: entry({ title: { ko, en } }) }).map(({ text, blocks }) => [
      text.split(':')[0],
      blocks,
    ]);
  test('a missing one holds up the launch', () => {
    expect(found('', 'Ball valve')).toEqual([['Korean is missing', true]]);
    expect(found(['볼 밸브', '도면'], ['Ball valve'])).toEqual([['English is missing', true]]);
  });
  test('Korean in an English text', () =>
    expect(found('볼 밸브', 'Ball 밸브')).toEqual([['English text holds Korean', true]]));
  test('identical words are listed, codes and units are not', () => {
    expect(found('Flange', 'Flange')).toEqual([['the same in both languages', false]]);
    expect(found('DN 40–200', 'DN 40–200')).toEqual([]);
    expect(found('IP67', 'IP67')).toEqual([]);
  });
});

test('conflicting readings name every reading with its place', () => {
  const [item] = report({
    claims: [
      {
        id: 'founding-year',
        subject: { ko: '', en: 'Year' },
        readings: [
          { value: 1992, place: 'timeline', source: 'spec §1' },
          { value: 1994, place: 'about', source: 'spec §1' },
        ],
      },
    ],
  });
  expect(item?.text).toBe('Year: 1992 (timeline), 1994 (about)');
});

test('an open question says whether it holds up the launch', () => {
  const [item] = report({
    openQuestions: [
      {
        id: 'unit',
        question: { ko: '단위는?', en: 'Which unit?' },
        concerns: ['x.ts'],
        blocksLaunch: true,
      },
    ],
  });
  expect(item).toMatchObject({ section: 'questions', blocks: true });
});
