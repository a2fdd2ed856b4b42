import { expect, test } from 'vitest';

import { allReportItems } from '#tools/content-report/all-items.ts';

import { placeOf } from './fact-places.ts';
import { koreanSample } from './sample-words.ts';

const samples = allReportItems().filter(({ section }) => section === 'samples');

test.each([...new Set(samples.map(({ text }) => text))])(
  'the staff read in Korean: %s (desk/facts/sample-words.ts)',
  (text) => expect(koreanSample(text)).toMatch(/[가-힣]/),
);

test('every sample names the page of the site that shows it', () => {
  const homeless = samples.filter(({ file }) => !placeOf(file.replace(/^content\//, '')));
  expect(homeless.map(({ file }) => file)).toEqual([]);
});
