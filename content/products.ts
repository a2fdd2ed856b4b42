/** All products. The document of their subcategory decides which page shows them, and in which order. */
import { filed, importEntries } from './entry-files.ts';
import type { EntryModule } from './entry-files.ts';
import type { ProductEntry } from './schema/product.ts';

type Modules = Record<string, EntryModule<ProductEntry>>;

// Vite replaces the call by imports of the files; plain Node has no `import.meta.env` and finds the files itself.
const modules: Modules = import.meta.env
  ? import.meta.glob<EntryModule<ProductEntry>>('./catalogue/*/*/*.ts', { eager: true })
  : await importEntries('catalogue/*/*/*.ts');

export const products = filed(modules);

/** The products of a subcategory, in the order of their files: for the document that shows them. */
export const productsIn = (subcategory: string): readonly ProductEntry[] =>
  products.flatMap(({ entry }) => (entry.subcategory === subcategory ? [entry] : []));
