import {
  formatAnsi,
  formatNumber,
  formatQuantity,
  formatStated,
  missingValue,
  NOT_APPLICABLE_TEXT,
  NOT_STATED_TEXT,
} from '#content/format.ts';
import { categories, pages, products, sleeveElastomers } from '#content/index.ts';
import { sourceOf } from '#content/provenance.ts';
import type { Product } from '#content/schema/product.ts';
import type { Localized } from '#content/schema/localized.ts';
import { BY_ACTUATOR, NOT_STATED } from '#content/schema/quantity.ts';
import type { Cell } from '#content/schema/table.ts';
import { temperatureWithExtension } from '#content/tables.ts';
import { rowApplies } from '#content/specifications.ts';

import type { CompareData, CompareFacts, CompareItem, CompareValue } from './compare-data.ts';
import type { Language } from '#contract/address.ts';
import { atSize, sizeSlug } from '#app/shared/fit/at-size.ts';
import type { FinderItem } from '#app/shared/fit/finder-data.ts';
import { finderItem } from '#app/shared/fit/finder-item.server.ts';
import { localize } from '#app/i18n/localize.ts';
import { translator } from '#app/i18n/translate.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

import { headOf } from '#app/shared/page/page-head.server.ts';
import { SourceList } from '#app/shared/table/sources.server.ts';
import { pictureView } from '#app/shared/picture/picture-view.server.ts';

/** A row by its Korean label, which is its key, with what it says of one item. */
type Rows = Map<string, { label: string; value: CompareValue }>;

/** Columns of a table per size that say what a specification of the whole product says too. */
const SAME_ROW: Readonly<Record<string, string>> = {
  '호칭경 DN': '호칭경',
  호칭압력: '압력 등급',
};

/** Keys of the rows of mounting flanges, and of a valve's length. */
const MOUNTING = '장착 규격';
const LENGTH = '길이 L';

/** Rows of two kinds of product that answer one question: the key of the row that they share, by their own. */
const SHARED_ROW: Readonly<Record<string, string>> = {
  '최대 토크': '출력 토크',
  '출력 플랜지': MOUNTING,
  '작동 방식 (복동식/단동식)': '작동 방식',
  길이: LENGTH,
};

/** Labels of the shared rows. */
const SHARED_LABELS: Readonly<Record<string, Localized>> = {
  '출력 토크': { ko: '토크 (최대)', en: 'Torque (max.)' },
  [MOUNTING]: { ko: '장착 플랜지', en: 'Mounting flange' },
  '작동 방식': { ko: '작동 방식', en: 'Action' },
  [LENGTH]: { ko: LENGTH, en: 'Length L' },
};

/** Key of the row of temperatures: of the medium, since what an actuator's refers to is not stated. */
const TEMPERATURE = '사용 온도';
const TEMPERATURE_LABEL: Localized = { ko: TEMPERATURE, en: 'Temperature' };
const ACTUATOR_TEMPERATURE: Localized = {
  ko: '사용 온도 (액추에이터)',
  en: 'Temperature (actuator)',
};

/** Key of the row of what happens on loss of air or power. */
const FAIL_POSITION = '비상 시 위치';

/** Names of the makers that the specification names. */
const BRAND_NAMES = { sirca: 'SIRCA' } as const;

/** Data of the comparison: every product and every size that has figures of its own. */
export function compareData(request: PageRequest): CompareData {
  const { language } = request;
  const text = localize(pages.compare, language);
  const sources = new SourceList(language);
  const all = products.flatMap((product) => itemsOf(product, language, sources));
  const labels = new Map(
    all.flatMap(({ rows }) => [...rows].map(([key, { label }]) => [key, label])),
  );
  // Where nothing else is said of a row: within a kind that has it a missing value is "not stated", in another "not applicable".
  const kinds = new Map<string, Set<Kind>>();
  for (const { rows, kind } of all)
    for (const key of rows.keys()) kinds.set(key, (kinds.get(key) ?? new Set()).add(kind));
  return {
    kind: 'compare',
    head: headOf(language, {
      path: '/compare',
      ...text,
      trail: [{ name: pages.products.title[language], to: '/products' }],
    }),
    sheet: text.title,
    title: text.title,
    lead: text.description,
    rows: [...labels].map(([key, label]) => ({ key, label })),
    items: all.map(({ item, rows, kind, applies }) => ({
      ...item,
      rows: [...rows.keys()],
      values: Object.fromEntries(
        [...labels.keys()].map((key) => [
          key,
          rows.get(key)?.value ??
            ((applies(key) ?? kinds.get(key)?.has(kind))
              ? notStated(language)
              : { text: NOT_APPLICABLE_TEXT[language], quiet: true }),
        ]),
      ),
    })),
    sources: sources.texts,
  };
}

const notStated = (language: Language): CompareValue => ({
  text: NOT_STATED_TEXT[language],
  quiet: true,
  askable: true,
});

type Kind = 'valve' | 'actuator';

interface Draft {
  item: Omit<CompareItem, 'values' | 'rows'>;
  rows: Rows;
  kind: Kind;
  /** Whether a row applies to the product; undefined where its kind decides. */
  applies: (row: string) => boolean | undefined;
}

const kindOf = ({ technical }: Product): Kind =>
  technical.family.endsWith('actuator') ? 'actuator' : 'valve';

/** A product, then its sizes. */
function itemsOf(product: Product, language: Language, sources: SourceList): Draft[] {
  const kind = kindOf(product);
  const applies = (row: string) => rowApplies(row, product.technical);
  const facts = withCondition(
    withSeries(finderItem(product, language), language),
    product,
    language,
  );
  const base: Draft['item'] = {
    id: product.id,
    product: product.id,
    code: product.code,
    badge: product.displayCode,
    name: product.name[language],
    category: product.category,
    theme: categories.find(({ id }) => id === product.category)?.theme ?? 'neutral',
    path: product.path,
    image: pictureView(product.image, language),
    facts: factsOf(facts),
    marks: marksOf(product, sources),
  };
  const rows = productRows(product, language, sources);
  // A pinch valve's temperature is its sleeve's, which stands in a table of its own.
  const { temperature } = facts;
  if (temperature?.sleeve && !rows.has(TEMPERATURE))
    rows.set(TEMPERATURE, {
      label: TEMPERATURE_LABEL[language],
      value: {
        text: temperature.text,
        ...sources.mark(sleeveElastomers[0]?.source, temperature.text),
      },
    });
  const sizes = sizesOf(product, language, sources);
  const bySize = translator(language)('compare:bySize');
  const whole: Rows = new Map(rows);
  for (const [key, { label }] of sizes[0]?.rows ?? [])
    if (!whole.has(key)) whole.set(key, { label, value: { text: bySize, quiet: true } });
  return [
    { item: base, rows: whole, kind, applies },
    ...sizes.map(({ slug, size, rows: own }) => ({
      item: { ...base, id: `${product.id}.${slug}`, size, facts: factsOf(atSize(facts, slug)) },
      rows: new Map([...rows, ...own]),
      kind,
      applies,
    })),
  ];
}

/** A range that is stated of a series as a whole says so: no size has all of it. */
function withSeries(item: FinderItem, language: Language): FinderItem {
  const { torque } = item;
  if (!torque?.series) return item;
  const text = translator(language)('compare:series', { range: torque.text });
  return { ...item, torque: { ...torque, text } };
}

/** An extended temperature says that its condition is not stated: the finder has no room for it. */
function withCondition(item: FinderItem, { technical }: Product, language: Language): FinderItem {
  const { temperature } = item;
  if (!temperature || technical.family !== 'ball-valve') return item;
  return {
    ...item,
    temperature: { ...temperature, text: temperatureWithExtension(technical, language) },
  };
}

const factsOf = ({ size, rating, temperature, torque }: FinderItem): CompareFacts => ({
  ...(size !== undefined && { size }),
  ...(rating && { rating }),
  ...(temperature !== undefined && { temperature }),
  ...(torque !== undefined && { torque }),
});

/** The sources of what is drawn; a pinch valve's temperature is its sleeve's. */
function marksOf({ provenance, technical }: Product, sources: SourceList): CompareItem['marks'] {
  const fields = ['size', 'rating', 'temperature', 'torque'] as const;
  return Object.fromEntries(
    fields.flatMap((field) => {
      const source =
        field === 'temperature' && technical.family.startsWith('pinch-valve')
          ? sleeveElastomers[0]?.source
          : sourceOf(provenance, `technical.${field}`);
      const { mark } = sources.mark(source, '1');
      return mark === undefined ? [] : [[field, mark]];
    }),
  );
}

function productRows(product: Product, language: Language, sources: SourceList): Rows {
  const { brand, specifications, specificationSources } = product;
  const labels = Object.keys(specifications[language]);
  const rows: Rows = new Map([
    [
      '브랜드',
      {
        label: language === 'ko' ? '브랜드' : 'Brand',
        value: brand === NOT_STATED ? notStated(language) : { text: BRAND_NAMES[brand] },
      },
    ],
  ]);
  Object.values(specifications[language]).forEach((text, index) => {
    // Both languages list the same rows in the same order; the Korean label names a row.
    const own = Object.keys(specifications.ko)[index] ?? '';
    const ofActuator = own === TEMPERATURE && kindOf(product) === 'actuator';
    const key = ofActuator ? ACTUATOR_TEMPERATURE.ko : (SHARED_ROW[own] ?? own);
    const label = ofActuator ? ACTUATOR_TEMPERATURE : SHARED_LABELS[key];
    rows.set(key, {
      label: label?.[language] ?? labels[index] ?? key,
      value:
        missingValue(text) === 'not-stated'
          ? notStated(language)
          : {
              text,
              ...(missingValue(text) && { quiet: true }),
              ...sources.mark(specificationSources[index], text),
            },
    });
  });
  for (const [key, row] of statedElsewhere(product, language, sources)) rows.set(key, row);
  return rows;
}

/** What a product states in another place than the row that asks for it: "not stated" would be wrong. */
function statedElsewhere(
  { technical, provenance }: Product,
  language: Language,
  sources: SourceList,
): Rows {
  const t = translator(language);
  const stated = (field: string, text: string): CompareValue => ({
    text,
    ...sources.mark(sourceOf(provenance, `technical.${field}`), text),
  });
  const rows: Rows = new Map();
  const set = (key: string, label: string, value: CompareValue) => rows.set(key, { label, value });
  if (technical.family === 'quarter-turn-actuator')
    set('회전각', t('compare:rotation'), stated('time', `${technical.time.angle}°`));
  if (technical.family === 'pneumatic-actuator') {
    const { torque, mounting } = technical;
    const range = t('compare:series', { range: formatQuantity(torque, language) });
    set('출력 토크', SHARED_LABELS['출력 토크']?.[language] ?? '', stated('torque', range));
    set(MOUNTING, SHARED_LABELS[MOUNTING]?.[language] ?? '', {
      ...stated('mounting', t('compare:sizeNotStated', { standard: mounting })),
      askable: true,
    });
  }
  if (technical.family === 'pneumatic-actuator' && technical.action === 'double-acting')
    set(FAIL_POSITION, t('compare:failPosition'), { text: t('compare:failsDoubleActing') });
  if (technical.family.startsWith('pinch-valve'))
    set(FAIL_POSITION, t('compare:failPosition'), { text: t('compare:failsPinch') });
  if (technical.family === 'pinch-valve-flanged')
    set('접속', t('compare:connection'), { text: t('compare:flanged') });
  if (technical.family === 'butterfly-valve')
    set('액추에이터 공급 압력', t('compare:actuatorSupply'), {
      text: formatStated(BY_ACTUATOR, language, String),
      quiet: true,
    });
  // The maximum of a class falls with temperature; a rating alone, such as that of S20, is no operating pressure.
  if (technical.family === 'ball-valve' && technical.rating.maxByAnsi) {
    const classes = technical.rating.maxByAnsi;
    const bar = `${classes.map((each) => each.bar).join('/')} bar (${formatAnsi(classes.map(({ ansi }) => ansi))})`;
    set(
      '최대 사용 압력',
      t('compare:maxOperatingPressure'),
      stated('rating', t('compare:falls', { maximum: bar })),
    );
  }
  return rows;
}

interface Size {
  /** For addresses: `100`, `1-4`. */
  slug: string;
  /** As shown: `DN 100`, `1/4–1 in`. */
  size: string;
  rows: Rows;
}

/** Sizes with figures of their own; the models of a series are products themselves. */
function sizesOf(product: Product, language: Language, sources: SourceList): Size[] {
  const table = product.variantTable;
  if (!table || product.technical.family === 'quarter-turn-actuator') return [];
  return table.rows.map((cells) => {
    const [first] = cells;
    const size = typeof first === 'number' ? `DN ${first}` : cellText(first, language);
    const rows: Rows = new Map();
    table.columns.forEach((column, index) => {
      const key = SAME_ROW[column.label.ko] ?? SHARED_ROW[column.label.ko] ?? column.label.ko;
      const specification = Object.keys(product.specifications.ko).indexOf(key);
      const label =
        SHARED_LABELS[key]?.[language] ??
        Object.keys(product.specifications[language])[specification] ??
        column.label[language];
      const text = index === 0 ? size : withUnit(cellText(cells[index], language), column.unit);
      // A figure per size that no row of the whole product states is of the technical data as well.
      const source =
        product.specificationSources[specification] ?? sourceOf(product.provenance, 'technical');
      rows.set(key, { label, value: { text, ...sources.mark(source, text) } });
    });
    return { slug: sizeSlug(size), size, rows };
  });
}

const withUnit = (text: string, unit: string | undefined) =>
  unit === undefined ? text : `${text} ${unit}`;

function cellText(cell: Cell | undefined, language: Language): string {
  if (cell === undefined) return NOT_STATED_TEXT[language];
  if (typeof cell === 'number') return formatNumber(cell);
  return typeof cell === 'string' ? cell : cell[language];
}
