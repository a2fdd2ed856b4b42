import { expect, test } from 'vitest';

import { searchWithUnits, unitsFromSearch } from './unit-choice.ts';

test.each([
  ['?units=imperial', 'imperial'],
  ['?lang=en&units=si', 'si'],
  ['', undefined],
  ['?units=', undefined],
  ['?units=IMPERIAL', undefined],
  ['?units=imperial&units=si', undefined],
  ['?units=<script>', undefined],
])('%s asks for %s', (search, system) => expect(unitsFromSearch(search)).toBe(system));

test('a choice is written beside the rest of the query, the stated units are not', () => {
  expect(searchWithUnits('?dn=100&lang=en', 'imperial')).toBe('?dn=100&lang=en&units=imperial');
  expect(searchWithUnits('?units=imperial&lang=en', 'si')).toBe('?lang=en');
  expect(searchWithUnits('?units=imperial', 'si')).toBe('');
});
