import { expect, test } from 'vitest';

import { allReportItems } from '#tools/content-report/all-items.ts';

import { facts } from './facts.ts';
import { koreanSample } from './sample-words.ts';

const samples = allReportItems().filter(({ section }) => section === 'samples');

test.each([...new Set(samples.map(({ text }) => text))])(
  'the staff read in Korean: %s (desk/facts/sample-words.ts)',
  (text) => expect(koreanSample(text)).toMatch(/[가-힣]/),
);

test('every fact is asked in Korean and names a page of the site that shows it', () => {
  expect(facts.filter(({ places }) => places.length === 0)).toEqual([]);
  expect(facts.filter(({ subject }) => !/[가-힣]/.test(subject.ko))).toEqual([]);
});
