export { SitemapPage as default } from '#app/features/pages/sitemap-page.tsx';
