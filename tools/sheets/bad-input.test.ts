/** What cannot be set ends the build, and says the sheet, the field and the remedy. */
import { beforeAll, describe, expect, test } from 'vitest';

import { type Compile, openCompiler } from './compiler.ts';
import { pdfOf } from './pdf-of.ts';
import { faultText } from './sheet-error.ts';
import type { SheetData } from './sheet.ts';
import { listed, type ListedDocument, type ListedSheet } from './sheet-list.ts';
import { requestOf } from './sheet-request.ts';

const s10 = listed.find(({ id }) => id === 's10') as ListedSheet;
const pqvf = listed.find(({ id }) => id === 'document-pqvf') as ListedDocument;
const both = (text: string) => ({ ko: text, en: text });

let compile: Compile;
beforeAll(async () => {
  const opened = await openCompiler();
  if (opened === null) throw new Error('the typesetter has no native part for this platform');
  compile = opened;
});

const make = (item: ListedSheet | ListedDocument, site?: string) =>
  pdfOf(compile, item.kind, requestOf(item, 'ko', '2026-11-23', site));
const withProduct = (changed: Partial<ListedSheet['product']>): ListedSheet => ({
  ...s10,
  product: { ...s10.product, ...changed },
});

test('what is right is made, the same bytes each time', () => {
  const first = make(s10, 'https://www.example.com');
  expect(first.pages).toBe(1);
  expect(Buffer.compare(make(s10, 'https://www.example.com').pdf, first.pdf)).toBe(0);
});

test.each([
  [
    'a description of three lines',
    { ...s10, description: both('긴 설명 '.repeat(60)) },
    'description',
  ],
  ['a name wider than the sheet', { ...s10, name: both('볼 밸브 '.repeat(20)) }, 'name'],
  ['a number wider than its cell', { ...s10, number: 'VA-S10-0123456789-ABCDEF' }, '번호'],
])('a text too long for its field: %s', (_what, item: ListedSheet, field) => {
  expect(() => make(item)).toThrow(
    new RegExp(
      `^Sheet s10-ko, ${field}: "[^"]+" does not fit its place\\. Shorten it in content/catalogue/sirca-valves/ball-valves/s10\\.ts`,
    ),
  );
});

test('a text that stands elsewhere: its file is named, and not the sheet that shows it', () => {
  const telephone = '서울특별시 금천구 가마산로, 712호';
  const request = requestOf(s10, 'ko', '2026-11-23', undefined);
  const data = request.data as SheetData;
  const block = { ...data.block, telephone };
  expect(() => pdfOf(compile, 'sheet', { ...request, data: { ...data, block } })).toThrow(
    /^Sheet s10-ko, 전화: .* Shorten it in content\/company\/contact\.ts, or /,
  );
});

describe('what is told of a sheet that has no room', () => {
  const fault = { problem: 'Sheet s70-en: it takes 2 pages.', remedy: 'Shorten s70.ts.' };

  test('its own remedy where its own files have changed, or nothing is known to have', () => {
    expect(faultText(fault, ['s70.ts'], [])).toBe(`${fault.problem} ${fault.remedy}`);
    expect(faultText(fault, ['s70.ts'], ['s70.ts', 's95.ts'])).toContain(fault.remedy);
  });

  test('the files that have changed where its own have not', () => {
    expect(faultText(fault, ['s70.ts'], ['s95.ts'])).toBe(
      `${fault.problem} Nothing that it is about has changed; look for what it takes from content/s95.ts.`,
    );
  });
});

test('a word wider than its column of a table', () => {
  const { facts } = s10.product;
  const wide = {
    key: 'manualOverride',
    value: { kind: 'codes', codes: ['W'.repeat(60)] },
    scope: { of: 'product' },
    provenance: { basis: 'sample' },
    reservations: [],
  } as const;
  expect(() => make(withProduct({ facts: { ...facts, facts: [...facts.facts, wide] } }))).toThrow(
    /^Sheet s10-ko, table 사양: "W+" does not fit its place\. Shorten it in content\/catalogue/,
  );
});

test('a document whose number is wider than its title block', () => {
  expect(() => make({ ...pqvf, number: 'PV-DOC-'.repeat(10) })).toThrow(
    /^Sheet document-pqvf-ko, 번호: .* Shorten it in content\/documents\/pqvf\.ts/,
  );
});

test('more text than a page holds', () => {
  const caveat = both('선정할 때 확인할 것. '.repeat(90));
  expect(() => make(withProduct({ caveat }))).toThrow(
    /^Sheet s10-ko, text: it takes \d pages, and a sheet has one\. Shorten .* of catalogue\/sirca-valves\/ball-valves\/s10\.ts/,
  );
});

test('a sign that the font does not have', () => {
  expect(() => make({ ...s10, description: both('볼 밸브 \u0E01') })).toThrow(
    /^Sheet s10-ko, text: .* write content\/catalogue\/sirca-valves\/ball-valves\/s10\.ts with signs that Pretendard has/,
  );
});

test.each([
  [
    'a sheet',
    withProduct({ model: 'none' }),
    /^Sheet s10-ko, picture none\/tone: .*npm run models/,
  ],
  [
    'a document',
    {
      ...pqvf,
      document: {
        ...pqvf.document,
        pages: pqvf.document.pages.map((page) => ({
          ...page,
          content: [{ type: 'image', imageUrl: 'none/render', imageAlt: both('') } as const],
        })),
      },
    },
    /^Sheet document-pqvf-ko, picture none\/render: .*npm run models/,
  ],
])('a picture that is missing on %s', (_what, item, message) => {
  expect(() => make(item)).toThrow(message);
});

test('a site without an address prints the path, without a QR code and without this machine', () => {
  const { data, pictures } = requestOf(s10, 'ko', '2026-11-23', undefined);
  expect(pictures.has('qr')).toBe(false);
  expect(data).toMatchObject({
    block: { url: null, shown: '/products/sirca-valves/ball-valves/s10' },
  });
  expect(make(s10).pages).toBe(1);
});
