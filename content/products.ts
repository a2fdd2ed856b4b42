/**
 * All products. Which page of the catalogue shows a product, and in which order, says the document of its subcategory.
 */
import { filed, importEntries } from './entry-files.ts';
import type { EntryModule } from './entry-files.ts';
import type { ProductEntry } from './schema/product.ts';

type Modules = Record<string, EntryModule<ProductEntry>>;

// Vite writes the imports of the files in place of its call; plain Node, where there is no `import.meta.env`, looks for them.
const modules: Modules = import.meta.env
  ? import.meta.glob<EntryModule<ProductEntry>>('./catalogue/*/*/*.ts', { eager: true })
  : await importEntries('catalogue/*/*/*.ts');

export const products = filed(modules);

/** The products of a subcategory, in the order of their files: for the document that shows them. */
export const productsIn = (subcategory: string): readonly ProductEntry[] =>
  products.flatMap(({ entry }) => (entry.subcategory === subcategory ? [entry] : []));
