export { SitemapPage as default } from '#app/features/sitemap/sitemap-page.tsx';
