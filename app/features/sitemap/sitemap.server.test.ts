import { expect, test } from 'vitest';

import { sitemapData } from './sitemap.server.ts';

test('the customer centre stands in the sitemap page, though its page is that of the inquiry', () => {
  const url = new URL('http://localhost/sitemap');
  const { groups } = sitemapData({ url, params: {}, language: 'ko' });
  const support = groups.find(({ id }) => id === 'support')?.nodes ?? [];
  expect(support.map(({ path }) => path)).toEqual(expect.arrayContaining(['/contact', '/support']));
});
