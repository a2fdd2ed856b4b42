/** Data sheets as a visitor gets them: loaded from the running server and read by PDF.js, which shares nothing with what wrote them. */
import { expect, test } from 'vitest';
import { unzipSync } from 'fflate';

import { documents, products } from '#content/index.ts';
import { archiveFiles, sheetFiles, type SheetFile } from '#content/sheet-files.ts';
import { openRows } from '#content/tables.ts';

import { localizedHref } from '#contract/address.ts';
import { printRow, rowsAt } from '#facts/rows.ts';
import { questionsOf } from '#app/shared/questions/questions-of.server.ts';

import { A4, flat, flatInSheet, readPdf } from '#tests/pdf.ts';

import { bytesOf, fetchDocument, get } from './document.ts';

/** Words as both a page and a sheet write them: a page keeps some of them on one line. */
const plain = (text = '') => flatInSheet(text).replaceAll(/[\u2060\u00AD\u200B]/g, '');

const LARGEST_SHEET = 200_000;

for (const language of ['ko', 'en'] as const)
  test(`every data sheet is one readable, tagged A4 page (${language})`, async () => {
    const sheets = sheetFiles.filter((file) => file.kind === 'sheet' && file.language === language);
    expect(sheets.length).toBeGreaterThanOrEqual(29);
    for (const { file, number, code, name, revised } of sheets) {
      const answer = await get(`/files/${file}`);
      expect(answer.headers.get('content-type'), file).toBe('application/pdf');
      const body = await bytesOf(answer);
      expect(body.length, file).toBeLessThan(LARGEST_SHEET);
      const { pages, title, language: stated } = await readPdf(body);
      expect(pages, file).toHaveLength(1);
      const [page] = pages;
      expect(page?.size, file).toEqual(A4);
      expect(page?.roles, file).toEqual(expect.arrayContaining(['H1', 'H2', 'Figure', 'TH', 'TD']));
      expect(stated, file).toBe(language);
      // A site without an address of its own prints paths.
      expect(page?.text, file).not.toContain('localhost');
      expect(page?.out, `${file}: text beyond the page`).toEqual([]);
      for (const words of [
        number,
        code,
        revised,
        name[language],
        language === 'ko' ? '문의 항목' : 'Questions',
      ])
        expect(flat(page?.text), file).toContain(flat(words));
      expect(title, file).toContain(code);
    }
  });

for (const language of ['ko', 'en'] as const)
  test(`data sheet and page of a product say the same: specifications, questions, footnote (${language})`, async () => {
    for (const product of products) {
      const body = await bytesOf(await get(`/files/${product.id}-${language}.pdf`));
      const sheet = plain((await readPdf(body)).pages[0]?.text);
      const document = await fetchDocument(localizedHref(product.path, language));
      const page = plain(document.texts('main').join(' '));
      const style = { language };
      const said = [
        product.caveat[language],
        ...rowsAt(product.facts, 'specification').flatMap((row) => {
          const { label, text } = printRow(row, style);
          return [label, text];
        }),
        ...questionsOf(product, language),
      ];
      for (const words of said) {
        expect(page, `page of ${product.code}`).toContain(plain(words));
        expect(sheet, `sheet of ${product.code}`).toContain(plain(words));
      }
      expect(sheet).toContain(plain(questionsOf(product, language).join(' · ')));
    }
  });

test('a data sheet is searched with the keyboard’s minus, its rows have headers, and the numbers of its axes stand apart', async () => {
  const { pages } = await readPdf(await bytesOf(await get('/files/s30-en.pdf')));
  expect(flat(pages[0]?.text)).toContain('-20to+200');
  expect(pages[0]?.text).not.toContain('\u2212');
  // Two heads of columns and five rows of the series, at least.
  expect(pages[0]?.rows.filter(([first]) => first !== 'TH')).toEqual([]);
  for (const { file } of sheetFiles.filter(({ kind }) => kind === 'sheet')) {
    const [page] = (await readPdf(await bytesOf(await get(`/files/${file}`)))).pages;
    expect(page?.touching, file).toEqual([]);
  }
});

test('sheets of spring-return actuators say that their lowest supply pressure is confirmed with the quotation', async () => {
  for (const [file, words] of [
    ['ap-ko.pdf', '단동식의 최소 공급 압력은 견적 때 확인합니다'],
    [
      'ap-sr-en.pdf',
      'minimum supply pressure of the spring-return type is confirmed with the quotation',
    ],
  ] as const) {
    const { pages } = await readPdf(await bytesOf(await get(`/files/${file}`)));
    expect(flat(pages[0]?.text), file).toContain(flat(words));
  }
});

test('the text of a data sheet says which pressure classes apply, not only the filling of their boxes', async () => {
  const { pages } = await readPdf(await bytesOf(await get('/files/s10-en.pdf')));
  expect(flat(pages[0]?.text)).toMatch(/PN:(?:\d+(?:,\d+)*)(?:Maximum|ANSI|\d)/);
  expect(flat(pages[0]?.text)).toMatch(/ANSI:\d/);
});

test('a dimension drawing is one sheet that says what it shows, in both languages', async () => {
  const drawings = sheetFiles.filter(({ kind }) => kind === 'drawing');
  expect(drawings).toHaveLength(20);
  for (const { file, code, language } of drawings) {
    const {
      pages,
      title,
      language: stated,
    } = await readPdf(await bytesOf(await get(`/files/${file}`)));
    expect(pages, file).toHaveLength(1);
    expect(pages[0]?.size, file).toEqual(A4.toReversed());
    expect(pages[0]?.roles, file).toEqual(expect.arrayContaining(['H1', 'Figure']));
    expect(title, file).toContain(code);
    expect(stated, file).toBe(language);
  }
});

for (const language of ['ko', 'en'] as const)
  test(`what a document leaves open is read behind its label, in one sentence (${language})`, async () => {
    for (const { id, pages } of documents) {
      const file = sheetFiles.find(
        (each) => each.id === `document-${id}` && each.language === language,
      );
      if (!file) continue;
      const read = await readPdf(await bytesOf(await get(`/files/${file.file}`)));
      const text = plain(read.pages.map((page) => page.text).join(' '));
      const before = {
        ko: '문의 항목: 자료에 없는 다음 항목은 문의하시면 확인해 드립니다:',
        en: 'Questions: Ask us about what is not stated here:',
      }[language];
      for (const { content } of pages) {
        const open = openRows(content).map((row) => row[language]);
        if (open.length === 0) continue;
        expect(text, file.file).toContain(plain(`${before} ${open.join(' · ')}.`));
      }
    }
  });

test('documents have the pages that the register says', async () => {
  const made = sheetFiles.filter(({ kind }) => kind === 'document');
  expect(made.length).toBeGreaterThanOrEqual(30);
  for (const { file, pages: count } of made) {
    const { pages } = await readPdf(await bytesOf(await get(`/files/${file}`)));
    expect(pages.length, file).toBe(count);
  }
});

test('a data sheet is saved under a name that says what it is', async () => {
  const named = async (file: string) =>
    decodeURIComponent(
      (await get(`/files/${file}`, { method: 'HEAD' })).headers.get('content-disposition') ?? '',
    );
  expect(await named('s10-ko.pdf')).toContain(
    "filename*=UTF-8''가마산밸브 SIRCA S10 데이터 시트.pdf",
  );
  expect(await named('s10-en.pdf')).toMatch(/SIRCA S10 Data sheet\.pdf$/);
  expect(await named('pinch-valve.zip')).toMatch(/\.zip$/);
});

test('an archive from the running site holds what its names say', async () => {
  const archive = archiveFiles.find(({ category }) => category === 'pinch-valve');
  const answer = await get(`/files/${archive?.file}`);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const files = unzipSync(await bytesOf(answer));
  const names = Object.keys(files);
  const first = (name: string) => new TextDecoder().decode(files[name]?.subarray(0, 400));
  expect(names).toEqual(expect.arrayContaining(['README.txt', 'LICENCE.txt', 'pdf/pqvf-ko.pdf']));
  expect(names.length).toBe((archive?.count ?? 0) + 2);
  expect(first('cad/pqvf-dn100.step')).toContain('ISO-10303-21;');
  expect(first('cad/pqvf-dn100.dxf')).toMatch(/\b0\s+SECTION\b/);
  for (const name of names.filter((each) => each.endsWith('.pdf')))
    expect(first(name).slice(0, 5), name).toBe('%PDF-');
});

test('a part of a data sheet can be asked for, and one that is known is not sent again', async () => {
  const address = `/files/${(sheetFiles[0] as SheetFile).file}`;
  const part = await get(address, { headers: { range: 'bytes=0-4' } });
  expect(part.status).toBe(206);
  expect(await part.text()).toBe('%PDF-');
  const etag = (await get(address)).headers.get('etag') ?? '';
  const again = await get(address, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});
