import { expect, test } from 'vitest';

import { guides } from '#content/index.ts';

import { guideData } from './guides.server.ts';

const sourcesOf = (id: string, language: 'ko' | 'en') => {
  const url = new URL(`http://localhost/guides/${id}`);
  const data = guideData({ url, params: { id }, language });
  if (!('sources' in data)) throw new Error(`there is no guide "${id}"`);
  return data.sources;
};

test.each(guides)('$id names as many sources in one language as in the other', ({ id }) => {
  // A number that Korean writes in digits, 16종, English may write in letters.
  expect(sourcesOf(id, 'en')).toHaveLength(sourcesOf(id, 'ko').length);
});

test('a guide names the standards that it explains', () => {
  expect(sourcesOf('ip67-and-ip68', 'en')).toContain('IEC 60529');
  expect(sourcesOf('pn-10-and-10k', 'ko')).toContain('EN 1092-1, JIS B 2220');
});
