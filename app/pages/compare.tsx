export { ComparePage as default } from '#app/features/compare/compare-page.tsx';
