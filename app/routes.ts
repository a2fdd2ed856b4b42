import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Pages for those who build the site; not part of what is built. */
const development = [
  route('dev/blocks', 'routes/dev/blocks.tsx'),
  route('data/:language/search.json', 'routes/dev/search-index.ts'),
  route('data/:language/compare/1.json', 'routes/dev/compare-data.ts'),
  route('data/:language/products/:category/:subcategory/:code/1.json', 'routes/dev/page-data.ts'),
];

/** The routes of spec §2, in its order. */
export default [
  index('routes/home.tsx'),
  route('products', 'routes/products.tsx'),
  // A category id wins; otherwise the segment is a product id (readings.md).
  route('products/:category', 'routes/category.tsx'),
  route('products/:category/:subcategory', 'routes/subcategory.tsx'),
  route('products/:category/:subcategory/:code', 'routes/product.tsx'),
  route('about', 'routes/about-message.tsx'),
  route('about/company', 'routes/about-company.tsx'),
  route('about/organization', 'routes/about-organization.tsx'),
  route('about/business', 'routes/about-business.tsx'),
  route('about/map', 'routes/about-map.tsx'),
  route('gallery', 'routes/gallery.tsx'),
  route('gallery/:id', 'routes/gallery-item.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('support', 'routes/support.tsx'),
  route('downloads', 'routes/downloads.tsx'),
  route('compare', 'routes/compare.tsx'),
  route('sitemap', 'routes/sitemap.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('admin', 'routes/admin.tsx'),
  ...(process.env['NODE_ENV'] === 'development' ? development : []),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
