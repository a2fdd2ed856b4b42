import { NOT_APPLICABLE_TEXT } from '#content/format.ts';
import { categories, pages, products, sleeveElastomers } from '#content/index.ts';
import { sourceOf } from '#content/provenance.ts';
import type { Product } from '#content/schema/product.ts';
import { rowApplies } from '#content/specifications.ts';
import { temperatureWithExtension } from '#content/tables.ts';

import { localize } from '#app/i18n/localize.ts';
import { translator } from '#app/i18n/translate.ts';
import { atSize } from '#app/shared/fit/at-size.ts';
import type { FinderItem } from '#app/shared/fit/finder-data.ts';
import { finderItem } from '#app/shared/fit/finder-item.server.ts';
import { headOf } from '#app/shared/page/page-head.server.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';
import { pictureView } from '#app/shared/picture/picture-view.server.ts';
import { SourceList } from '#app/shared/table/sources.server.ts';
import type { Language } from '#contract/address.ts';

import type { CompareData, CompareFacts, CompareItem } from './compare-data.ts';
import {
  type Kind,
  kindOf,
  notStated,
  productRows,
  type Rows,
  sizesOf,
  TEMPERATURE,
  TEMPERATURE_LABEL,
} from './product-rows.server.ts';

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
    messages: 'comparison',
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

interface Draft {
  item: Omit<CompareItem, 'values' | 'rows'>;
  rows: Rows;
  kind: Kind;
  /** Whether a row applies to the product; undefined where its kind decides. */
  applies: (row: string) => boolean | undefined;
}

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
  const bySize = translator(language)('comparison:bySize');
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
  const text = translator(language)('comparison:series', { range: torque.text });
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
