import {
  businessData,
  mapData,
  messageData,
  organizationPageData,
  timelineData,
} from '#app/routes/data/about.ts';
import { categoryPage } from '#app/routes/data/category.ts';
import { compareData } from '#app/routes/data/compare.ts';
import { galleryData, galleryItemData } from '#app/routes/data/gallery.ts';
import { homeData } from '#app/routes/data/home.ts';
import { inquiryData } from '#app/routes/data/inquiry.ts';
import {
  adminData,
  downloadsData,
  privacyData,
  sitemapData,
} from '#app/routes/data/plain-pages.ts';
import { productPage } from '#app/routes/data/product.ts';
import { productsData } from '#app/routes/data/products.ts';
import { subcategoryPage } from '#app/routes/data/subcategory.ts';
import { MISSING_PAGE, type MissingPage } from '#app/shared/page/page-data.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

/**
 * The loader of each page: the content of an address, in its language. They run in node only; browsers get what they
 * answer as JSON files. What a page's component is given is inferred from here (`PageContent`).
 */
export const LOADERS = {
  home: homeData,
  products: productsData,
  category: categoryPage,
  subcategory: subcategoryPage,
  product: productPage,
  about: messageData,
  'about-company': timelineData,
  'about-organization': organizationPageData,
  'about-business': businessData,
  'about-map': mapData,
  gallery: galleryData,
  'gallery-item': galleryItemData,
  contact: inquiryData,
  support: inquiryData,
  downloads: downloadsData,
  compare: compareData,
  sitemap: sitemapData,
  privacy: privacyData,
  admin: adminData,
  'not-found': (): MissingPage => MISSING_PAGE,
} satisfies Record<string, (request: PageRequest) => unknown>;

/** A kind of page; the page table (`pages.ts`) says where it stands and what shows it. */
export type PageId = keyof typeof LOADERS;

type Answer = ReturnType<(typeof LOADERS)[PageId]>;

/** What is answered where there is no such page, product or subcategory. */
export type Missing = Extract<Answer, { missing: string }>;

/** What a page's component shows. */
export type PageContent<Id extends PageId> = Exclude<
  ReturnType<(typeof LOADERS)[Id]>,
  { missing: string }
>;
