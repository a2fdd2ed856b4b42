import { expect, test } from 'vitest';

import { addresses } from '#content/addresses.ts';
import { products } from '#content/index.ts';
import { openDatabase } from '#server/forms/database.ts';
import { keepAnswer } from '#server/answers/answer-record.ts';
import { migrateDeskTables } from '#desk/database/desk-tables.ts';
import { createInquiryStore } from '#server/forms/inquiry-store.ts';
import { newInquiry } from '#tests/contract/form-server.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';

import { proposeFact, readProposals } from './proposals.ts';
import { placesOnSite, shownIn } from './shown-in.ts';

const placesOf = (id: string, key: Parameters<typeof placesOnSite>[1]) =>
  placesOnSite(
    products.find((each) => each.id === id)!,
    key,
    'ko',
  ).map(({ kind, name }) => `${kind}: ${name}`);

test('a fact stands on the page, the sheets, in finder and comparison, and in the files for software', () => {
  expect(placesOf('s50', 'protection')).toEqual(
    expect.arrayContaining([
      'page: SIRCA S50',
      'sheet: s50-ko.pdf',
      'sheet: s50-en.pdf',
      'finder: 찾기의 ‘보호등급’ 조건',
      'finder: 비교의 ‘보호등급’ 행',
      'machine: /catalogue.json',
    ]),
  );
  // On cards, and a column of the finder.
  expect(placesOf('s30t', 'size')).toEqual(
    expect.arrayContaining(['page: 볼 밸브 카드', 'finder: 찾기의 ‘호칭경’ 열과 판정']),
  );
  expect(placesOf('s50', 'weight').join()).not.toMatch(/카드|찾기의/);
});

test('every page that is named is an address of the site', () => {
  const known = new Set(addresses.map(({ path }) => path));
  for (const product of products)
    for (const { kind, path = '' } of placesOnSite(product, 'size', 'en'))
      if (kind === 'page' || kind === 'finder') expect(known).toContain(path.split('?')[0]);
});

test('the customers that were sent the value are named with their revision, until another answer took its place', async () => {
  using folder = temporaryFolder();
  const database = openDatabase(folder.path);
  migrateDeskTables(database);
  const store = createInquiryStore(openDatabase(folder.path), { mailed: false });
  await store.add(newInquiry());
  store.close();
  const value = { kind: 'codes', codes: ['IP67'] } as const;
  const answer = (revision: number, code: string) =>
    keepAnswer(database, {
      inquiry: 1,
      revision,
      question: '1.1',
      position: { code: 'SIRCA S50', size: '' },
      key: 'protection',
      value: { kind: 'codes', codes: [code] },
      unit: null,
      words: '',
      source: 'manufacturer',
      proposed: true,
      answeredBy: 'kim',
      answeredAt: 0,
    });
  answer(1, 'IP67');
  // Another value in revision D; E is a draft.
  answer(3, 'IP65');
  answer(4, 'IP67');
  for (const revision of [1, 2, 3])
    database
      .prepare(
        "INSERT INTO answer_revision (inquiry_id, revision, at, person, note, answered) VALUES (1, ?, 0, 'kim', '', 1)",
      )
      .run(revision);
  const doer = { person: 'kim', now: 0 };
  proposeFact(database, { product: 's50', key: 'protection', value, of: 'product' }, doer);
  const [proposal] = readProposals(database);
  const names = shownIn(database, proposal!, 'ko').map(({ name }) =>
    name.replace(/^문의 \S+, /, ''),
  );
  database.close();
  expect(names).toEqual(['개정 B', '개정 C']);
});
