/** A sheet lists the sister products: that more of them are added must not be what it has no room for. */
import { expect, test } from 'vitest';

import { flat, flatInSheet, readPdf } from '#tests/pdf.ts';

import { openCompiler } from './compiler.ts';
import { pdfOf } from './pdf-of.ts';
import type { SheetBlock, SheetData, TableCell } from './sheet.ts';
import { listed } from './sheet-list.ts';
import { requestOf } from './sheet-request.ts';

type Sisters = Extract<SheetBlock, { type: 'table' }>;

/** The list with as many more products at its end, codes `X1`, `X2`, … */
function longer(list: Sisters, added: number): Sisters {
  const last = list.rows.at(-1) ?? [];
  const rows = Array.from({ length: added }, (_, index) => [`X${index + 1}`, ...last.slice(1)]);
  const all = [...list.rows, ...rows];
  return { ...list, rows: all, more: all.slice(1).map((_, index) => `and ${index + 1} more`) };
}

/** The first cells of a row, as a reader of the PDF finds them. */
const textOf = (row: readonly TableCell[]): string =>
  flatInSheet(row.filter((cell) => typeof cell === 'string').join(''));

/** Text of the one page of a sheet whose list has more products; the list's rows and the product's own, as text. */
async function withSisters(id: string, added: number) {
  const compile = await openCompiler();
  const item = listed.find((each) => each.id === id);
  if (compile === null || item === undefined) throw new Error(`no compiler, or no sheet ${id}`);
  const request = requestOf(item, 'en', '2026-11-23', undefined);
  const data = request.data as SheetData;
  const lists: Sisters[] = [];
  const blocks = data.blocks.map((block) => {
    if (block.type !== 'table' || !block.more) return block;
    const list = longer(block, added);
    lists.push(list);
    return list;
  });
  const { pdf, pages } = pdfOf(compile, item.kind, { ...request, data: { ...data, blocks } });
  expect(pages).toBe(1);
  const read = await readPdf(pdf);
  const rows = lists.flatMap((list) => list.rows.map(textOf));
  const own = rows[lists[0]?.marked ?? rows.length];
  return { text: flat(read.pages[0]?.text), rows, own };
}

test.each(['s70', '301', '480-006', '480'])(
  '%s has one page with 60 more sisters, and says how many it leaves out',
  async (id) => {
    const { text, rows, own } = await withSisters(id, 60);
    const [, leftOut = ''] = /and(\d+)more/.exec(text) ?? [];
    const shown = rows.filter((row) => text.includes(row));
    expect(Number(leftOut)).toBeGreaterThan(1);
    expect(shown).toHaveLength(rows.length - Number(leftOut));
    if (own !== undefined) expect(shown).toContain(own);
  },
);

test('a list with room for all its rows has all of them', async () => {
  const { text, rows } = await withSisters('301', 1);
  for (const row of rows) expect(text).toContain(row);
  expect(text).not.toMatch(/and\d+more/);
});
