/** What is set of the catalogue documents. */
import { expect, test } from 'vitest';

import type { Piece } from './piece.ts';
import { listed, type ListedDocument } from './sheet-list.ts';
import { requestOf } from './sheet-request.ts';

const dataOf = (id: string) => {
  const item = listed.find((each) => each.id === id) as ListedDocument;
  return requestOf(item, 'en', '2026-11-23', undefined).data as {
    pages: { pieces: Piece[] }[];
  };
};

test('a comparison that two pages of the site show stands once, without a heading left behind', () => {
  const [first, second] = dataOf('document-butterfly-valves').pages.map(({ pieces }) =>
    pieces.map(({ type }) => type),
  );
  expect(first).toEqual(['cards']);
  expect(second).toEqual(['cards', 'heading', 'heading', 'table', 'paragraph']);
});

test('a document without a drawing closes with one of what it is about', () => {
  const last = dataOf('document-quarter-turn-480').pages.at(-1)?.pieces.at(-1);
  expect(last).toMatchObject({ type: 'picture', file: 'quarter-turn-480-tone', closing: true });
});

test('no file is made of a document that is in preparation', () => {
  expect(listed.filter(({ id }) => id.includes('400-410'))).toEqual([]);
});
