import { expect, test } from 'vitest';

import { suggestionsFor } from './suggestions.ts';

test.each([
  ['/nowhere', ['/']],
  ['/sirca', ['/products/sirca-valves', '/']],
  ['/old/Ball-VALVES.html', ['/products/sirca-valves', '/']],
  ['/products/sirca-valves/ball-valves/s35', ['/products/sirca-valves', '/products', '/']],
  ['/product-list', ['/products', '/']],
  ['/about-us', ['/about', '/']],
  ['/en/contact.php', ['/contact', '/']],
  [
    '/about/products/contact/valve',
    ['/products/sirca-valves', '/products', '/about', '/contact', '/'],
  ],
  ['', ['/']],
])('%s suggests %j', (path, targets) =>
  expect(suggestionsFor(path).map(({ to }) => to)).toEqual(targets),
);
