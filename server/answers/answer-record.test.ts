import { expect, test } from 'vitest';

import { openDatabase } from '#server/forms/database.ts';
import { createInquiryStore } from '#server/forms/inquiry-store.ts';
import { newInquiry } from '#tests/contract/form-server.ts';
import { folderForEachTest } from '#tests/lifetimes.ts';

import { type Answer, answersOf, keepAnswer } from './answer-record.ts';

const TABLES =
  'answer_sheet further_question answer_revision answer answer_file revision_mail question_mail'.split(
    ' ',
  );

const folder = folderForEachTest();

const ANSWER: Answer = {
  inquiry: 1,
  revision: 1,
  question: '1.1',
  position: { code: 'S50', size: '' },
  key: 'weight',
  value: { kind: 'quantity', unit: 'kg', min: 7, max: 7 },
  unit: 'kg',
  words: '',
  source: 'manufacturer',
  proposed: true,
  answeredBy: '○○○',
  answeredAt: 1,
};

test('the file of the release before gets the tables of answers, keeps its inquiries, and an inquiry takes its answers along', async () => {
  const before = openDatabase(folder.path);
  const store = createInquiryStore(before, { mailed: false });
  await store.add(newInquiry());
  for (const table of TABLES.toReversed()) before.exec(`DROP TABLE ${table}`);
  store.close();

  const database = openDatabase(folder.path);
  keepAnswer(database, ANSWER);
  expect(answersOf(database, 1, 1)).toEqual([ANSWER]);
  database.exec('DELETE FROM inquiry');
  expect(answersOf(database, 1, 1)).toEqual([]);
  database.close();
});

test('an answer given again holds from its revision on, and the former revision keeps its own', async () => {
  const database = openDatabase(folder.path);
  const store = createInquiryStore(database, { mailed: false });
  await store.add(newInquiry());
  const again: Answer = {
    ...ANSWER,
    revision: 2,
    value: { kind: 'quantity', unit: 'kg', min: 8, max: 8 },
  };
  for (const answer of [ANSWER, again]) keepAnswer(database, answer);
  expect([1, 2, 3].map((revision) => answersOf(database, 1, revision))).toEqual([
    [ANSWER],
    [again],
    [again],
  ]);
  store.close();
});
