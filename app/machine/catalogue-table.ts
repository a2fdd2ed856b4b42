/** The catalogue as one table: a row per product and per size that has figures of its own, a column per fact with its unit. */
import { FACT_KEYS, type FactKey, keyEntry } from '#facts/keys.ts';
import type { FactRecord, Measure } from '#facts/record.ts';
import type { Localized } from '#facts/values.ts';

import type { Catalogue, ProductRecord } from './catalogue-schema.ts';

export type Cell = string | number;
export interface Table {
  head: string[];
  rows: Cell[][];
}

interface Row {
  product: ProductRecord;
  /** The size whose figures the row holds; without one, what holds for the whole product. */
  size?: string;
  facts: readonly FactRecord[];
}

interface Column {
  head: Localized;
  cell: (row: Row, language: keyof Localized) => Cell;
}

/** @param language of heads and words; the numbers are the same */
export function catalogueTable({ products }: Catalogue, language: keyof Localized): Table {
  const rows = products.flatMap(rowsOf);
  const used = new Set(rows.flatMap(({ facts }) => facts.map(({ key }) => key)));
  const columns = [
    ...OWN,
    ...FACT_KEYS.filter((key) => used.has(key)).flatMap((key) => columnsOf(key, rows)),
    ...LAST,
  ].filter(({ cell }) => rows.some((row) => cell(row, language) !== ''));
  return {
    head: columns.map(({ head }) => head[language]),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row, language))),
  };
}

function rowsOf(product: ProductRecord): Row[] {
  // Of one size, not of some from one to another: DN 50, not DN 40–150.
  const named = [
    ...new Set(
      product.facts.flatMap(({ key, scope }) =>
        scope.size !== undefined && keyEntry(key).shown.includes('size-table') ? scope.size : [],
      ),
    ),
  ].filter((size) => !size.includes('–'));
  // One size of a step of the S40 is no table of sizes.
  const sizes = named.length > 1 ? named : [];
  return [
    { product, facts: product.facts.filter(({ scope }) => !sizes.includes(scope.size ?? '')) },
    ...sizes.map((size) => ({
      product,
      size,
      facts: product.facts.filter(({ scope }) => scope.size === size),
    })),
  ];
}

const OWN: readonly Column[] = [
  { head: { ko: '코드', en: 'Code' }, cell: ({ product }) => product.code },
  { head: { ko: '호칭경', en: 'One size' }, cell: ({ size = '' }) => size },
  { head: { ko: '제품명', en: 'Name' }, cell: ({ product }, language) => product.name[language] },
  {
    head: { ko: '분류', en: 'Category' },
    cell: ({ product }, language) => product.category.name[language],
  },
];

const LAST: readonly Column[] = [
  {
    head: { ko: '확인할 점', en: 'To be known' },
    cell: ({ product, size, facts }, language) =>
      [
        ...(size === undefined ? [product.mustKnow?.[language] ?? ''] : []),
        ...facts.flatMap(({ name, reservations }) =>
          reservations.map(({ text }) => `${name[language]}: ${text[language]}`),
        ),
      ]
        .filter((text, at, all) => text !== '' && all.indexOf(text) === at)
        .join('; '),
  },
  {
    head: { ko: '자료 없음 (문의 항목)', en: 'Not stated (can be asked for)' },
    cell: ({ product, size }, language) =>
      size === undefined ? product.notStated.map(({ name }) => name[language]).join(', ') : '',
  },
  { head: { ko: '주소', en: 'Address' }, cell: ({ product }, language) => product.url[language] },
];

/** A number's lower and upper end in columns of their own where all that is stated under the key are single measures; else its words. */
function columnsOf(key: FactKey, rows: readonly Row[]): Column[] {
  const all = rows.flatMap(({ facts }) => facts.filter((fact) => fact.key === key));
  const { label } = keyEntry(key);
  const of = ({ facts }: Row) => facts.filter((fact) => fact.key === key);
  const words: Column = {
    head: label,
    cell: (row, language) =>
      of(row)
        .map(({ text }) => text[language])
        .join('; '),
  };
  const only = (row: Row): Measure | undefined => {
    const [first, ...more] = of(row).flatMap(({ measures = [] }) => measures);
    return more.length === 0 ? first : undefined;
  };
  const unit = all.flatMap(({ measures = [] }) => measures)[0]?.unit.symbol;
  if (unit === undefined || unit === '1') return [words];
  const inUnit = (end: Localized): Localized => ({
    ko: `${label.ko} ${end.ko}[${unit}]`,
    en: `${label.en} ${end.en}[${unit}]`,
  });
  const measures = rows.flatMap((row) => only(row) ?? []);
  if (measures.every(({ value }) => value !== undefined))
    return [
      { head: inUnit({ ko: '', en: '' }), cell: (row) => only(row)?.value ?? '' },
      ...(rows.some((row) => of(row).length > 0 && !only(row)) ? [words] : []),
    ];
  return [
    {
      head: inUnit({ ko: '최소 ', en: 'min ' }),
      cell: (row) => only(row)?.value ?? only(row)?.minimum ?? '',
    },
    {
      head: inUnit({ ko: '최대 ', en: 'max ' }),
      cell: (row) => only(row)?.value ?? only(row)?.maximum ?? '',
    },
    words,
  ];
}

/** RFC 4180, with the mark that tells Excel it is UTF-8. Every text is the site's own: none begins a formula. */
export function csvOf({ head, rows }: Table): string {
  const quoted = (cell: Cell) =>
    typeof cell === 'number' ? String(cell) : `"${cell.replaceAll('"', '""')}"`;
  return `\ufeff${[head, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;
}
