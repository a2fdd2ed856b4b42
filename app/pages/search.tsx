export { SearchPage as default } from '#app/features/search/search-page.tsx';
