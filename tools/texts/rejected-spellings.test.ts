import { expect, it } from 'vitest';

import { terms } from '#content/glossary.ts';

import { rejectedSpellings } from './rejected-spellings.ts';

const found = (ko: string, field = 'text') =>
  rejectedSpellings([{ file: 'content/a.ts', field, ko, en: '' }]).map(({ remedy }) => remedy);

it.each(terms.flatMap((term) => (term.avoid ?? []).map((word) => [word, term.ko] as const)))(
  '%s is rejected in favour of %s',
  (word, right) => {
    const remedies = rejectedSpellings([
      { file: 'content/a.ts', field: 'text', ko: `${word}입니다`, en: `the ${word}` },
    ]).map(({ remedy }) => remedy);
    expect(remedies.join()).toContain(right);
  },
);

it('lets the right word stand that holds a rejected one', () => {
  expect(found('단위: 야드파운드법')).toEqual([]);
  expect(found('단위: 야드파운드')).toHaveLength(1);
});

it('lets search words hold the spellings that people type', () => {
  expect(found('액츄에이터', 'keywords.2')).toEqual([]);
});
