import { expect, test } from 'vitest';

import { guideData } from './guides.server.ts';

test.each([
  ['ip67-and-ip68', 'en', 'IEC 60529'],
  ['pn-10-and-10k', 'ko', 'EN 1092-1'],
] as const)('%s names the standard that it explains in its text', (id, language, standard) => {
  const url = new URL(`http://localhost/guides/${id}`);
  const data = guideData({ url, params: { id }, language });
  const text = JSON.stringify('sections' in data && data.sections);
  expect(text.replaceAll('\u2060', '')).toContain(standard);
});
