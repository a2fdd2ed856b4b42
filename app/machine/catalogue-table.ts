/** The catalogue as one table: a row per product and per size that has figures of its own, a column per fact with its unit. */
import { FACT_KEYS, type FactKey, keyEntry } from '#facts/keys.ts';
import type { FactRecord, Measure } from '#app/shared/facts/fact-record.ts';
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
  const { facts } = product;
  const single = ({ scope: { size } }: FactRecord) =>
    size && size.from === size.to ? size.from : undefined;
  const named = new Set(
    facts.flatMap((fact) =>
      keyEntry(fact.key).shown.includes('size-table') ? (single(fact) ?? []) : [],
    ),
  );
  // One size among the steps of the S40 is no table of sizes.
  const sizes = named.size > 1 ? [...named] : [];
  return [
    {
      product,
      // What is stated of some sizes together stays, with all of its key.
      facts: facts.filter(({ key }) =>
        facts.some((fact) => fact.key === key && !sizes.includes(single(fact) ?? '')),
      ),
    },
    ...sizes.map((size) => ({
      product,
      size,
      facts: facts.filter(({ scope }) => scope.size && holds(scope.size, size)),
    })),
  ];
}

/** Whether a size lies between two, by their DN; by inches only the same name is the same. */
function holds({ from, to }: { from: string; to: string }, size: string): boolean {
  const [low, high, dn] = [from, to, size].map((name) => Number(/^DN (\d+)$/.exec(name)?.[1]));
  return size === from || (low! <= dn! && dn! <= high!);
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
    cell: ({ product, facts }, language) =>
      [
        product.mustKnow?.[language] ?? '',
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

const isExtended = ({ scope }: FactRecord) => scope.version === 'extended';
/** What a number alone would not say: at which frequency, of which option or version. */
const isNarrowed = ({ scope: { at, option, version, material, designation } }: FactRecord) =>
  [at, option, material, designation].some((each) => each !== undefined) ||
  (version !== undefined && version !== 'standard');

/** Columns of a key: its numbers where one is stated without a condition, its words where they say more, an extended limit apart. */
function columnsOf(key: FactKey, rows: readonly Row[]): Column[] {
  const { label } = keyEntry(key);
  const of = ({ facts }: Row, extended: boolean) =>
    facts.filter((fact) => fact.key === key && isExtended(fact) === extended);
  const words: Column = {
    head: label,
    cell: (row, language) =>
      [...of(row, false), ...of(row, true)].map(({ text }) => text[language]).join('; '),
  };
  const number = (
    end: Localized,
    extended: boolean,
    read: (measure: Measure) => number | undefined,
  ): Column => ({
    head: {
      ko: `${label.ko} ${end.ko}[${unit}]`,
      en: `${label.en} ${end.en}[${unit}]`,
    },
    cell: (row) => {
      const [only, ...more] = of(row, extended).filter((fact) => extended || !isNarrowed(fact));
      const [measure, ...others] = more.length === 0 ? (only?.measures ?? []) : [];
      return measure && others.length === 0 ? (read(measure) ?? '') : '';
    },
  });
  const all = rows.flatMap(({ facts }) => facts.filter((fact) => fact.key === key));
  const unit = all.flatMap(({ measures = [] }) => measures)[0]?.unit.symbol;
  if (unit === undefined || unit === '1') return [words];
  const isValue = all.every(({ measures = [] }) =>
    measures.every(({ value }) => value !== undefined),
  );
  return [
    ...(isValue
      ? [number({ ko: '', en: '' }, false, ({ value }) => value)]
      : [
          number({ ko: '최소 ', en: 'min ' }, false, ({ value, minimum }) => value ?? minimum),
          number({ ko: '최대 ', en: 'max ' }, false, ({ value, maximum }) => value ?? maximum),
          number({ ko: '확장 상한 ', en: 'extended limit ' }, true, ({ maximum }) => maximum),
        ]),
    // A single number per product is said by the number.
    ...(isValue && !all.some(isNarrowed) ? [] : [words]),
  ];
}

/** RFC 4180, with the mark that tells Excel it is UTF-8. Every text is the site's own: none begins a formula. */
export function csvOf({ head, rows }: Table): string {
  const quoted = (cell: Cell) =>
    typeof cell === 'number' ? String(cell) : `"${cell.replaceAll('"', '""')}"`;
  return `\ufeff${[head, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;
}
