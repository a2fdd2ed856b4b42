import { LinkChecker } from 'linkinator';
import { expect, inject, test } from 'vitest';

import { visits } from './addresses.ts';

test('no link of the site leads nowhere', async () => {
  const site = inject('siteUrl');
  const checker = new LinkChecker();
  const result = await checker.check({
    path: visits.map(({ address }) => `${site}${address}`),
    recurse: false,
    concurrency: 20,
    // The site's own links only: nothing is sent to other hosts. Canonicals name the public address.
    linksToSkip: async (link) => !link.startsWith(`${site}/`),
  });
  const broken = result.links
    .filter(({ state }) => state === 'BROKEN')
    .map(({ url, parent, status }) => `${status} ${url} on ${parent}`);
  expect(broken).toEqual([]);
  expect(result.links.length).toBeGreaterThan(1000);
});
