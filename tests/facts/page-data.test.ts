/** What pages are given of products: from the facts, whatever their labels and words are. */
import { expect, test } from 'vitest';

import { findProductById, products } from '#content/index.ts';
import { FACT_KEYS, keyEntry } from '#facts/keys.ts';
import { compactRows, rowsAt } from '#facts/rows.ts';

import { subcategoryPage } from '#app/features/catalogue/catalogue.server.ts';
import { compareData } from '#app/features/compare/compare.server.ts';
import { productDetail } from '#app/features/product/product-detail.server.ts';
import { properties } from '#app/features/product/structured-properties.server.ts';
import { specView } from '#app/shared/facts/fact-views.server.ts';
import { pageRequest } from '#app/shared/page/page-request.ts';
import { productCard } from '#app/shared/product/product-card.server.ts';
import { LANGUAGES } from '#contract/address.ts';
import { drawSheet } from '#tools/sheets/product-sheet.ts';
import { listed } from '#tools/sheets/sheet-list.ts';

const productOf = (code: string) => {
  const found = products.find((each) => each.code === code);
  if (!found) throw new Error(`no product ${code}`);
  return found;
};

const ORIGIN = 'https://valves.example';

/** Everything that is made of facts: pages, cards, comparison, structured data and data sheets. */
const pageData = (): unknown[] =>
  LANGUAGES.flatMap((language) => [
    products.map((product) => {
      const found = findProductById(product.id);
      return [
        found.kind === 'found' && productDetail(found, language),
        productCard(product, language),
        properties(product.facts, { language }, ORIGIN),
      ];
    }),
    compareData(pageRequest(new URL(`http://site.invalid/compare?lang=${language}`))),
    subcategoryPage({
      url: new URL('http://site.invalid/'),
      params: { category: 'sirca-valves', subcategory: 'ball-valves' },
      language,
    }),
    listed.map((item) => item.kind === 'sheet' && drawSheet(item, language).blocks),
  ]);

test('a reworded label changes words of pages and nothing else', () => {
  const before = JSON.stringify(pageData());
  const old = FACT_KEYS.map((key) => ({ ...keyEntry(key) }));
  const token = (index: number, kind: string) => `⟦${index}${kind}⟧`;
  FACT_KEYS.forEach((key, index) => {
    const entry = keyEntry(key);
    entry.label = { ko: token(index, 'k'), en: token(index, 'e') };
    if (entry.short) entry.short = { ko: token(index, 's'), en: token(index, 't') };
  });
  const after = JSON.stringify(pageData());
  FACT_KEYS.forEach((key, index) => Object.assign(keyEntry(key), old[index]));
  const reworded = after.replaceAll(/⟦(\d+)(\w)⟧/g, (_, index: string, kind: string) => {
    const { label, short } = old[Number(index)] ?? { label: { ko: '', en: '' } };
    const words = { k: label.ko, e: label.en, s: short?.ko, t: short?.en }[kind] ?? '';
    return JSON.stringify(words).slice(1, -1);
  });
  expect(after).toContain('⟦');
  // A label within a sentence begins with a small letter.
  expect(reworded.toLowerCase()).toBe(before.toLowerCase());
});

/** A figure in a unit that has an imperial one, unless the source states both. */
const isMetric = (text: string): boolean =>
  /\d (?:°C|bar|Nm|mm|m|kg)(?![\w·])/.test(text) && !/psi/.test(text);

test('every value with a unit is printed in both systems from its numbers', () => {
  const lacking: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { value: stated, text, imperial } = value as Record<string, unknown>;
    for (const words of [stated, text])
      if (typeof words === 'string' && imperial === undefined && isMetric(words))
        lacking.push(words);
    Object.values(value).forEach(visit);
  };
  for (const product of products) {
    const rows = [...rowsAt(product.facts, 'specification'), ...compactRows(product.facts)];
    visit(rows.map((row) => specView(row, 'en')));
    visit(productCard(product, 'ko'));
  }
  // Without what the finder judges by.
  visit(
    compareData(pageRequest(new URL('http://site.invalid/compare'))).items.map(
      ({ values, lanes }) => [values, lanes],
    ),
  );
  expect([...new Set(lacking)]).toEqual([]);
});

test.each([
  ['S10', 'size', { range: { quantity: 'size', from: 15, to: 100 } }],
  // An inch size lies at the DN of its name.
  ['S20', 'size', { range: { quantity: 'size', from: 8, to: 50 } }],
  ['S10', 'rating', { pn: [16, 25, 40] }],
  ['S40', 'rating', { pn: [40, 32, 30, 25] }],
  ['HT600', 'temperature', { range: { quantity: 'temperature', to: 600 } }],
  ['480-110', 'torque', { range: { quantity: 'torque', to: 1100 } }],
  ['480-110', 'mounting', { flanges: ['F12', 'F14'] }],
] as const)('%s is drawn by its numbers: %s', (code, key, drawn) => {
  const row = rowsAt(productOf(code).facts, 'specification').find((each) => each.key === key);
  if (!row) throw new Error(`${code} states no ${key}`);
  expect(specView(row, 'en')).toMatchObject(drawn);
});

test.each(['S20', 'S30', 'S30T'])('a class or a pressure is no PN: %s', (code) => {
  const row = compactRows(productOf(code).facts).find(({ key }) => key === 'rating');
  expect(row && specView(row, 'en', { compact: true }).pn).toBeUndefined();
});

test('structured data has ends and unit codes, and words where a number would mislead', () => {
  const of = (code: string) =>
    Object.fromEntries(
      properties(productOf(code).facts, { language: 'en' }, ORIGIN).map(({ name, ...rest }) => [
        name as string,
        rest,
      ]),
    );
  expect(of('S50')['Maximum differential pressure']).toMatchObject({
    maxValue: 16,
    unitCode: 'BAR',
    propertyID: `${ORIGIN}/glossary#maxDifferential`,
  });
  expect(of('S30')['Maximum operating pressure, ANSI 300']).toMatchObject({ maxValue: 50 });
  expect(of('PQVF')['Maximum operating pressure']).toMatchObject({
    value: '4–6 bar (by size, casing and sleeve)',
  });
  expect(of('S70')['Extended limit']).toMatchObject({
    maxValue: 200,
    description: 'up to +200 °C; condition not stated',
  });
  const air = of('AP-SR')['Air supply pressure'];
  expect(air).toMatchObject({
    maxValue: 8,
    description: expect.stringContaining('spring return not stated') as string,
  });
  expect(air).not.toHaveProperty('minValue');
  expect(of('S10')).not.toHaveProperty('Actuator supply pressure');
});
