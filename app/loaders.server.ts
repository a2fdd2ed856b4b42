import {
  businessData,
  mapData,
  messageData,
  organizationPageData,
  timelineData,
} from '#app/features/company/about.server.ts';
import { categoryPage } from '#app/pages/category.server.ts';
import { compareData } from '#app/features/compare/compare.server.ts';
import { galleryData, galleryItemData } from '#app/features/gallery/gallery.server.ts';
import { glossaryData } from '#app/features/guides/glossary.server.ts';
import { guideData, guidesData } from '#app/features/guides/guides.server.ts';
import { homeData } from '#app/features/home/home.server.ts';
import { inquiryData } from '#app/features/inquiry/inquiry.server.ts';
import { adminData } from '#app/features/admin/admin.server.ts';
import { downloadsData } from '#app/features/downloads/downloads.server.ts';
import { offlineData } from '#app/features/offline/offline.server.ts';
import { privacyData } from '#app/features/privacy/privacy.server.ts';
import { accessibilityData, textPageData } from '#app/features/text-page/text-page.server.ts';
import { searchData } from '#app/features/search/search-page.server.ts';
import { sitemapData } from '#app/features/sitemap/sitemap.server.ts';
import { productPage } from '#app/features/product/product.server.ts';
import { productsPage } from '#app/pages/products.server.ts';
import { subcategoryWithTool } from '#app/pages/subcategory.server.ts';
import { MISSING_PAGE, type MissingPage, type PageData } from '#app/shared/page/page-data.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

/**
 * The loader of each page: the content of an address, in its language. They run in node only; browsers get what they
 * answer as JSON files. What a page's component is given is inferred from here (`PageContent`).
 */
export const LOADERS = {
  home: homeData,
  products: productsPage,
  category: categoryPage,
  subcategory: subcategoryWithTool,
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
  guides: guidesData,
  guide: guideData,
  glossary: glossaryData,
  compare: compareData,
  search: searchData,
  sitemap: sitemapData,
  privacy: privacyData,
  accessibility: accessibilityData,
  offline: offlineData,
  'text-page': textPageData,
  admin: adminData,
  'not-found': (): MissingPage => MISSING_PAGE,
} satisfies Record<string, (request: PageRequest) => PageData | { missing: string }>;

/** A kind of page; the page table (`pages.ts`) says where it stands and what shows it. */
export type PageId = keyof typeof LOADERS;

type Answer = ReturnType<(typeof LOADERS)[PageId]>;

/** What is answered where there is no such page, product or subcategory. */
export type Missing = Extract<Answer, { missing: string }>;

/** What a page's component shows; what is missing is shown by the page of unknown addresses. */
export type PageContent<Id extends PageId> = Id extends 'not-found'
  ? Missing
  : Exclude<ReturnType<(typeof LOADERS)[Id]>, { missing: string }>;
