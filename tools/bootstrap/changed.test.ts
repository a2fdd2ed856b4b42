import { expect, test } from 'vitest';

import { browserTestsFor } from './changed.mjs';

const SPECS = [
  'tests/journeys/finder.spec.ts',
  'tests/journeys/finder-tools.spec.ts',
  'tests/journeys/product.spec.ts',
  'tests/site/html.spec.ts',
];

test('a changed test is run, and a feature runs the tests named after it', () => {
  expect(browserTestsFor(['tests/site/html.spec.ts'], SPECS).run).toEqual([
    'tests/site/html.spec.ts',
  ]);
  // Not product.spec.ts: app/features/products is another feature.
  expect(
    browserTestsFor(['app/features/finder/page.tsx', 'app/features/products/page.tsx'], SPECS),
  ).toEqual({
    run: ['tests/journeys/finder.spec.ts', 'tests/journeys/finder-tools.spec.ts'],
    unclear: ['app/features/products/page.tsx'],
  });
});

test('what may change any page is named, and what no page holds is not', () => {
  const files = ['app/ui/button.tsx', 'docs/pictures.md', 'server/site.test.ts', 'bench/pages.ts'];
  expect(browserTestsFor(files, SPECS)).toEqual({ run: [], unclear: ['app/ui/button.tsx'] });
});
