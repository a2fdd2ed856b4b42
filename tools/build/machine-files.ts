/** The catalogue as data, for programs: JSON with its schema, CSV, Excel, and the description of their addresses. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import writeExcelFile from 'write-excel-file/node';
import { z } from 'zod';

import { type Language, LANGUAGES } from '#contract/address.ts';

import type * as Renderer from '#app/entry.node.tsx';
import {
  type Catalogue,
  CATALOGUE_FILE,
  catalogueSchema,
  PRODUCT_SCHEMA_FILE,
  productFileSchema,
  SCHEMA_FILE,
} from '#app/machine/catalogue-schema.ts';
import { catalogueTable, csvOf, type Table } from '#app/machine/catalogue-table.ts';

import { markdownFile } from '#app/seo/page-head.ts';

import type { SiteWriter } from './site-writer.ts';

/** The table in a language: `/catalogue.csv`, `/catalogue.en.csv`. */
export const csvFile = (language: Language): string =>
  `/catalogue${language === 'en' ? '.en' : ''}.csv`;
export const EXCEL_FILE = '/catalogue.xlsx';
export const OPENAPI_FILE = '/openapi.json';

const SCHEMAS = [
  [SCHEMA_FILE, catalogueSchema],
  [PRODUCT_SCHEMA_FILE, productFileSchema],
] as const;

/** @param origin of the site, no trailing slash */
export async function writeMachineFiles(
  writer: SiteWriter,
  { catalogue }: typeof Renderer,
  origin: string,
): Promise<void> {
  const all = catalogueSchema.parse(catalogue(origin));
  const json = (file: string, value: object) => writer.write(file, `${JSON.stringify(value)}\n`);
  await json(CATALOGUE_FILE, all);
  for (const [file, schema] of SCHEMAS)
    await json(file, { $id: origin + file, ...z.toJSONSchema(schema) });
  await json(OPENAPI_FILE, openApi(origin));
  for (const product of all.products)
    await json(`${new URL(product.url.ko).pathname}.json`, {
      $schema: origin + PRODUCT_SCHEMA_FILE,
      rules: all.rules,
      ...product,
    });
  for (const product of all.products.filter(({ kind }) => kind === 'product'))
    for (const language of LANGUAGES) await addReservations(writer, product, language);
  const tables = LANGUAGES.map((language) => ({ language, ...catalogueTable(all, language) }));
  for (const { language, ...table } of tables) await writer.write(csvFile(language), csvOf(table));
  await writer.write(
    EXCEL_FILE,
    await writeExcelFile(
      tables.map(({ language, ...table }) => worksheet(table, language)),
    ).toBuffer(),
  );
}

/** What must be known of single figures, at the end of a product's text: its page asks for it, and a text cannot. */
async function addReservations(
  writer: SiteWriter,
  { facts, url }: Catalogue['products'][number],
  language: Language,
): Promise<void> {
  const lines = facts.flatMap(({ name, reservations }) =>
    reservations.map(({ text }) => `- ${name[language]}: ${text[language]}`),
  );
  if (lines.length === 0) return;
  const file = markdownFile(new URL(url.ko).pathname, language);
  const heading = language === 'ko' ? '확인할 점' : 'To be known';
  const text = await readFile(join(writer.root, file), 'utf8');
  await writer.write(file, `${text}\n## ${heading}\n\n${[...new Set(lines)].join('\n')}\n`);
}

/** A sheet with a bold first row that stays in view; numbers are numbers. */
const worksheet = ({ head, rows }: Table, language: Language) => ({
  sheet: language === 'ko' ? '제품' : 'Products',
  data: [
    head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) =>
      row.map((value) =>
        value === ''
          ? null
          : typeof value === 'number'
            ? { value, type: Number }
            : { value, type: String },
      ),
    ),
  ],
  columns: head.map((name) => ({ width: Math.max(10, Math.min(40, name.length + 2)) })),
  stickyRowsCount: 1,
});

/** What can be read without a page, as OpenAPI 3.1. Nothing here takes an inquiry: that is a person's. */
function openApi(origin: string): object {
  const get = (summary: string, type: string, schema: object, parameters: object[] = []) => ({
    get: {
      summary,
      ...(parameters.length > 0 && { parameters }),
      responses: {
        '200': { description: summary, content: { [type]: { schema } } },
        '404': { description: 'There is no such address.' },
      },
    },
  });
  const text = { type: 'string' };
  const part = (name: string, description: string) => ({
    name,
    in: 'path',
    required: true,
    description,
    schema: text,
  });
  const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return {
    openapi: '3.1.0',
    info: {
      title: 'Valve and actuator catalogue',
      version: '1',
      description:
        'Every product with what is stated of it: value, unit (UCUM, UN/CEFACT), basis, source and reservation. Each page is there as text too, at its address with .md (Korean) or .en.md (English). Read only.',
    },
    servers: [{ url: origin }],
    paths: {
      [CATALOGUE_FILE]: get('All products', 'application/json', {
        $ref: '#/components/schemas/Catalogue',
      }),
      '/products/{category}/{group}/{product}.json': get(
        'One product',
        'application/json',
        { $ref: '#/components/schemas/Product' },
        [
          part('category', 'sirca-valves'),
          part('group', 'ball-valves'),
          part('product', 'id: s30'),
        ],
      ),
      [csvFile('en')]: get('All products as a table, in English', 'text/csv', text),
      [csvFile('ko')]: get('All products as a table, in Korean', 'text/csv', text),
      [EXCEL_FILE]: get('All products as a workbook', spreadsheet, { ...text, format: 'binary' }),
      '/llms.txt': get('The list of all pages as texts, in English', 'text/plain', text),
      '/llms.ko.txt': get('The list of all pages as texts, in Korean', 'text/plain', text),
    },
    components: {
      schemas: {
        Catalogue: z.toJSONSchema(catalogueSchema),
        Product: z.toJSONSchema(productFileSchema),
      },
    },
  };
}
