import { expect, test } from 'vitest';

import { siteUrlWarning } from './site-url.ts';

test.each([
  ['https://www.example.com', 'https://www.example.com', undefined],
  ['https://www.example.com', 'https://www.example.com/', undefined],
  ['https://www.example.com', undefined, undefined],
  // A build of an older release does not tell.
  [undefined, 'https://www.example.com', undefined],
  ['https://www.example.com', 'https://example.com', 'built for SITE_URL=https://www.example.com'],
  ['http://localhost:3000', 'https://www.example.com', 'built without SITE_URL'],
])('built for %s, served as %s: %s', (built, set, said) => {
  const warning = siteUrlWarning(built, set);
  if (said === undefined) expect(warning).toBeUndefined();
  else expect(warning).toContain(said);
});
