import { sleeveElastomers } from '#content/index.ts';
import { sourceOf } from '#content/provenance.ts';
import type { Product } from '#content/schema/product.ts';
import type { Provenance } from '#content/schema/provenance.ts';

import type { TableView } from '#app/shared/page/views.ts';
import { SourceList } from '#app/shared/table/sources.server.ts';
import type { Language } from '#contract/address.ts';

import { productSpecs } from './product-specs.server.ts';
import { productElastomers, variantTable } from './product-tables.server.ts';

/** The figures of a product with the marks of their sources, and the sources: the same on its page and its data sheet. */
export function sourcedFigures(product: Product, language: Language) {
  const sources = new SourceList(language);
  const marked = (table: TableView | undefined, source: Provenance['source'] | undefined) =>
    table && { ...table, ...sources.mark(source, JSON.stringify(table.rows)) };
  const specs = productSpecs(product, language, sources);
  const variants = marked(
    variantTable(product, language),
    sourceOf(product.provenance, 'technical'),
  );
  const elastomers = marked(productElastomers(product, language), sleeveElastomers[0]?.source);
  return { specs, variants, elastomers, sources: sources.texts };
}
