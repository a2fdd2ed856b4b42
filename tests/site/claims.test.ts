/**
 * Every number with a unit that the site says, and the claim that it rests on: in pages as text, structured data, data sheets,
 * tables, and what the tools answer.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { products } from '#content/index.ts';
import { sheetFiles } from '#content/sheet-files.ts';

import type { Catalogue } from '#app/machine/catalogue-schema.ts';
import type { FactRecord } from '#app/shared/facts/fact-record.ts';
import { claimsById, everyClaim, figuresIn } from '#tests/machine/claims.ts';
import { readPdf } from '#tests/pdf.ts';

const SITE = 'dist/site';

/** Figures that are no claim of a product, where they may stand, and what says them. */
const OTHERWISE: readonly { figures: string; at: RegExp; source: string }[] = [
  {
    figures: '90 °',
    at: /ball|s\d0|s30t|three-way|butterfly|30|401n|501m|ht600/,
    source: 'a quarter-turn valve is one',
  },
  {
    figures: '0 °, 180 °, 270 °',
    at: /three-way|[sS][78]0/,
    source: 'a quarter turn from position to position',
  },
  { figures: '18 mm, 180 mm', at: /pqvf/, source: 'bolt holes of DIN 2633, to be confirmed' },
  {
    figures: '380 V, 440 V',
    at: /480-0(?:06|10)/,
    source: 'the column of the series, where these say no',
  },
  { figures: '10 Nm, 100000 Nm, 160 °C', at: /\.pdf$/, source: 'the ends of an axis' },
  {
    figures: '20 mm, 50 mm, 65 mm, 80 mm, 100 mm, 125 mm',
    at: /pq.*\.pdf$/,
    source: 'a DN, and the unit of the next column',
  },
];

/** What of a text's figures nothing says. @param at where it stands */
function unfounded(text: string, at: string, product?: string): string[] {
  const known = product === undefined ? everyClaim : new Set(claimsById.get(product)?.keys());
  return [...figuresIn(text)]
    .filter(
      (figure) =>
        !known.has(figure) &&
        // The hyphens of a PDF are minus signs (tools/sheets/minus-font.ts).
        !(at.endsWith('.pdf') && known.has(`\u2212${figure}`)) &&
        !OTHERWISE.some(
          ({ figures, at: place }) => figures.split(', ').includes(figure) && place.test(at),
        ),
    )
    .map((figure) => `${at}: ${figure}`);
}

const files = async (ending: string) =>
  (await readdir(SITE, { recursive: true })).filter((file) => file.endsWith(ending));
const productAt = (file: string) =>
  products.find(({ path }) => file.startsWith(`${path.slice(1)}.`))?.id;

test('pages as text, each product’s with its own claims alone', async () => {
  const wrong: string[] = [];
  let count = 0;
  for (const file of await files('.md')) {
    const text = await readFile(join(SITE, file), 'utf8');
    count += figuresIn(text).size;
    wrong.push(...unfounded(text, file, productAt(file)));
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(1_000);
});

test('structured data', async () => {
  const wrong: string[] = [];
  for (const file of await files('index.html')) {
    const html = await readFile(join(SITE, file), 'utf8');
    const data = [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)];
    const path = `${file.replace(/^en\//, '').replace(/\/index\.html$/, '')}.`;
    for (const [, json = ''] of data) wrong.push(...unfounded(json, file, productAt(path)));
  }
  expect(wrong).toEqual([]);
});

test('tables, lists of texts, and the catalogue that the tools answer from', async () => {
  const wrong: string[] = [];
  for (const file of [
    'catalogue.csv',
    'catalogue.en.csv',
    'llms.txt',
    'llms.ko.txt',
    'catalogue.json',
  ])
    wrong.push(...unfounded(await readFile(join(SITE, file), 'utf8'), file));
  for (const file of await files('.json'))
    if (productAt(file) !== undefined)
      wrong.push(...unfounded(await readFile(join(SITE, file), 'utf8'), file, productAt(file)));
  expect(wrong).toEqual([]);
});

test('data sheets, which list the products of a series beside their own', async () => {
  const wrong: string[] = [];
  for (const { file } of sheetFiles) {
    const { pages } = await readPdf(await readFile(join(SITE, 'files', file)));
    const text = pages.map((page) => page.text.replaceAll(/\s+/g, ' ')).join('\n');
    wrong.push(...unfounded(text, file));
  }
  expect(wrong).toEqual([]);
});

test('each number of structured data and tables is that of a claim of its product, by its name', async () => {
  const catalogue = JSON.parse(await readFile(join(SITE, 'catalogue.json'), 'utf8')) as Catalogue;
  const numbersOf = (facts: readonly FactRecord[], key: string) =>
    facts
      .filter((fact) => fact.key === key)
      .flatMap(({ measures = [] }) => measures)
      .flatMap((measure) => [measure, ...(measure.also ? [measure.also] : [])])
      .flatMap(({ value, minimum, maximum }) => [value, minimum, maximum]);
  let count = 0;
  for (const { id, facts, url, kind } of catalogue.products) {
    for (const { source, text } of facts) expect(source && text.ko && text.en).not.toBe('');
    if (kind === 'range') continue;
    const html = await readFile(join(SITE, new URL(url.ko).pathname, 'index.html'), 'utf8');
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      const { propertyID, value, minValue, maxValue } = node as Record<string, unknown>;
      if (typeof propertyID === 'string')
        for (const number of [value, minValue, maxValue])
          if (typeof number === 'number') {
            count += 1;
            expect(
              numbersOf(facts, propertyID.split('#')[1] ?? ''),
              `${id} ${propertyID}`,
            ).toContain(number);
          }
      Object.values(node).forEach(visit);
    };
    for (const [, json = ''] of html.matchAll(
      /<script type="application\/ld\+json">([^]*?)<\/script>/g,
    ))
      visit(JSON.parse(json));
  }
  expect(count).toBeGreaterThan(80);
});
