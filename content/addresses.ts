/**
 * Every address of the site, without language and catalogue page: the one list that prerendering, the sitemap and
 * tests read. Short addresses such as `/products/s30t` are aliases: they show the page, whose canonical address is the full one.
 */
import { categories, gallery, guides, pages, products, textPages } from './index.ts';
import type { Address, AddressGroup, AddressKind } from './schema/address.ts';
import type { Localized } from './schema/localized.ts';

interface Options {
  params?: Record<string, string>;
  totalPages?: number;
  ownPages?: number;
  canonicalPath?: string;
  noindex?: boolean;
}

function address(
  path: string,
  kind: AddressKind,
  group: AddressGroup,
  title: Localized,
  {
    params = {},
    totalPages = 1,
    canonicalPath = path,
    ownPages = canonicalPath === path ? totalPages : 0,
    noindex = false,
  }: Options = {},
): Address {
  const alias = canonicalPath !== path;
  return { path, kind, params, totalPages, ownPages, group, canonicalPath, alias, noindex, title };
}

/** A category is a page of its own, and shows its first subcategory, to which its further pages belong. */
const catalogue = categories.flatMap((category) => {
  const [first] = category.subcategories;
  const params = { category: category.id };
  return [
    address(category.path, 'category', 'products', category.name, {
      params,
      totalPages: first?.totalPages ?? 1,
      ownPages: 1,
    }),
    ...category.subcategories.map((subcategory) =>
      address(subcategory.path, 'subcategory', 'products', subcategory.name, {
        params: { ...params, subcategory: subcategory.id },
        totalPages: subcategory.totalPages,
      }),
    ),
  ];
});

const details = products.map((product) =>
  address(product.path, 'product', 'products', productTitle(product.displayCode, product.name), {
    params: {
      category: product.category,
      subcategory: product.subcategory,
      productCode: product.id,
    },
  }),
);

const shortForms = products.map((product) =>
  address(
    `/products/${product.id}`,
    'product-short',
    'none',
    productTitle(product.displayCode, product.name),
    {
      params: { productId: product.id },
      canonicalPath: product.path,
    },
  ),
);

/** `SIRCA HT600 고온용 버터플라이 밸브`. */
function productTitle(code: string, name: Localized): Localized {
  return { ko: `${code} ${name.ko}`, en: `${code} ${name.en}` };
}

/** The about pages in the order of their sidebar, the default first (spec §2). */
export const aboutPages: readonly Address[] = [
  address('/about', 'about', 'company', pages.about.title),
  ...(['company', 'organization', 'business', 'map'] as const).map((section) =>
    address(`/about/${section}`, 'about', 'company', pages[`about-${section}`].title, {
      params: { section },
    }),
  ),
];

/** All addresses, in the order of the sitemap. */
export const addresses: readonly Address[] = [
  address('/', 'home', 'main', pages.home.title),
  address('/products', 'products', 'products', pages.products.title),
  ...catalogue,
  ...details,
  ...shortForms,
  ...aboutPages,
  address('/gallery', 'gallery', 'gallery', pages.gallery.title),
  ...gallery.map((item) =>
    address(`/gallery/${item.id}`, 'gallery-item', 'gallery', item.title, {
      params: { id: String(item.id) },
    }),
  ),
  address('/contact', 'contact', 'support', pages.contact.title),
  // The contact page once more, under the name that the side bar gives it (spec §1).
  address(
    '/support',
    'support',
    'support',
    { ko: '고객센터', en: 'Customer Center' },
    {
      canonicalPath: '/contact',
    },
  ),
  address('/downloads', 'downloads', 'support', pages.downloads.title),
  address('/guides', 'guides', 'support', pages.guides.title),
  ...guides.map(({ id, title }) =>
    address(`/guides/${id}`, 'guide', 'support', title, { params: { id } }),
  ),
  address('/glossary', 'glossary', 'support', pages.glossary.title),
  address('/compare', 'compare', 'support', pages.compare.title),
  address('/search', 'search', 'support', pages.search.title),
  address('/sitemap', 'sitemap', 'support', pages.sitemap.title),
  address('/privacy', 'privacy', 'support', pages.privacy.title),
  address('/accessibility', 'accessibility', 'support', pages.accessibility.title),
  address('/offline', 'offline', 'support', pages.offline.title),
  ...textPages.map(({ id, title }) =>
    address(`/pages/${id}`, 'text-page', 'support', title, { params: { id } }),
  ),
  address('/admin', 'admin', 'none', pages.admin.title, { noindex: true }),
];
