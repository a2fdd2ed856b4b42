/** A small site is collected from the real server as it is, once more, and with defects in it. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { PAGE_IDS, pageAt } from '#app/pages.ts';

import { encode } from '#tools/compress/levels.ts';

import { makeFixtureSite, manifest, styleHashOf } from '#tests/server/fixture-site.ts';

import { addressesOf } from './collect/addresses.ts';
import { pathOf } from './collect/answer.ts';
import { collectAnswers } from './collect/answers.ts';
import { startSite } from './collect/running-site.ts';
import { SAMPLED_PAGES } from './collect/sampled-pages.ts';
import { compareLines } from './compare-lines.ts';
import { compareSizes, isChanged } from './compare-sizes.ts';
import { DEFECTS } from './defects.ts';
import { isShown, plant } from './plant.ts';
import { siteLines } from './site-lines.ts';

/** Those of the list that need no picture, PDF or whole catalogue. */
const PLANTED = DEFECTS.filter(({ name }) =>
  [
    'a figure of a product',
    'a wrong hreflang',
    'a lost header',
    'a price in the structured data',
    'a lost compressed sibling',
  ].includes(name),
);

const S10 = 'products/s10/index.html';

const PRODUCT = `<!doctype html><html lang="ko"><head><title>S10</title>
<link rel="alternate" hrefLang="en" href="http://localhost:3000/products/s10?lang=en"/></head>
<body><dl><dt>호칭경</dt><dd>DN 15–100</dd></dl><script type="application/ld+json">
{"@type":"Product","offers":{"@type":"Offer","priceCurrency":"KRW"}}</script></body></html>`;

const fixture = await makeFixtureSite({
  ...manifest,
  documents: { ...manifest.documents, '/products/s10': { ko: [S10], en: [`en/${S10}`] } },
  policy: {
    ...manifest.policy,
    styles: { ...manifest.policy.styles, [S10]: styleHashOf(S10), [`en/${S10}`]: styleHashOf(S10) },
  },
});
const { dist } = fixture;
const withDefects = `${dist}-with-defects`;

/** What is known of contents is kept beside the site, as in the project's cache. */
const contents = `${dist}-contents`;

async function collected(folder: string) {
  await using site = await startSite('.', ['server/index.ts', folder], () => undefined);
  return await collectAnswers(site.origin, addressesOf(folder), contents, () => undefined);
}

beforeAll(() => {
  for (const [file, text] of [
    [S10, PRODUCT],
    [`en/${S10}`, PRODUCT],
    [
      'data/ko/chrome.json',
      JSON.stringify({ menu: Array.from({ length: 99 }, (_, id) => ({ id })) }),
    ],
  ] as const) {
    mkdirSync(dirname(join(dist, 'site', file)), { recursive: true });
    writeFileSync(join(dist, 'site', file), text);
    for (const coding of ['.br', '.gz'] as const)
      writeFileSync(join(dist, 'site', file + coding), encode(coding, 5, Buffer.from(text)));
  }
});

afterAll(async () => {
  for (const folder of [withDefects, contents]) rmSync(folder, { recursive: true, force: true });
  await fixture[Symbol.asyncDispose]();
});

test('the same site twice shows nothing, and each of five defects shows', async () => {
  const before = await collected(dist);
  const again = await collected(dist);
  const nothing = { differences: [], gone: [], added: [] };
  expect(compareLines(siteLines(before), siteLines(again))).toEqual(nothing);
  expect(compareSizes(before, again).filter(isChanged)).toEqual([]);

  cpSync(dist, withDefects, { recursive: true });
  for (const defect of PLANTED) plant(withDefects, defect);
  const after = await collected(withDefects);
  const lines = compareLines(siteLines(before), siteLines(after));
  const sizes = compareSizes(before, after).filter(isChanged);
  const shown = PLANTED.filter((defect) => isShown(defect, { lines, sizes, screens: [] }));
  expect(shown.map(({ name }) => name)).toEqual(PLANTED.map(({ name }) => name));
  expect(shown).toHaveLength(5);
  // One cause, one difference: the header that every answer lacks.
  const header = lines.differences.find(({ section }) => section === 'headers');
  expect(header?.addresses.length).toBeGreaterThan(20);
});

test('screenshots are taken of every kind of page', () => {
  const kinds = new Set(SAMPLED_PAGES.map((address) => pageAt(pathOf(address)).id));
  // Pages of text have no address until there is an entry in content/pages.
  expect(PAGE_IDS.filter((id) => !kinds.has(id))).toEqual(['text-page']);
});
