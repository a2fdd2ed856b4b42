import type { ComponentType } from 'react';

import { createMatcher } from '#app/router/match.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';
import { lazyChunk, type LazyChunk } from '#app/ui/lazy-chunk.ts';

import type { PageContent, PageId } from './loaders.server.ts';

/** A kind of page: where it stands and what shows it. */
export interface Page<Id extends PageId> {
  /** Pattern of its addresses. */
  path: string;
  /** Its component, `pages/{id}.tsx`: fetched once, for prefetching, moving and hydration alike. */
  code: LazyChunk<ComponentType<{ data: PageContent<Id> }>>;
  /** Where an unknown address of this pattern leads instead. */
  orElse?: string;
}

type Load<Id extends PageId> = () => Promise<{
  default: ComponentType<{ data: PageContent<Id> }>;
}>;

function page<Id extends PageId>(
  path: string,
  load: Load<Id>,
  more: Pick<Page<Id>, 'orElse'> = {},
): Page<Id> {
  return {
    path,
    code: lazyChunk(async () => (await load()).default),
    ...more,
  };
}

type Pages = { readonly [Id in PageId]: Page<Id> };

/** The pages of spec §2, in its order, and those that readings.md adds. */
const pages: Pages = {
  home: page('/', () => import('./pages/home.tsx')),
  products: page('/products', () => import('./pages/products.tsx')),
  // A category id wins; otherwise the segment is a product id (readings.md).
  category: page('/products/:category', () => import('./pages/category.tsx')),
  subcategory: page('/products/:category/:subcategory', () => import('./pages/subcategory.tsx')),
  product: page('/products/:category/:subcategory/:code', () => import('./pages/product.tsx')),
  about: page('/about', () => import('./pages/about.tsx')),
  'about-company': page('/about/company', () => import('./pages/about-company.tsx')),
  'about-organization': page('/about/organization', () => import('./pages/about-organization.tsx')),
  'about-business': page('/about/business', () => import('./pages/about-business.tsx')),
  'about-map': page('/about/map', () => import('./pages/about-map.tsx')),
  gallery: page('/gallery', () => import('./pages/gallery.tsx')),
  // An unknown id leads to the list (spec §8).
  'gallery-item': page('/gallery/:id', () => import('./pages/gallery-item.tsx'), {
    orElse: '/gallery',
  }),
  contact: page('/contact', () => import('./pages/contact.tsx')),
  support: page('/support', () => import('./pages/support.tsx')),
  downloads: page('/downloads', () => import('./pages/downloads.tsx')),
  guides: page('/guides', () => import('./pages/guides.tsx')),
  guide: page('/guides/:id', () => import('./pages/guide.tsx')),
  glossary: page('/glossary', () => import('./pages/glossary.tsx')),
  compare: page('/compare', () => import('./pages/compare.tsx')),
  search: page('/search', () => import('./pages/search.tsx')),
  sitemap: page('/sitemap', () => import('./pages/sitemap.tsx')),
  privacy: page('/privacy', () => import('./pages/privacy.tsx')),
  accessibility: page('/accessibility', () => import('./pages/accessibility.tsx')),
  offline: page('/offline', () => import('./pages/offline.tsx')),
  // The pages of content/pages.
  'text-page': page('/pages/:id', () => import('./pages/text-page.tsx')),
  admin: page('/admin', () => import('./pages/admin.tsx')),
  'not-found': page('*', () => import('./pages/not-found.tsx')),
};

/** Under `npm run dev` an edit may run this module again in the browser: the code that has been loaded stays loaded. */
function kept(): Pages {
  if (!import.meta.hot || import.meta.env.SSR) return pages;
  const data = import.meta.hot.data as { pages?: Pages };
  data.pages ??= pages;
  return data.pages;
}

export const PAGES: Pages = kept();

export const PAGE_IDS = Object.keys(PAGES) as PageId[];

const match = createMatcher(PAGE_IDS.map((id) => ({ id, path: PAGES[id].path })));

/** The kind of page at a path, and what the path says about it. */
export function pageAt(pathname: string): { id: PageId; params: PageRequest['params'] } {
  return match(pathname) ?? { id: 'not-found', params: {} };
}
