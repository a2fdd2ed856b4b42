import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import '#app/i18n/every-language.ts';
import { RouterProvider } from '#app/router/router-provider.tsx';
import type { Router } from '#app/router/router.ts';
import type { FinderItem } from '#app/shared/fit/finder-data.ts';

import { ResultTable } from './result-table.tsx';

/** Stands still at an address: the table is only rendered. */
const router = {
  snapshot: () => ({ shown: { place: { pathname: '/products', search: '', hash: '' } } }),
  navigate: () => undefined,
} as unknown as Router<unknown>;

const itemsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    item: { id: `g${index}`, code: `G${index}`, name: '볼 밸브', to: '/', theme: 'valves' },
  })).map(({ item }) => ({
    item: item as unknown as FinderItem,
    outcome: 'fits' as const,
    reasons: [],
  }));

const tableOf = (count: number) =>
  renderToStaticMarkup(
    <RouterProvider router={router}>
      <ResultTable
        caption="밸브"
        columns={[]}
        group={{ concerned: true, fits: itemsOf(count), ask: [], no: [], notApplied: [] }}
        query={{ sort: 'name' }}
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
  expect(large).toContain('1950개가 더 있습니다');
  expect(large).toContain('더 보기</button>');
});
