/**
 * A program of its own, since content is read once a process: prints what visitors get after figures of products were changed.
 *
 * Input: JSON list of `Change`, and one of files of confirmed facts. Output: JSON, each output's name with what it is made of, in both languages.
 */
import '#app/i18n/every-language.ts';
import { LANGUAGES, localizedHref, pageHref } from '#contract/address.ts';

import { confirmed } from '#content/confirmed.ts';
import { products } from '#content/products.ts';
import type { ConfirmedFacts } from '#content/schema/confirmed.ts';

/** `technical.temperature.min` of S10 is to be −28. */
export interface Change {
  code: string;
  /** Path within `technical`. */
  path: string;
  value: number;
}

const changes = JSON.parse(process.argv[2] ?? '[]') as Change[];
for (const { code, path, value } of changes) {
  const found = products.find(({ entry }) => entry.code === code);
  if (!found) throw new Error(`no product ${code}`);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce<Record<string, unknown>>(
    (at, name) => at[name] as Record<string, unknown>,
    found.entry.technical as unknown as Record<string, unknown>,
  );
  if (typeof parent[last] !== 'number') throw new Error(`${code} has no number at ${path}`);
  parent[last] = value;
}

for (const entry of JSON.parse(process.argv[3] ?? '[]') as ConfirmedFacts[])
  confirmed.push({ file: `confirmed/${entry.product}.ts`, entry });

// What reads the content, once it is changed.
const { addresses } = await import('#content/addresses.ts');
const { contentSource } = await import('#app/source.node.ts');
const { pageAt } = await import('#app/pages.ts');
const { pageRequest } = await import('#app/shared/page/page-request.ts');
const { searchEntries } = await import('#app/features/search/search.server.ts');
const { sheetData } = await import('#tools/sheets/product-sheet.ts');
const { documentRequest } = await import('#tools/sheets/document-sheet.ts');
const { drawingRequest } = await import('#tools/sheets/drawing-sheet.ts');
const { listed } = await import('#tools/sheets/sheet-list.ts');

const outputs: Record<string, string> = {};
const add = (name: string, made: unknown) => {
  outputs[name] = (outputs[name] ?? '') + JSON.stringify(made);
};
for (const language of LANGUAGES) {
  for (const { path, totalPages } of addresses)
    for (let page = 1; page <= totalPages; page += 1) {
      const name = pageHref(path, page);
      const { id, params } = pageAt(path);
      const request = pageRequest(
        new URL(localizedHref(name, language), 'http://site.invalid'),
        params,
      );
      add(name, contentSource.page(id, request));
    }
  for (const entry of searchEntries(language)) add(`search ${entry.path}`, entry);
  for (const item of listed) {
    const made = {
      sheet: () => item.kind === 'sheet' && sheetData(item, language, '', undefined),
      document: () => item.kind === 'document' && documentRequest(item, language, '', undefined),
      drawing: () => item.kind === 'drawing' && drawingRequest(item, language, '', undefined),
    }[item.kind]();
    add(`sheet ${item.id}`, made);
  }
}
process.stdout.write(JSON.stringify(outputs));
