import { existsSync } from 'node:fs';

import { expect, test } from 'vitest';

import { addresses } from '#content/addresses.ts';
import { categories } from '#content/index.ts';

import { contentFilesOf, lastChange, readHistory } from './content-history.ts';

const history = readHistory(
  '@2027-02-01\n\ndocuments/rotary.ts\n\n@2027-01-05\n\ndocuments/rotary.ts\ncompany/home.ts\n\n@2027-03-04\n\ncatalogue/sirca-valves/ball-valves/s10.ts\n',
);

test('a file has the day of its newest commit', () => {
  expect(history.get('documents/rotary.ts')).toBe('2027-02-01');
  expect(history.get('company/home.ts')).toBe('2027-01-05');
});

test('a page has the day of the latest of its files, and none where nothing is known', () => {
  const rotary = {
    kind: 'subcategory',
    path: '',
    params: { category: 'pneumatic', subcategory: 'rotary' },
  } as const;
  expect(lastChange(history, contentFilesOf(rotary, categories))).toBe('2027-02-01');
  expect(lastChange(history, ['catalogue/'])).toBe('2027-03-04');
  expect(lastChange(history, ['catalogue/pneumatic/category.ts'])).toBeUndefined();
});

test('every address of the sitemap is made of files that are there', () => {
  for (const address of addresses.filter(({ noindex }) => !noindex)) {
    const files = contentFilesOf(address, categories).filter((file) =>
      existsSync(`content/${file}`),
    );
    expect(files.length, address.path).toBeGreaterThan(0);
  }
});
