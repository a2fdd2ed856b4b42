/** What is set of the catalogue documents. */
import { expect, test } from 'vitest';

import { openRows } from '#content/tables.ts';

import { type Language, LANGUAGES } from '#contract/address.ts';

import type { Piece } from './piece.ts';
import { listed, type ListedDocument } from './sheet-list.ts';
import { requestOf } from './sheet-request.ts';

const dataOf = (id: string, language: Language = 'en') => {
  const item = listed.find((each) => each.id === id) as ListedDocument;
  return requestOf(item, language, '2026-11-23', undefined).data as {
    pages: { pieces: Piece[] }[];
  };
};

const documents = listed.filter((each) => each.kind === 'document');

test.each(LANGUAGES)(
  'what a document leaves open is one sentence of the page under its label, never a feature or a row (%s)',
  (language) => {
    const label = { ko: '문의 항목', en: 'Questions' }[language];
    for (const { id, document } of documents)
      dataOf(id, language).pages.forEach(({ pieces }, index) => {
        const open = openRows(document.pages[index]?.content ?? []).map((row) => row[language]);
        const asking = pieces.filter((piece) => 'label' in piece && piece.label === label);
        expect(asking, id).toHaveLength(open.length > 0 ? 1 : 0);
        for (const item of open) expect(asking[0], id).toHaveProperty('text', containing(item));
        const stated = pieces.flatMap((piece) => {
          if (piece.type === 'list') return piece.items;
          return piece.type === 'rows' ? piece.rows.flat() : [];
        });
        for (const item of open) expect(stated, id).not.toContain(item);
      });
  },
);

const containing = (text: string): unknown => expect.stringContaining(text);

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
