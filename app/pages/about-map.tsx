export { MapPage as default } from '#app/features/company/map-page.tsx';
