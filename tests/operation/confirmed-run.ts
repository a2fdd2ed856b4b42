/**
 * A program of its own, since content is read once a process: prints what visitors get of a product once files of confirmed facts
 * lie among the content.
 *
 * Input: folder of the files, id of the product, query of the finder. Output: JSON.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import '#app/i18n/every-language.ts';
import { confirmed } from '#content/confirmed.ts';
import type { ConfirmedFacts } from '#content/schema/confirmed.ts';

const [folder = '', id = '', asked = ''] = process.argv.slice(2);
for (const file of globSync('*.ts', { cwd: folder })) {
  const module = (await import(pathToFileURL(join(folder, file)).href)) as {
    default: ConfirmedFacts;
  };
  confirmed.push({ file: `confirmed/${file}`, entry: module.default });
}

// What reads the content, once the facts are there.
const { products } = await import('#content/index.ts');
const { catalogue } = await import('#app/machine/catalogue.server.ts');
const { finderData } = await import('#app/features/finder/finder.server.ts');
const { find } = await import('#app/features/finder/finder.ts');
const { parseQuery } = await import('#app/shared/fit/finder-query.ts');
const { specifications } = await import('#app/features/product/product-offer.server.ts');
const { questionsOf } = await import('#app/shared/questions/questions-of.server.ts');
const { sheetData } = await import('#tools/sheets/product-sheet.ts');
const { listed } = await import('#tools/sheets/sheet-list.ts');

const product = products.find((each) => each.id === id)!;
const data = finderData('en');
const { valves } = find(data.items, parseQuery(asked, data));
const sheet = listed.find((item) => item.kind === 'sheet' && item.id === id)!;
process.stdout.write(
  JSON.stringify({
    rows: specifications(product, 'en'),
    questions: questionsOf(product, 'en'),
    finder: valves['in-range'].map(({ item }) => item.id),
    sheet: sheet.kind === 'sheet' && sheetData(sheet, 'en', '', undefined),
    record: catalogue('https://valves.example').products.find((each) => each.id === id),
  }),
);
