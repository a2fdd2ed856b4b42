import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import '#app/i18n/every-language.ts';
import { RouterProvider } from '#app/router/router-provider.tsx';
import type { Router } from '#app/router/router.ts';
import type { FinderQuery } from '#app/shared/fit/finder-query.ts';
import type { FinderItem } from '#app/shared/fit/finder-data.ts';

import { ResultTable } from './result-table.tsx';

/** Stands still at an address: the table is only rendered. */
const router = {
  snapshot: () => ({ shown: { place: { pathname: '/products', search: '', hash: '' } } }),
  navigate: () => undefined,
} as unknown as Router<unknown>;

const rowOf = (item: Partial<FinderItem>) => ({
  item: {
    id: 'g',
    code: 'G',
    name: '',
    to: '/g',
    theme: 'valves',
    traits: [],
    facts: [],
    ...item,
  } as FinderItem,
});

const tableOf = (
  rows: number | readonly ReturnType<typeof rowOf>[],
  query: FinderQuery = { sort: 'closest' },
) =>
  renderToStaticMarkup(
    <RouterProvider router={router}>
      <ResultTable
        caption="밸브"
        columns={[]}
        group={{
          concerned: true,
          'in-range':
            typeof rows === 'number'
              ? Array.from({ length: rows }, (_, index) => rowOf({ id: `g${index}` }))
              : [...rows],
          'not-stated': [],
          'out-of-range': [],
          notApplied: [],
        }}
        query={query}
        duty=""
        withResult={false}
      />
    </RouterProvider>,
  );

test('of a large catalogue a group shows fifty rows, says how many are left and offers them', () => {
  const rows = (markup: string) => markup.split('<th scope="row"').length - 1;
  expect(rows(tableOf(50))).toBe(50);
  expect(tableOf(50)).not.toContain('더 보기');
  const large = tableOf(2000);
  expect(rows(large)).toBe(50);
  expect(large).toContain('1950개 더 보기</button>');
});

test('a row takes the supply that was asked for along to the page of a model that is driven by mains', () => {
  const query = { sort: 'closest', phase: 3, voltage: 400, flange: ['F05'] } as const;
  const rows = [
    rowOf({ id: '480-050', to: '/480-050', page: true, traits: ['electric'] }),
    rowOf({ id: 'ap', to: '/ap', page: true, traits: ['pneumatic'] }),
    rowOf({ id: 's10', to: '/s10', page: true }),
  ];
  const hrefs = [...tableOf(rows, query).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(hrefs).toEqual(['/480-050?phase=3&amp;volt=400', '/ap', '/s10']);
});
