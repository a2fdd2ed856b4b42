import { z } from 'zod';

/** What an address shows. `product-short` is `/products/{productId}`; `support` shows the contact page. */
export const addressKind = z.enum([
  'home',
  'products',
  'category',
  'subcategory',
  'product',
  'product-short',
  'about',
  'gallery',
  'gallery-item',
  'contact',
  'support',
  'downloads',
  'compare',
  'search',
  'sitemap',
  'privacy',
  'accessibility',
  'offline',
  'text-page',
  'guides',
  'guide',
  'glossary',
  'admin',
]);
export type AddressKind = z.infer<typeof addressKind>;

/** Headings of the sitemap page. `none`: not listed there (aliases and the admin placeholder). */
export const addressGroup = z.enum(['main', 'products', 'company', 'gallery', 'support', 'none']);
export type AddressGroup = z.infer<typeof addressGroup>;

/** One address of the site, without language and page. */
export interface Address {
  /** `/products/sirca-valves/ball-valves`: no trailing slash, no query. */
  path: string;
  kind: AddressKind;
  /** Route parameters: `category`, `subcategory`, `productCode`, `productId`, `id`, `section`. */
  params: Readonly<Record<string, string>>;
  /** Catalogue pages; 1 where there are none. */
  totalPages: number;
  /** Of these, the ones whose canonical address is this path: a category's further pages are its first subcategory's. */
  ownPages: number;
  group: AddressGroup;
  /** Path of the canonical page: differs from `path` for aliases. */
  canonicalPath: string;
  /** True where `canonicalPath` differs: `/products/s30t`, `/support`. Left out of sitemap.xml. */
  alias: boolean;
  noindex: boolean;
  /** The name of the page in lists. */
  title: { ko: string; en: string };
}
