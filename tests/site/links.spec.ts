import { expect, test } from '@playwright/test';
import { LinkChecker } from 'linkinator';

import { visits } from './addresses.ts';

test('no link of the site leads nowhere', async ({ baseURL }) => {
  test.setTimeout(240_000);
  const checker = new LinkChecker();
  const result = await checker.check({
    path: visits.map(({ address }) => `${baseURL}${address}`),
    recurse: false,
    concurrency: 20,
    timeout: 20_000,
    // The site's own links only: nothing is sent to other hosts. Canonicals name the public address.
    linksToSkip: async (link) => !link.startsWith(`${baseURL}/`),
  });
  const broken = result.links
    .filter(({ state }) => state === 'BROKEN')
    .map(({ url, parent, status }) => `${status} ${url} on ${parent}`);
  expect(broken).toEqual([]);
  expect(result.links.length).toBeGreaterThan(1000);
});
