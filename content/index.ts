/**
 * The content of the site: everything validated once, when this module is loaded, and the look-ups that loaders,
 * prerendering and tools use. Runs in plain Node and in Vite. Components import types only.
 */
import { raw } from './entries.ts';
import { endWithFaults } from './end-with-faults.ts';
import { buildCatalogue } from './registry.ts';
import type { Catalogue } from './registry.ts';
import type { Category, Subcategory } from './schema/category.ts';
import type { Document } from './schema/document.ts';
import type { GalleryItem } from './schema/gallery.ts';
import type { Guide } from './schema/guide.ts';
import type { Product } from './schema/product.ts';
import type { TextPage } from './schema/text-page.ts';

const catalogue = checked();

/** The five categories, in menu order. */
export const categories: readonly Category[] = catalogue.categories;
/** All products, in catalogue order. */
export const products: readonly Product[] = catalogue.products;
/** All catalogue sections. */
export const documents: readonly Document[] = catalogue.documents;
/** All gallery items, newest first. */
export const gallery: readonly GalleryItem[] = catalogue.gallery;
/** The pages of text, in the order of their ids. */
export const textPages: readonly TextPage[] = catalogue.textPages;
/** The guides, in their order. */
export const guides: readonly Guide[] = catalogue.guides;

export * from './singles.ts';

/** The catalogue; a program that reads faulty content ends here, with the faults in words. */
function checked(): Catalogue {
  try {
    return buildCatalogue(raw);
  } catch (error) {
    return endWithFaults(error);
  }
}

/** Outcome of a product look-up (spec §4, "Product detail load"). */
export type ProductLookup =
  | {
      kind: 'found';
      product: Product;
      category: Category;
      subcategory: Subcategory;
      previous: Product | null;
      next: Product | null;
    }
  | { kind: 'invalid_params' }
  | { kind: 'product_not_found' };

/** Outcome of a subcategory look-up (spec §2, "Subcategory fallback"). */
export type SubcategoryLookup =
  | { kind: 'found'; category: Category; subcategory: Subcategory }
  /** None given, or an unknown one where the category falls back: the default is shown, and is the canonical. */
  | { kind: 'default'; category: Category; subcategory: Subcategory }
  | { kind: 'subcategory_not_found'; category: Category }
  | { kind: 'category_not_found' };

/** The category with this id, or undefined. Ids are lower case and matched exactly. */
export const findCategory = (id: string): Category | undefined =>
  categories.find((item) => item.id === id);

/**
 * The subcategory to show for the parameters of a category address.
 * @param subcategory undefined where the address has none: the category's first one is used.
 */
export function findSubcategory(category: string, subcategory?: string): SubcategoryLookup {
  const group = findCategory(category);
  const first = group?.subcategories[0];
  if (!group || !first) return { kind: 'category_not_found' };
  const found = group.subcategories.find((item) => item.id === subcategory);
  if (found) return { kind: 'found', category: group, subcategory: found };
  if (subcategory === undefined || group.unknownSubcategory === 'fallback') {
    return { kind: 'default', category: group, subcategory: first };
  }
  return { kind: 'subcategory_not_found', category: group };
}

/** A found product with its category, subcategory and neighbours in the same group. */
function found(product: Product): ProductLookup {
  const group = findSubcategory(product.category, product.subcategory);
  if (group.kind !== 'found') return { kind: 'product_not_found' };
  const ids = group.subcategory.products;
  const index = ids.indexOf(product.id);
  const neighbour = (offset: number): Product | null =>
    products.find((item) => item.id === ids[index + offset]) ?? null;
  return { ...group, product, previous: neighbour(-1), next: neighbour(1) };
}

/**
 * Product look-up by address (spec §5: category, subcategory and code are all needed; the code matches in any case).
 * Pure: the same parameters always give the same result.
 */
export function findProduct(category?: string, subcategory?: string, code?: string): ProductLookup {
  if (!category || !subcategory || !code) return { kind: 'invalid_params' };
  const id = code.toLowerCase();
  const product = products.find(
    (item) => item.id === id && item.category === category && item.subcategory === subcategory,
  );
  return product ? found(product) : { kind: 'product_not_found' };
}

/** Product look-up by id alone, any case: the short address `/products/{productId}`. */
export function findProductById(productId?: string): ProductLookup {
  if (!productId) return { kind: 'invalid_params' };
  const product = products.find((item) => item.id === productId.toLowerCase());
  return product ? found(product) : { kind: 'product_not_found' };
}

/** What a category lists: its subcategories, then links to those of others that are looked for here too. */
export const listedIn = ({ subcategories, also = [] }: Category): Subcategory[] => [
  ...subcategories,
  ...categories.flatMap((other) =>
    other.subcategories.filter(({ category, id }) => also.includes(`${category}/${id}`)),
  ),
];

/** The products of a subcategory, in catalogue order. */
export const productsOf = (subcategory: Subcategory): Product[] =>
  subcategory.products.flatMap((id) => products.find((item) => item.id === id) ?? []);

/** The catalogue section with this id, or undefined. */
export const findDocument = (id: string): Document | undefined =>
  documents.find((item) => item.id === id);

/** The gallery item with this id, written in plain decimal digits; undefined otherwise (spec §8: redirect to the list). */
export const findGalleryItem = (id: string): GalleryItem | undefined =>
  gallery.find((item) => String(item.id) === id);

/** The page of text with this id, or undefined. */
export const findTextPage = (id: string): TextPage | undefined =>
  textPages.find((item) => item.id === id);

/** The guide with this id, or undefined. */
export const findGuide = (id: string): Guide | undefined => guides.find((item) => item.id === id);
