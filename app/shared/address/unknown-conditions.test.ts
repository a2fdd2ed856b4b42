import { expect, test } from 'vitest';

import { FINDER_PARAMETERS } from '#app/shared/fit/finder-query.ts';

import { unknownConditions } from './unknown-conditions.ts';

test.each([
  ['?DN=150', ['DN=150']],
  ['?size=150&temperature=80', ['size=150', 'temperature=80']],
  ['?d=150A&x=10 bar&y=%E2%88%9220%C2%B0C', ['d=150A', 'x=10 bar', 'y=−20°C']],
  ['?%EC%98%A8%EB%8F%84=180', ['온도=180']],
  [`?size=${'9'.repeat(99)}`, [`size=${'9'.repeat(24)}`]],
  // What the site reads, and what others add to addresses.
  ['?dn=150&pn=16&bar=10&temp=80&q=150A&lang=en&page=2&items=s10', []],
  ['?product=s40~dn50~4&model=480-050&units=imperial', []],
  ['?utm_source=mail&utm_id=150&gclid=Cj0KCQ&fbclid=150&_ga=2.1&id=12', []],
  ['?size=&x=', []],
  ['', []],
])('conditions that nobody reads in %s', (search, said) =>
  expect(unknownConditions(search)).toEqual(said),
);

test('every parameter of the finder is one that the site reads', () => {
  const query = FINDER_PARAMETERS.map((name) => `${name}=150A`).join('&');
  expect(unknownConditions(`?${query}`)).toEqual([]);
});
