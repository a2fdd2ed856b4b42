import { DatabaseSync } from 'node:sqlite';

import { expect, test } from 'vitest';

import { indexedText, searchQuery } from './search-terms.ts';

/** Whether a search finds a text, in the real index. */
function finds(typed: string, ...fields: string[]): boolean {
  const database = new DatabaseSync(':memory:');
  database.exec(
    "CREATE VIRTUAL TABLE t USING fts5 (text, initials, tokenize = 'unicode61 remove_diacritics 0', prefix = '1')",
  );
  const { text, initials } = indexedText(fields);
  database.prepare('INSERT INTO t VALUES (?, ?)').run(text, initials);
  const query = searchQuery(typed);
  if (query === undefined) return false;
  return database.prepare('SELECT 1 FROM t WHERE t MATCH ?').get(query) !== undefined;
}

const TEXT = [
  '○○수처리',
  '홍길동',
  '02-000-0000',
  'buyer@example.com',
  '버터플라이 밸브 DN 150, 4대',
];

test.each([
  '수처리',
  '처리',
  '처',
  '버터플라이밸브',
  '플라이 4대',
  'dn150',
  'DN 150',
  'ＤＮ',
  '0000000',
  'BUYER@example.com',
  'ㅅㅊㄹ',
  'ㅂㅂ',
  'ㄱ',
  '밸브 ㅎㄱㄷ',
])('%s is found', (typed) => expect(finds(typed, ...TEXT)).toBe(true));

test.each(['수리', 'dn250', 'ㅅㄹ', '리홍', '밸브 없음'])('%s is not', (typed) =>
  expect(finds(typed, ...TEXT)).toBe(false),
);

test('signs alone look for nothing', () => expect(searchQuery('  ** " : ')).toBeUndefined());

test.each(['" OR text : "', 'NEAR(a b)', 'a* AND NOT b', "'; DROP TABLE t; --"])(
  'what looks like a query is a text: %s',
  (typed) => expect(() => finds(typed, ...TEXT)).not.toThrow(),
);
