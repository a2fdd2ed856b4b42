import { expect, it } from 'vitest';

import { pageRequest } from '#app/shared/page/page-request.ts';

import { downloadsData } from './downloads.server.ts';

const { groups } = downloadsData(pageRequest(new URL('http://localhost/downloads')));

it('what the register calls missing is not listed in it', () => {
  const missing = groups.flatMap(({ missing: rows }) => rows);
  expect(missing).toContain('STEP, DXF: PQVI');
  expect(missing).toContain('치수도, STEP, DXF: 공압 액추에이터');
  expect(missing).toContain('400–410 시리즈 기술 자료');
  const drawn = groups.flatMap(({ rows }) =>
    rows.filter(({ kind }) => kind === 'drawing').map(({ title }) => title.split(' ')[0]),
  );
  expect(drawn).toContain('PQVI');
  expect(missing.filter((title) => /^치수도.*PQV/.test(title))).toEqual([]);
});
